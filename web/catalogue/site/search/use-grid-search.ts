import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { gridAddress } from './search-address.ts'

/** Goes to the grid with what a form says, without what it leaves empty. */
export function useGridSearch() {
  const navigate = useNavigate()
  return (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    navigate(gridAddress(new FormData(event.currentTarget)))
  }
}
