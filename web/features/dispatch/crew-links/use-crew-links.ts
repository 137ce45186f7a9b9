import { useCallback, useEffect, useState } from 'react'
import { ApiError } from '#contract/call.ts'
import { type CrewLink, crewLinks } from '#contract/crew-day.ts'
import { call } from '#web/platform/api.ts'

/** Who has a job on a day and how their link stands; read again after each deed. */
export function useCrewLinks(day: string) {
  const [links, setLinks] = useState<readonly CrewLink[] | null>(null)
  const [failure, setFailure] = useState<ApiError | null>(null)
  const [times, setTimes] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another time is asked for anew
  useEffect(() => {
    let isOver = false
    call(crewLinks, { day }).then(
      (answer) => {
        if (isOver) return
        setLinks(answer.links)
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
  }, [day, times])
  return { links, failure, readAgain: useCallback(() => setTimes((now) => now + 1), []) }
}
