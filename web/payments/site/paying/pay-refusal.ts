import type { Booking } from '#contract/booking.ts'

/** Where a refusal leads: which words are shown, and what happens to the try. */
export type Refusal =
  /** The bank said no: nothing was charged, the next try is a new one. */
  | 'declined'
  /** The form itself: another card, or other figures. */
  | 'card'
  /** The hold has ended. */
  | 'hold-over'
  /** The booking is not what this page thinks: it is looked up. */
  | 'look-up'
  /** Nobody knows whether it was paid: it is looked up, and the same try may be sent again. */
  | 'unsure'
  /** Another payment for the same is under way, as in a second tab: its end is waited for. */
  | 'under-way'
  /** No connection: the same try may be sent again. */
  | 'offline'
  /** There is no such booking any more. */
  | 'gone'
  /** Too many at once, or a fault of ours before anything was charged. */
  | 'later'

const byCode: Readonly<Record<string, Refusal>> = {
  'payments.declined': 'declined',
  'payments.insufficient-funds': 'declined',
  'payments.card-not-accepted': 'card',
  'payments.unknown-card': 'card',
  'platform.invalid-input': 'card',
  'booking.hold-expired': 'hold-over',
  'booking.not-possible-now': 'look-up',
  'booking.changed-meanwhile': 'look-up',
  'booking.nothing-due': 'look-up',
  'booking.unknown': 'gone',
  'payments.gateway-unreachable': 'unsure',
  'platform.key-in-use': 'unsure',
  'payments.under-way': 'under-way',
}

export function refusalOf({ status, code }: { status: number; code: string }): Refusal {
  const known = byCode[code]
  if (known) return known
  if (status === 0) return 'offline'
  return status >= 500 ? 'unsure' : 'later'
}

/** What a booking that was looked up says about the payment. */
export type Standing = 'paid' | 'held' | 'over'

export function standingOf({ state }: Pick<Booking, 'state'>): Standing {
  if (state === 'on_hold') return 'held'
  return state === 'expired' || state === 'cancelled' || state === 'rejected' ? 'over' : 'paid'
}
