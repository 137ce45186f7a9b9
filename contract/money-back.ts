import { formatYen } from './money.ts'
import type { BackWay, MoneyBack, TakenHow } from './payments.ts'

/** Where money goes back to: one rule for the page, the mails and the desk. */

/** A card gets its money by its gateway; what came by hand goes back by hand, as it came. */
export const wayBack = ({ takenHow }: { takenHow: TakenHow | null }): BackWay => takenHow ?? 'card'

export interface Refundable {
  amountYen: number
  refundedYen: number
}

/** Which payment gives back how much, the first in the list first; undefined where there is not so much left. */
export function spreadRefund<P extends Refundable>(
  payments: readonly P[],
  amountYen: number,
): { payment: P; amountYen: number }[] | undefined {
  let open = amountYen
  const parts: { payment: P; amountYen: number }[] = []
  for (const payment of payments) {
    const part = Math.min(open, payment.amountYen - payment.refundedYen)
    if (part > 0) parts.push({ payment, amountYen: part })
    open -= Math.max(part, 0)
  }
  return open === 0 ? parts : undefined
}

/** Each way once with its sum, the card first. */
export function sumBack(parts: readonly MoneyBack[]): MoneyBack[] {
  const sums = new Map<BackWay, number>()
  for (const { way, amountYen } of parts) sums.set(way, (sums.get(way) ?? 0) + amountYen)
  return [...sums]
    .map(([way, amountYen]) => ({ way, amountYen }))
    .sort((a, b) => Number(b.way === 'card') - Number(a.way === 'card'))
}

type Paid = Refundable & { takenHow: TakenHow | null; state: string }

/** Where so much would go to, of payments with the newest first: as a refund takes them. */
export function backFor(payments: readonly Paid[], amountYen: number): MoneyBack[] {
  const came = payments.filter(({ state }) => state === 'succeeded')
  const parts = spreadRefund(came, Math.min(amountYen, leftOf(came))) ?? []
  return sumBack(parts.map((part) => ({ way: wayBack(part.payment), amountYen: part.amountYen })))
}

/** What is left to give back. */
export const leftOf = (payments: readonly Refundable[]) =>
  payments.reduce((sum, payment) => sum + payment.amountYen - payment.refundedYen, 0)

/** What we have of theirs while the booking stands: paid, less what went back. Of one that ended it is what we keep. */
export const leftWithUs = 'Left with us'
export const weKeep = 'We keep'

/** Paid is what came in, whatever went back since. */
export const paidAndRefunded = ({ paidYen, refundedYen }: { paidYen: number; refundedYen: number }) =>
  `Paid ${formatYen(paidYen)}, refunded ${formatYen(refundedYen)}.`

/** "in cash", as it stands inside a sentence. */
export const byHandWords: Readonly<Record<TakenHow, string>> = {
  cash: 'in cash',
  terminal: 'by card terminal',
  transfer: 'by bank transfer',
}

/** What stands before a sum. */
export const backLabel = (way: BackWay) => (way === 'card' ? 'Back to your card' : `Back ${byHandWords[way]}`)

/** What the desk, whom it waits for, writes to the guest about. */
const toAgree: Readonly<Record<TakenHow, string>> = {
  cash: 'to agree where and when',
  terminal: 'to agree how',
  transfer: 'to ask for your bank account',
}

/** What the guest reads of money that does not go by itself. */
export const handedBack = (way: TakenHow, amountYen: number) =>
  `We give ${formatYen(amountYen)} back ${byHandWords[way]}, as it was paid; the desk will write to you ${toAgree[way]}.`

/** Each part with its sum, in the guest's words: the card's by the caller, since only some say by when. */
export const backInWords = (back: readonly MoneyBack[], toCard: (yen: string) => string): string =>
  back
    .map(({ way, amountYen }) => (way === 'card' ? toCard(formatYen(amountYen)) : handedBack(way, amountYen)))
    .join(' ')

/** The same in short, of what was decided before, whether a hand gave it already or not. */
export const wentBackInWords = (back: readonly MoneyBack[]): string =>
  back
    .map(({ way, amountYen }) =>
      way === 'card'
        ? `${formatYen(amountYen)} went back to the card.`
        : `${formatYen(amountYen)} is given back ${byHandWords[way]}.`,
    )
    .join(' ')
