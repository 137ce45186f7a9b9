import type { Booking } from '#contract/booking.ts'
import { formatYen } from '#contract/money.ts'
import { leftWithUs } from '#contract/money-back.ts'
import type { QuoteLine } from '#contract/pricing.ts'
import type { Offered } from './use-change.ts'

/** Under a day of the calendar, in thousands: "+10", "−6", "same". */
export function differenceNote(differenceYen: number): string {
  const thousands = Math.round(Math.abs(differenceYen) / 1000)
  if (differenceYen === 0) return 'same'
  const figure = thousands === 0 ? '<1' : String(thousands)
  return `${differenceYen > 0 ? '+' : '−'}${figure}`
}

/** The same for the ear. */
export function differenceSpoken(differenceYen: number): string {
  if (differenceYen === 0) return 'costs the same'
  return `${formatYen(Math.abs(differenceYen))} ${differenceYen > 0 ? 'more' : 'less'}`
}

/** What the action says after its verb: ", pay ¥10,000", ", get ¥6,000 back", or nothing. */
export function actionMoney(differenceYen: number): string {
  if (differenceYen === 0) return ''
  return differenceYen > 0 ? `, pay ${formatYen(differenceYen)}` : `, get ${formatYen(-differenceYen)} back`
}

interface ChangedLine {
  label: string
  explanation: string
  differenceYen: number
}

/** What became dearer, cheaper, new or gone; lines that cost the same are left out. A code that counts no more says why. */
export function changedLines(
  before: readonly QuoteLine[],
  after: readonly QuoteLine[],
  codeLapses: string | null,
): ChangedLine[] {
  const keyOf = ({ kind, label }: QuoteLine) => (kind === 'extra' || kind === 'offer-code' ? `${kind} ${label}` : kind)
  const sum = (lines: readonly QuoteLine[]) => {
    const sums = new Map<string, { line: QuoteLine; yen: number }>()
    for (const line of lines) {
      const key = keyOf(line)
      sums.set(key, { line, yen: (sums.get(key)?.yen ?? 0) + line.amountYen })
    }
    return sums
  }
  const [old, fresh] = [sum(before), sum(after)]
  const changed: ChangedLine[] = []
  for (const [key, { line, yen }] of fresh) {
    const differenceYen = yen - (old.get(key)?.yen ?? 0)
    if (differenceYen !== 0) changed.push({ label: line.label, explanation: line.explanation, differenceYen })
  }
  for (const [key, { line, yen }] of old)
    if (!fresh.has(key) && yen !== 0) {
      const explanation = (line.kind === 'offer-code' && lapseOf(line, codeLapses)) || 'No longer'
      changed.push({ label: line.label, explanation, differenceYen: -yen })
    }
  return changed
}

/** Of several codes that count no more, the sentence about this one. */
const lapseOf = ({ label }: QuoteLine, codeLapses: string | null) =>
  codeLapses?.split(/(?<=\.) /).find((sentence) => sentence.startsWith(`The code ${label.slice('Code '.length)} `)) ??
  codeLapses

type Paid = Pick<Booking, 'totalYen' | 'paidYen' | 'refundedYen'>
type Counted = Pick<Offered, 'giftYen' | 'stillDueYen'>

/** Whether what we hold is the price as booked, so that nothing but what changes makes the difference. */
export const isPaidAsBooked = ({ totalYen, paidYen, refundedYen }: Paid, { giftYen }: Pick<Counted, 'giftYen'>) =>
  paidYen - refundedYen === totalYen && giftYen === 0

/** What lies between the new total and what is to pay now; nothing where the price as booked is what was paid. */
export function countedLines(booking: Paid, counted: Counted, paidOnTheDay: boolean): { label: string; yen: number }[] {
  if (isPaidAsBooked(booking, counted)) return []
  const { paidYen, refundedYen } = booking
  const { giftYen, stillDueYen } = counted
  return [
    { label: refundedYen > 0 ? leftWithUs : 'Paid already', yen: paidYen - refundedYen },
    { label: 'A gift from us, yours to keep', yen: giftYen },
    { label: paidOnTheDay ? 'Due on the day' : 'Still due: on the day, or by card', yen: stillDueYen },
  ].filter(({ yen }) => yen !== 0)
}
