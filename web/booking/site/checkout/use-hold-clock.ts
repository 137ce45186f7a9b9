import { useEffect, useState } from 'react'
import { type HoldSpan, nextLookMs } from './hold-timing.ts'

/** Time as far as a hold cares: the minutes of its bar, its reminder and its end. A laptop that wakes looks at once. */
export function useHoldClock(span: HoldSpan | null, look: () => void): number {
  const [nowMs, setNow] = useState(Date.now)
  const { heldUntil, heldFrom, aheadMs } = span ?? {}

  useEffect(() => {
    if (heldUntil === undefined || heldFrom === undefined || aheadMs === undefined) return
    const waitMs = nextLookMs({ heldUntil, heldFrom, aheadMs }, nowMs)
    const timer = setTimeout(() => setNow(Date.now()), waitMs)
    return () => clearTimeout(timer)
  }, [heldUntil, heldFrom, aheadMs, nowMs])

  useEffect(() => {
    const comeBack = () => {
      if (document.visibilityState !== 'visible') return
      setNow(Date.now())
      look()
    }
    document.addEventListener('visibilitychange', comeBack)
    addEventListener('pageshow', comeBack)
    addEventListener('online', comeBack)
    return () => {
      document.removeEventListener('visibilitychange', comeBack)
      removeEventListener('pageshow', comeBack)
      removeEventListener('online', comeBack)
    }
  }, [look])
  return nowMs
}
