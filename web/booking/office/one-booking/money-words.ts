import type { DeskBooking } from '#contract/booking-desk.ts'
import { formatYen } from '#contract/money.ts'
import type { RadioChoice } from '#web/ui/radio-group.tsx'
import { backOf, byHandInWords, whereToInWords } from '../back-words.ts'
import { moment } from './desk-words.ts'

type Money = Pick<DeskBooking, 'leadName' | 'paidYen' | 'refundedYen' | 'giftYen' | 'money' | 'refundable'>

const firstOf = ({ leadName }: Pick<DeskBooking, 'leadName'>) => leadName.split(' ')[0] ?? leadName

/** "Rebecca has ¥95,500 with us: ¥103,500 paid, ¥8,000 refunded on Mon 16 Nov, 20:17." */
export function withUsInWords(booking: Omit<Money, 'refundable'>): string {
  const { paidYen, refundedYen, money } = booking
  const held = `${firstOf(booking)} has ${formatYen(paidYen - refundedYen)} with us`
  if (refundedYen === 0) return `${held}.`
  const refunds = money.filter(({ kind, state }) => kind === 'refund' && state !== 'failed')
  const last = refunds.at(-1)
  const when = last ? ` ${refunds.length > 1 ? 'last ' : ''}on ${moment(last.at)}` : ''
  return `${held}: ${formatYen(paidYen)} paid, ${formatYen(refundedYen)} refunded${when}.`
}

export type Difference = 'stays' | 'refund' | 'refund-on-top' | 'link'

/** What saving asks about: what was open before stays as it was agreed, only another price asks what becomes of it. */
export const differenceAsked = (
  booking: Pick<DeskBooking, 'totalYen'>,
  money: { totalYen: number; dueYen: number },
): number => (money.totalYen === booking.totalYen ? 0 : money.dueYen)

/** Chosen before anybody chooses: money of a guest is not kept by a press too few. */
export const firstDifference = (due: number): Difference => (due < 0 ? 'refund' : 'stays')

/** What may become of the difference between a new price and what was paid, each way with its sums. */
export function differenceChoices(booking: Money, totalYen: number, dueYen: number): RadioChoice[] {
  const { paidYen, refundedYen, giftYen } = booking
  if (dueYen > 0)
    return [
      { id: 'stays', label: 'Leave it as balance due' },
      { id: 'link', label: 'Mail the guest a link to pay it' },
    ]
  const heldYen = paidYen - refundedYen
  const back = Math.max(0, heldYen - totalYen)
  const onTop = Math.min(heldYen, -dueYen)
  const told = (yen: number) => `The guest is written to. ${byHandInWords(backOf(booking.refundable, yen))}`.trim()
  const stays = { id: 'stays', label: 'Refund nothing now', detail: 'The booking shows it as paid above the price.' }
  if (giftYen === 0)
    return [
      {
        id: 'refund',
        label: `Refund ${formatYen(back)} ${whereToInWords(booking.refundable, back)}`.trim(),
        detail: told(back),
      },
      stays,
    ]
  const gift = `The ${formatYen(giftYen)} refunded before`
  return [
    {
      id: 'refund',
      label: back > 0 ? `Refund ${formatYen(back)}` : 'Refund nothing more',
      detail: `${gift} counts towards the new price. We keep ${formatYen(heldYen - back)}.${back > 0 ? ` ${told(back)}` : ''}`,
    },
    {
      id: 'refund-on-top',
      label: `Refund ${formatYen(onTop)}`,
      detail: `${gift} was on top of it. We keep ${formatYen(heldYen - onTop)}. ${told(onTop)}`,
    },
    stays,
  ]
}

/** The sentence over those choices. */
export function differenceInWords(booking: Money, totalYen: number, dueYen: number): string {
  const cost = `The booking costs ${formatYen(totalYen)} now. ${withUsInWords(booking)}`
  if (dueYen > 0) return `${cost} ${formatYen(dueYen)} is still to pay.`
  return booking.giftYen > 0 ? cost : `${cost} That is ${formatYen(-dueYen)} more than it costs.`
}

/** "¥95,500; the price stays ¥103,500, and ¥8,000 of it is not asked for again". */
export function keptInWords(
  { paidYen, refundedYen, totalYen, dueYen }: Pick<DeskBooking, 'paidYen' | 'refundedYen' | 'totalYen' | 'dueYen'>,
  backYen: number,
): string {
  const keptYen = paidYen - refundedYen - backYen
  const kindYen = backYen - Math.max(0, -dueYen)
  const kept = `${formatYen(keptYen)}; the price stays ${formatYen(totalYen)}`
  return backYen > 0 && kindYen > 0 ? `${kept}, and ${formatYen(kindYen)} of it is not asked for again` : kept
}
