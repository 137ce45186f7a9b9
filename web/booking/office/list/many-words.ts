import type { BookingBatch } from '#contract/booking-batches.ts'
import { formatYen } from '#contract/money.ts'
import { shortDay } from '#web/ui/day.ts'

export const countOf = (count: number) => (count === 1 ? '1 booking' : `${count} bookings`)

/** "Cancel 4 bookings, refund ¥512,000". */
export function labelOfDeed(count: number, toDay: string | null, refundYen: number): string {
  if (toDay !== null) return `Move ${countOf(count)} to ${shortDay(toDay)}`
  return refundYen > 0 ? `Cancel ${countOf(count)}, refund ${formatYen(refundYen)}` : `Cancel ${countOf(count)}`
}

/** "3 of 4 cancelled", "2 of 4 moved, 1 stayed". */
export function progressInWords({ rows, toDay }: Pick<BookingBatch, 'rows' | 'toDay'>): string {
  const count = (state: BookingBatch['rows'][number]['state']) => rows.filter((row) => row.state === state).length
  const stayed = count('refused')
  return `${count('done')} of ${rows.length} ${toDay === null ? 'cancelled' : 'moved'}${stayed > 0 ? `, ${stayed} stayed` : ''}`
}
