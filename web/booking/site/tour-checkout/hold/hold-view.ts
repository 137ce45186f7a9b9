import type { ApiError } from '#contract/call.ts'
import { standingOf } from '#web/payments/site/index.ts'
import { type AnsweredHold, isGone, isHolding } from './hold-record.ts'

export type HoldView =
  | { is: 'asking' }
  | { is: 'held'; record: AnsweredHold }
  | { is: 'paid'; record: AnsweredHold }
  /** It ran out. */
  | { is: 'ended'; record: AnsweredHold }
  /** There is none, and why. */
  | { is: 'refused'; error: ApiError }

interface Seen {
  isOfNow: boolean
  nowMs: number
  error: ApiError | null
  /** An offer's code is on its way, and with it another hold: nobody pays for the one before. */
  isCodeAsked?: boolean
}

/** Which screen a hold leads to. What runs on is shown even while its server cannot be reached. */
export function viewOf(record: AnsweredHold | null, { isOfNow, nowMs, error, isCodeAsked }: Seen): HoldView {
  if (record && isOfNow && standingOf(record.answer.booking) === 'paid') return { is: 'paid', record }
  if (isCodeAsked) return { is: 'asking' }
  if (record && isOfNow && isHolding(record, nowMs)) return { is: 'held', record }
  if (record && isOfNow && (record.answer.booking.state === 'on_hold' || isGone(record))) return { is: 'ended', record }
  return error ? { is: 'refused', error } : { is: 'asking' }
}
