import { type Details, detailNames, isDetailFor } from '#core/booking-details.ts'
import type { BookingRow } from './bookings.store.ts'

/** Of what was written: only what is another than before, and what a booking of its kind has at all. */
export const changesIn = (
  booking: Details & Pick<BookingRow, 'service'>,
  written: Partial<Details>,
): Partial<Details> =>
  Object.fromEntries(
    detailNames
      .filter(isDetailFor(booking.service.kind))
      .filter((name) => written[name] !== undefined && written[name] !== booking[name])
      .map((name) => [name, written[name]]),
  )
