import type { Booking } from '#contract/booking.ts'
import { formatYen } from '#contract/money.ts'
import { byHandWords, leftWithUs, weKeep, wentBackInWords } from '#contract/money-back.ts'
import { capitalized } from '#core/words.ts'
import { cardInWords } from '#web/payments/site/index.ts'
import { longDay } from '#web/ui/day.ts'
import { dayOf } from './booking-words.ts'

type Came = Booking['came'][number]

/** "by Visa ending 4242", "in cash". */
const howPaid = ({ takenHow, card }: Came) =>
  takenHow ? byHandWords[takenHow] : `by ${card ? cardInWords(card) : 'card'}`

type Money = Pick<Booking, 'state' | 'totalYen' | 'paidYen' | 'refundedYen' | 'dueYen'>

/** Its price, and all of it, was paid, and nothing went back. */
export const isPaidAsPriced = ({ paidYen, refundedYen, totalYen, dueYen }: Money) =>
  refundedYen === 0 && dueYen === 0 && paidYen > 0 && paidYen === totalYen

const hasEnded = ({ state }: Money) => state === 'cancelled' || state === 'expired' || state === 'rejected'

/** The one sum of a ticket: what we have of theirs, and only where nothing went back and all stands, what they paid. */
export function moneyNow(money: Money) {
  const { paidYen, refundedYen, dueYen, totalYen } = money
  if (hasEnded(money) && paidYen > 0) return { label: weKeep, yen: paidYen - refundedYen } as const
  if (refundedYen > 0) return { label: leftWithUs, yen: paidYen - refundedYen } as const
  if (paidYen > 0 && dueYen === 0) return { label: 'Paid', yen: paidYen } as const
  return { label: 'Total', yen: totalYen } as const
}

/** What came, what went back of it and what that leaves, below a price; a single payment is told apart, with its way. */
export function moneyInWords(booking: Money & Pick<Booking, 'back' | 'came'>): string {
  const { paidYen, dueYen, back, came } = booking
  const left = moneyNow(booking)
  const saidAlone = came.length === 1 && isPaidAsPriced(booking)
  return [
    ...(paidYen > 0 && !saidAlone ? [`Paid ${formatYen(paidYen)}.`] : []),
    ...(back.length > 0 ? [wentBackInWords(back)] : []),
    ...(left.label === weKeep || left.label === leftWithUs ? [`${left.label}: ${formatYen(left.yen)}.`] : []),
    ...(paidYen === 0 && dueYen === 0 ? ['Nothing has been charged.'] : []),
    ...(dueYen > 0 ? [`${formatYen(dueYen)} is due on the day.`] : []),
  ].join(' ')
}

/** ", part of one charge of ¥41,800": what else was paid with it stands on the statement in the same line. */
const ofCharge = ({ amountYen, chargeYen }: Came) =>
  chargeYen > amountYen ? `, part of one charge of ${formatYen(chargeYen)}` : ''

/** What paid and when, each payment by itself: of several each with its sum. */
export function paidInWords({ came }: Pick<Booking, 'came'>, momentOf: (at: string) => string): string[] {
  if (came.length > 1)
    return came.map((one) => `${formatYen(one.amountYen)} ${howPaid(one)}${ofCharge(one)}, ${momentOf(one.at)}`)
  return came.map(
    (one) => `${capitalized(howPaid(one).replace(/^by (?=.* ending )/, ''))}${ofCharge(one)}, ${momentOf(one.at)}`,
  )
}

/** Each payment with its day, and what went back of all before: they come to what is with us. */
export function paidRows({ came, refundedYen }: Pick<Booking, 'came' | 'refundedYen'>) {
  const hasWays = new Set(came.map(howPaid)).size > 1
  const rows = came.map((one) => ({
    key: one.at,
    label: `Paid ${hasWays ? `${howPaid(one)} ` : ''}on ${longDay(dayOf(one.at))}`,
    yen: one.amountYen,
  }))
  if (rows.length === 0) return [{ key: 'paid', label: 'Paid', yen: 0 }]
  return refundedYen > 0 ? [...rows, { key: 'back', label: 'Went back before', yen: -refundedYen }] : rows
}
