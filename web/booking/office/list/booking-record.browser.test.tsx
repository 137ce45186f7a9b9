import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { DeskBooking } from '#contract/booking-desk.ts'
import { noDetails } from '#core/booking-details.ts'
import { show } from '#web/testing/show.tsx'
import { BookingRecord } from './booking-record.tsx'

/** As much of a ride as its record reads. */
const ride = {
  ...{ state: 'confirmed', service: { title: 'Narita Airport to Ginza' }, className: 'Alphard', needsCrew: false },
  ...{ startsAt: '2026-11-18T08:00:00+09:00', endsAt: '2026-11-18T09:30:00+09:00', landsAt: null, heldUntil: null },
  ride: { kilometres: 66, driveMinutes: 80, hours: null, meeting: 'kerb', freeWaitMinutes: 60, landsAt: null },
  ...{ guests: 3, childAges: [5], largeCases: 2, extras: [{ code: 'wheelchair', pieces: 1 }] },
  travellers: [{ name: 'Ivy Marsh', age: 5, note: 'Peanut allergy' }],
  ...{ pickUp: { name: 'Narita Airport' }, dropOff: { name: 'Hotel in Ginza' }, crew: [], email: '' },
  ...{ ...noDetails, leadName: 'Eleanor Marsh', room: '1204', note: 'Grandmother walks slowly' },
  ...{ lines: [], totalYen: 0, paidYen: 0, refundedYen: 0, dueYen: 0, bookingsOfGuest: 1, boughtWith: [], history: [] },
  createdAt: '2026-11-01T08:00:00+09:00',
} as unknown as DeskBooking

test('the record of a ride says all that was told: ages, wheelchair, room, allergies and the note', async () => {
  await show(() => <BookingRecord booking={ride} />)
  await expect
    .element(page.getByText(/^2 adults, 1 child \(5\)\. 2 large suitcases\. 1 folded wheelchair$/))
    .toBeVisible()
  await expect.element(page.getByText('Narita Airport, Room 1204')).toBeVisible()
  await expect.element(page.getByText('Ivy Marsh (5): Peanut allergy')).toBeVisible()
  await expect.element(page.getByText('Grandmother walks slowly')).toBeVisible()
})
