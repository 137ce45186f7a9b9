import { useEffect, useState } from 'react'
import { proposeChange, type WishChange } from '#contract/booking-desk.ts'
import { ApiError } from '#contract/call.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { call } from '#web/platform/api.ts'

export type Proposal = OutputOf<typeof proposeChange>

export interface Proposed {
  /** For exactly what is typed now; null: nothing that the price depends on, or not known yet. */
  proposal: Proposal | null
  refusal: ApiError | null
  isAsking: boolean
  askAgain: () => void
}

/** Who types is not asked for every letter. */
const quietMs = 350

/** What is typed would cost so much, and these would drive; asked anew with each change. */
export function useProposal(reference: string, wish: WishChange | null): Proposed {
  const key = wish && Object.keys(wish).length > 0 ? JSON.stringify(wish) : null
  const [round, setRound] = useState(0)
  const [answer, setAnswer] = useState<{ key: string; proposal?: Proposal; refusal?: ApiError } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks the same again
  useEffect(() => {
    if (key === null) return setAnswer(null)
    let isOver = false
    const timer = setTimeout(async () => {
      try {
        const proposal = await call(proposeChange, { reference, wish: JSON.parse(key) as WishChange })
        if (!isOver) setAnswer({ key, proposal })
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        if (!isOver) setAnswer({ key, refusal: error })
      }
    }, quietMs)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [reference, key, round])
  const isCurrent = answer !== null && answer.key === key
  return {
    proposal: (isCurrent && answer.proposal) || null,
    refusal: (isCurrent && answer.refusal) || null,
    isAsking: key !== null && !isCurrent,
    askAgain: () => {
      setAnswer(null)
      setRound((now) => now + 1)
    },
  }
}
