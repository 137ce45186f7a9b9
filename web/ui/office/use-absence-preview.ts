import { useEffect, useState } from 'react'
import { ApiError } from '#contract/call.ts'
import type { BoardJob } from '#contract/dispatch.ts'
import { previewAbsence } from '#contract/dispatch-absences.ts'
import { call } from '#web/platform/api.ts'

/** What is asked for waits for the hand to rest. */
const pauseMs = 300

/** Which jobs would be lost, null until it is known; and the first after it that would stay. */
export function useAbsencePreview(resourceId: string | null, from: string | null, until: string | null) {
  const [jobs, setJobs] = useState<readonly BoardJob[] | null>(null)
  const [next, setNext] = useState<BoardJob | null>(null)
  const [failure, setFailure] = useState<ApiError | null>(null)
  useEffect(() => {
    setJobs(null)
    setNext(null)
    setFailure(null)
    if (!resourceId || !from || !until) return
    let isOver = false
    const timer = setTimeout(() => {
      call(previewAbsence, { resourceId, from, until }).then(
        (answer) => {
          if (isOver) return
          setJobs(answer.jobs)
          setNext(answer.next)
        },
        (error: unknown) => {
          if (!(error instanceof ApiError)) throw error
          if (!isOver) setFailure(error)
        },
      )
    }, pauseMs)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [resourceId, from, until])
  return { jobs, next, failure }
}
