import type { DeskBooking } from '#contract/booking-desk.ts'
import { cardInWords } from '#contract/card-words.ts'
import { formatYen } from '#contract/money.ts'
import { byHandWords, leftOf, spreadRefund, sumBack, wayBack } from '#contract/money-back.ts'
import type { MoneyBack, TakenHow } from '#contract/payments.ts'

type Refundable = DeskBooking['refundable']

/** What so much would be taken from, never more than is left. */
const partsOf = (refundable: Refundable, yen: number) =>
  spreadRefund(refundable, Math.min(yen, leftOf(refundable))) ?? []

/** Where so much of a booking's money would go to. */
export const backOf = (refundable: Refundable, yen: number): MoneyBack[] =>
  sumBack(partsOf(refundable, yen).map(({ payment, amountYen }) => ({ way: wayBack(payment), amountYen })))

/** "to Visa ending 4242", "in cash"; several ways each with their sums. */
export function whereToInWords(refundable: Refundable, yen: number): string {
  const sums = new Map<string, number>()
  for (const { payment, amountYen } of partsOf(refundable, yen)) {
    const where = payment.takenHow
      ? byHandWords[payment.takenHow]
      : `to ${payment.card ? cardInWords(payment.card) : 'the card that paid'}`
    sums.set(where, (sums.get(where) ?? 0) + amountYen)
  }
  return [...sums].map(([where, sum]) => (sums.size > 1 ? `${formatYen(sum)} ${where}` : where)).join(', ')
}

const deeds: Readonly<Record<TakenHow, string>> = {
  cash: 'hand it back',
  terminal: 'give it back there',
  transfer: 'send it back',
}

/** "¥5,000 was paid in cash: hand it back; this only writes it down."; nothing where all goes by itself. */
export const byHandInWords = (back: readonly MoneyBack[]): string =>
  back
    .flatMap(({ way, amountYen }) =>
      way === 'card'
        ? []
        : [`${formatYen(amountYen)} was paid ${byHandWords[way]}: ${deeds[way]}; this only writes it down.`],
    )
    .join(' ')
