import { proposeChange, type WishChange } from '#contract/booking-desk-changes.ts'
import type { ApiError } from '#contract/call.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { questionOf } from '#web/platform/question-of.ts'
import { useAsked } from '#web/platform/use-asked.ts'

export type Proposal = OutputOf<typeof proposeChange>

export interface Proposed {
  /** For exactly what is typed now; null: nothing that the price depends on, or not known yet. */
  proposal: Proposal | null
  refusal: ApiError | null
  isAsking: boolean
  askAgain: () => void
}

/** What is typed would cost so much, and these would drive; asked anew with each change. */
export function useProposal(reference: string, wish: WishChange | null): Proposed {
  const isWished = wish !== null && Object.keys(wish).length > 0
  const asked = useAsked(isWished ? questionOf(proposeChange, { reference, wish }) : null)
  const { answer, isCurrent, failure, isAsking, askAgain } = asked
  return { proposal: isCurrent ? answer : null, refusal: failure, isAsking, askAgain }
}
