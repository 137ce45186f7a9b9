import type { BookingBatch, previewBatch } from '#contract/booking-batches.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { formatYen } from '#contract/money.ts'
import { counted } from '#core/words.ts'
import { shortDay } from '#web/ui/day.ts'

/** "Cancel 4 bookings, refund ¥512,000". */
export function labelOfDeed(count: number, toDay: string | null, refundYen: number): string {
  if (toDay !== null) return `Move ${counted(count, 'booking')} to ${shortDay(toDay)}`
  return refundYen > 0
    ? `Cancel ${counted(count, 'booking')}, refund ${formatYen(refundYen)}`
    : `Cancel ${counted(count, 'booking')}`
}

export type Preview = OutputOf<typeof previewBatch>

interface Asked {
  isMove: boolean
  /** Null of those that move: no day is chosen yet. */
  toDay: string | null
  preview: Preview | null
}

/** What the button does, or what it waits for. */
export function labelOfMany({ isMove, toDay, preview }: Asked): string {
  if (isMove && toDay === null) return 'Choose the day first'
  const able = preview?.rows.filter(({ whyNot }) => whyNot === null) ?? []
  if (preview && able.length === 0) return isMove ? 'None of them can be moved' : 'None of them can be cancelled'
  return preview ? labelOfDeed(able.length, toDay, preview.refundYen) : isMove ? 'Move them' : 'Cancel them'
}

/** "Under way, left alone: Tomas Alvarez, 17:00 to 21:00"; null where none is. */
export function underWayInWords(rows: Preview['rows']): string | null {
  const all = rows.filter(({ underWay }) => underWay)
  if (all.length === 0) return null
  const each = all.map(
    ({ leadName, startsAt, endsAt }) => `${leadName}, ${startsAt.slice(11, 16)} to ${endsAt.slice(11, 16)}`,
  )
  return `Under way, left alone: ${each.join('; ')}`
}

/** "3 of 4 cancelled", "2 of 4 moved, 1 stayed"; those that were left out from the first stayed, too. */
export function progressInWords({ rows, toDay }: Pick<BookingBatch, 'rows' | 'toDay'>, leftOut = 0): string {
  const count = (state: BookingBatch['rows'][number]['state']) => rows.filter((row) => row.state === state).length
  const stayed = count('refused') + leftOut
  return `${count('done')} of ${rows.length + leftOut} ${toDay === null ? 'cancelled' : 'moved'}${stayed > 0 ? `, ${stayed} stayed` : ''}`
}
