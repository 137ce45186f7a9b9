import { type RefObject, useCallback, useEffect, useState } from 'react'
import type { ResourceKind } from '#contract/booking-desk.ts'
import { ApiError } from '#contract/call.ts'
import type { BoardJob } from '#contract/dispatch.ts'
import { findFits } from '#contract/dispatch-moves.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { call } from '#web/platform/api.ts'

type Answer = OutputOf<typeof findFits>

/** Asks who fits when it opens, when the booking has another version, and when it is told to. */
export function useFits(
  { reference, version }: Pick<BoardJob, 'reference' | 'version'>,
  kind: ResourceKind,
  from: string | null,
  /** While a deed of our own is under way, its new version is no news. */
  isQuiet: RefObject<boolean>,
) {
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [failure, setFailure] = useState<ApiError | null>(null)
  const [times, setTimes] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version and another time are asked for anew
  useEffect(() => {
    if (isQuiet.current) return
    let isOver = false
    call(findFits, { reference, kind, from }).then(
      (found) => {
        if (isOver) return
        setAnswer(found)
        setFailure(null)
      },
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error
        if (!isOver) setFailure(error)
      },
    )
    return () => {
      isOver = true
    }
  }, [reference, kind, from, version, times])
  return { answer, failure, askAgain: useCallback(() => setTimes((now) => now + 1), []) }
}
