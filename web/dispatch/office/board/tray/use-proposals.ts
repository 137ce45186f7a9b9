import { type RefObject, useCallback, useEffect, useState } from 'react'
import { ApiError } from '#contract/call.ts'
import type { BoardJob } from '#contract/dispatch.ts'
import { findProposals } from '#contract/dispatch-moves.ts'
import { call } from '#web/platform/api.ts'
import { boardStore } from '../board-store.ts'
import type { ProposedJob } from './proposal-choices.ts'

/** As many as the call takes; the others come when these have their crew. */
const mostAtOnce = 20

/** Asks for the crews of these bookings, and anew whenever one of them changed under our eyes. */
export function useProposals(
  references: readonly string[],
  /** While a deed of our own is under way, its new versions are no news. */
  isQuiet: RefObject<boolean>,
) {
  const asked = references.slice(0, mostAtOnce).join(' ')
  const [jobs, setJobs] = useState<readonly ProposedJob[] | null>(null)
  const [others, setOthers] = useState<readonly BoardJob[]>([])
  const [failure, setFailure] = useState<ApiError | null>(null)
  const [isAsking, setAsking] = useState(true)
  const [times, setTimes] = useState(0)
  const versions = boardStore((state) =>
    (state.board?.jobs ?? [])
      .filter(({ reference }) => asked.includes(reference))
      .map(({ reference, version }) => `${reference} ${version}`)
      .join(' '),
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: other versions and another time are asked for anew
  useEffect(() => {
    if (isQuiet.current) return
    let isOver = false
    setAsking(true)
    call(findProposals, { references: asked.split(' ') })
      .then(
        ({ jobs: found, others: moved }) => {
          if (isOver) return
          setJobs(found)
          setOthers(moved)
          setFailure(null)
        },
        (error: unknown) => {
          if (!(error instanceof ApiError)) throw error
          if (!isOver) setFailure(error)
        },
      )
      .finally(() => !isOver && setAsking(false))
    return () => {
      isOver = true
    }
  }, [asked, versions, times])
  const askAgain = useCallback(() => setTimes((now) => now + 1), [])
  return { jobs, others, failure, isAsking, askAgain, left: Math.max(0, references.length - mostAtOnce) }
}
