import type { QuoteLine } from '#contract/pricing.ts'
import type { KeptWish } from '#server/pricing/index.ts'
import type { BookingRow } from './bookings.store.ts'
import { changedWish } from './changed-wish.rules.ts'

/** What a ride costs for its hour alone. */
const ofItsHour: readonly QuoteLine['kind'][] = ['night', 'season']

type Agreed = Pick<BookingRow, 'wish' | 'vehicleClass' | 'landsAt' | 'ride' | 'lines'>

/**
 * A flight that lands late costs nothing, and the next change of the ride does not ask for it either: as long as nobody
 * chooses another hour, no line is added for the hour that the ride was not booked with.
 */
export function atAgreedHour(booking: Agreed, wish: Pick<KeptWish, 'day' | 'start'>) {
  const asItIs = changedWish(booking, {})
  const isOtherHour = wish.day !== asItIs.day || wish.start !== asItIs.start
  const isAgreed = (kind: QuoteLine['kind']) => booking.lines.some((line) => line.kind === kind)
  return (lines: readonly QuoteLine[]): QuoteLine[] =>
    !booking.ride || isOtherHour ? [...lines] : lines.filter(({ kind }) => !ofItsHour.includes(kind) || isAgreed(kind))
}
