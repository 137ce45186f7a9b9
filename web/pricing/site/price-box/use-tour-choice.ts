import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useHydrated } from '#web/platform/hydrated.ts'
import { type Choice, type Choosable, nothingChosen, readChoice, writeChoice } from './choice.ts'

/** The press is answered first; the address may follow when that is drawn. */
const addressFollowsMs = 100

/**
 * What the visitor chooses. The address tells it first; from the first change on the page knows it, and the address
 * follows without an entry of its own in the history, also after an entry that was left for good (see `useOverlay`).
 */
export function useTourChoice(tour: Choosable): [Choice, (change: Partial<Choice>) => void] {
  const { search, hash, state } = useLocation()
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  const [changed, setChanged] = useState<Choice | null>(null)
  const written = useMemo(
    () => (isHydrated ? readChoice(new URLSearchParams(search), tour) : nothingChosen(tour)),
    [isHydrated, search, tour],
  )
  const choice = changed ?? written

  useEffect(() => {
    if (!changed) return
    const present = new URLSearchParams(search)
    const wanted = writeChoice(present, changed, tour)
    if (String(wanted) === String(present)) return
    const timer = setTimeout(
      () => navigate({ search: String(wanted), hash }, { replace: true, state, preventScrollReset: true }),
      addressFollowsMs,
    )
    const cancel = () => clearTimeout(timer)
    // A step back leads to another entry, whose address is then written from here again.
    addEventListener('popstate', cancel)
    return () => {
      cancel()
      removeEventListener('popstate', cancel)
    }
  }, [changed, search, hash, state, tour, navigate])

  const first = useRef(written)
  useEffect(() => {
    first.current = written
  }, [written])
  const change = useCallback(
    (change: Partial<Choice>) => setChanged((before) => ({ ...(before ?? first.current), ...change })),
    [],
  )
  return [choice, change]
}
