import type { Change } from '#contract/office-list.ts'
import { bookingDetails, type Details, detailNames, isDetailFor } from '#core/booking-details.ts'
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

/** Each as the history tells it, before and after; who travels by their names. */
export const changesInWords = (
  before: Details & Pick<BookingRow, 'travellers'>,
  after: Partial<Details & Pick<BookingRow, 'travellers'>>,
): Change['changes'] => [
  ...detailNames.flatMap((name) => {
    const now = after[name]
    return now === undefined ? [] : [{ name: bookingDetails[name].label, before: before[name], after: now }]
  }),
  ...(after.travellers
    ? [{ name: 'Travellers', before: namesOf(before.travellers), after: namesOf(after.travellers) }]
    : []),
]

const namesOf = (travellers: BookingRow['travellers']) =>
  travellers.map(({ name, note }) => (note ? `${name} (${note})` : name)).join(', ')

/** The trail names people of the office, and of what a guest does nobody: by this deed it is known as theirs. */
export const guestChanged = 'noted what the guest changed'
