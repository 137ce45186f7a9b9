import type { Booking } from '#contract/booking.ts'
import { formatYen } from '#contract/money.ts'
import { byHandWords } from '#contract/money-back.ts'
import { capitalized } from '#core/words.ts'
import { cardInWords } from '#web/payments/site/index.ts'
import { longDay } from '#web/ui/day.ts'
import { dayOf } from './booking-words.ts'

type Came = Booking['came'][number]

/** "by Visa ending 4242", "in cash". */
const howPaid = ({ takenHow, card }: Came) =>
  takenHow ? byHandWords[takenHow] : `by ${card ? cardInWords(card) : 'card'}`

/** What paid and when, each payment by itself: of several each with its sum. */
export function paidInWords({ came }: Pick<Booking, 'came'>, momentOf: (at: string) => string): string[] {
  if (came.length > 1) return came.map((one) => `${formatYen(one.amountYen)} ${howPaid(one)}, ${momentOf(one.at)}`)
  return came.map((one) => `${capitalized(howPaid(one).replace(/^by (?=.* ending )/, ''))}, ${momentOf(one.at)}`)
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
