import { useCallback, useEffect, useState } from 'react'
import { ApiError } from '#contract/call.ts'
import type { BoardJob } from '#contract/dispatch.ts'
import { type JobDetails, readJob } from '#contract/dispatch-jobs.ts'
import { call } from '#web/platform/api.ts'

/** Whom to ring, what to know and what is due of a job: asked when it opens, and again whenever the board hears of it. */
export function useJobDetails({ reference, version, dueYen, legs }: BoardJob) {
  const [details, setDetails] = useState<JobDetails | null>(null)
  const [failure, setFailure] = useState<ApiError | null>(null)
  const [times, setTimes] = useState(0)
  const crew = legs.map(({ resourceId }) => resourceId).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version, sum or crew is asked for anew
  useEffect(() => {
    let isOver = false
    call(readJob, { reference }).then(
      (found) => {
        if (isOver) return
        setDetails(found)
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
  }, [reference, version, dueYen, crew, times])
  return { details, failure, askAgain: useCallback(() => setTimes((now) => now + 1), []) }
}
