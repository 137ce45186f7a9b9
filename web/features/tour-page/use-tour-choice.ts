import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useHydrated } from '#web/platform/hydrated.ts'
import { type Choice, type Choosable, nothingChosen, readChoice, writeChoice } from './choice.ts'

/**
 * What the visitor chooses. The address tells it first; from the first change on the page knows it, and the address
 * follows without an entry of its own in the history, also after an entry that was left for good (see `useOverlay`).
 */
export function useTourChoice(tour: Choosable): [Choice, (change: Partial<Choice>) => void] {
  const { search, hash, state } = useLocation()
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  const [changed, setChanged] = useState<Choice | null>(null)
  const choice = changed ?? (isHydrated ? readChoice(new URLSearchParams(search), tour) : nothingChosen(tour))

  useEffect(() => {
    if (!changed) return
    const present = new URLSearchParams(search)
    const wanted = writeChoice(present, changed, tour)
    if (String(wanted) === String(present)) return
    navigate({ search: String(wanted), hash }, { replace: true, state, preventScrollReset: true })
  }, [changed, search, hash, state, tour, navigate])

  return [choice, (change) => setChanged({ ...choice, ...change })]
}
