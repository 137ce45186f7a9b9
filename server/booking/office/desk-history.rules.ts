import type { BookingState } from '#contract/booking.ts'
import { causeWords, eventWords } from '#contract/cancel-words.ts'
import { formatYen } from '#contract/money.ts'
import { byHandWords } from '#contract/money-back.ts'
import type { Change } from '#contract/office-list.ts'
import { takenWords, takerInWords } from '#contract/taken-words.ts'
import { uncapitalized } from '#core/words.ts'
import type { PaymentRow, Refund } from '#server/payments/index.ts'
import { tokyoIso } from '#server/platform/tokyo-time.rules.ts'
import type { Move } from '../booking-moves.store.ts'
import type { Cancelled } from '../bookings.store.ts'
import { guestChanged } from '../changed-details.rules.ts'

export interface Told {
  trail: readonly Change[]
  moves: readonly Move[]
  payments: readonly PaymentRow[]
  refunds: readonly Refund[]
  /** First names of who of the office moved it, by their ids. */
  names: ReadonlyMap<string, string>
  /** Who was given money by hand, by their ids. */
  takers: ReadonlyMap<string, string>
  /** On whose side it lies that it is off. */
  cancelled: Cancelled | null
}

const stateWords: Record<BookingState, string> = {
  on_hold: 'On hold',
  pending: 'With the partner',
  confirmed: 'Confirmed',
  rejected: 'Declined',
  expired: 'Expired',
  cancelled: 'Cancelled',
  redeemed: 'Done',
  no_show: 'Nobody came',
}

/** Everything that happened to a booking in one line of time, the newest first: who, when, what, before and after. */
export function joinHistory({ trail, moves, payments, refunds, names, takers, cancelled }: Told): Change[] {
  const known = new Set(trail.map(({ at }) => at))
  // What happened in the same second stands in the order in which it came about.
  const happened: Change[] = [
    ...moves.flatMap((move) => moveEvent(move, names, cancelled)),
    ...payments.flatMap((payment) =>
      payment.paidAt
        ? [event(payment.paidAt, 'Guest', `paid ${formatYen(payment.amountYen)}${howPaid(payment, takers)}`)]
        : [],
    ),
    ...refunds
      // What somebody decided by hand stands in the trail already, with a name.
      .filter(({ createdAt }) => !known.has(tokyoIso(createdAt)))
      .map(({ createdAt, amountYen, reason, isCorrection, paymentId }) => {
        const how = payments.find(({ id }) => id === paymentId)?.takenHow
        const deed = isCorrection
          ? `took back an entry of ${formatYen(amountYen)}`
          : `refunded ${formatYen(amountYen)}${how ? ` ${byHandWords[how]}, by hand` : ''}`
        return event(createdAt, null, deed, reason)
      }),
    ...trail.toReversed().map(asGuests),
  ]
  return happened.toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0)).toReversed()
}

/** What guests changed themselves is their deed, and not ours. */
const asGuests = (change: Change): Change =>
  change.by === null && change.deed === guestChanged ? { ...change, by: 'Guest', deed: 'changed' } : change

const event = (at: Date, by: string | null, deed: string, reason = ''): Change => ({
  at: tokyoIso(at),
  by,
  deed,
  changes: [],
  reason,
  version: null,
})

const brands: Record<string, string> = { visa: 'Visa', mastercard: 'Mastercard', amex: 'American Express', jcb: 'JCB' }

function howPaid(payment: PaymentRow, takers: ReadonlyMap<string, string>): string {
  const { card, takenHow } = payment
  if (card) return `, ${brands[card.brand] ?? card.brand} ending ${card.last4}`
  if (!takenHow) return ''
  const taker = takerOf(payment, takers)
  return `, ${takenWords[takenHow].en}${taker && `, given to ${taker}`}`
}

/** Who was given money by hand; empty where it was nobody of us. */
export const takerOf = (
  payment: Pick<PaymentRow, 'takenHow' | 'takenByCrew'> | undefined,
  takers: ReadonlyMap<string, string>,
): string => takerInWords(payment?.takenHow ?? null, takers.get(payment?.takenByCrew ?? ''))

const machines = ['guest', 'gateway', 'clock']

/** Another hour by the office is told by the trail, field by field. */
function moveEvent(move: Move, names: ReadonlyMap<string, string>, cancelled: Cancelled | null): Change[] {
  const isOffice = !machines.includes(move.actor)
  if (move.from === move.to) return isOffice ? [] : [event(move.at, whoIs(move, names), uncapitalized(move.reason))]
  const change = { name: 'State', before: move.from ? stateWords[move.from] : '', after: stateWords[move.to] }
  const deed = move.to === 'on_hold' && isOffice ? 'took the booking' : deedOf(move.to, isOffice ? cancelled : null)
  return [{ ...event(move.at, whoIs(move, names), deed, move.from ? move.reason : ''), changes: [change] }]
}

/** "cancelled the day: weather or road, typhoon". */
function deedOf(to: BookingState, cancelled: Cancelled | null): string {
  if (to !== 'cancelled' || !cancelled) return deeds[to]
  const event = cancelled.event === null ? '' : `, ${uncapitalized(eventWords[cancelled.event])}`
  return `${deeds[to]}: ${causeWords[cancelled.cause]}${event}`
}

const deeds: Record<BookingState, string> = {
  on_hold: 'held the day',
  pending: 'asked the partner',
  confirmed: 'confirmed it',
  rejected: 'declined it',
  expired: 'let the hold end',
  cancelled: 'cancelled the day',
  redeemed: 'closed the day',
  no_show: 'noted that nobody came',
}

function whoIs({ actor, from, to }: Move, names: ReadonlyMap<string, string>): string | null {
  // A change that was paid for comes about with the payment, and is the guest's all the same.
  if (actor === 'guest' || (actor === 'gateway' && from === to)) return 'Guest'
  return machines.includes(actor) ? null : (names.get(actor) ?? 'Office')
}
