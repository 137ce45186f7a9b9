import { useState } from 'react'
import { useNavigate } from 'react-router'
import { gridAddress, type TourSearch } from './tour-search-address.ts'

export interface Narrowing {
  /** What is chosen, at once; the results follow. */
  wished: TourSearch
  /** `replace` where a step back through every value would be a nuisance: a dragged slider, a tick to compare. */
  narrow: (next: TourSearch, history?: 'push' | 'replace') => void
}

/** The choices in front of the visitor: they change with the press, and follow the address when it changes by itself. */
export function useNarrowing(inAddress: TourSearch): Narrowing {
  const navigate = useNavigate()
  const address = gridAddress(inAddress)
  const [followed, setFollowed] = useState(address)
  const [wished, setWished] = useState(inAddress)
  if (followed !== address) {
    setFollowed(address)
    setWished(inAddress)
  }
  return {
    wished,
    narrow(next, history = 'push') {
      setWished(next)
      navigate(gridAddress(next), { replace: history === 'replace', preventScrollReset: true })
    },
  }
}
