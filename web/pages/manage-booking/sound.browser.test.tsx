import type { ComponentType } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Booking } from '#contract/booking.ts'
import { changeCars, changeDays, changeReturns } from '#contract/booking-changes.ts'
import type { TourDetail } from '#contract/catalogue.ts'
import { bookingMessages } from '#contract/messages.ts'
import { paymentSetup } from '#contract/payments.ts'
import { knownPlaces, type Meeting, searchPlaces } from '#contract/places.ts'
import { offeredExtras } from '#contract/pricing.ts'
import { marsh } from '#web/booking/site/manage/booking.fixture.ts'
import { openedOf } from '#web/booking/site/manage/change.fixture.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { show } from '#web/testing/show.tsx'
import { faultsOfShown } from '#web/testing/sound.ts'
import BookingConfirmed from '../booking-confirmed.tsx'
import ManageBooking from '../manage-booking.tsx'
import Cancel from './cancel.tsx'
import ChangeDay from './day.tsx'
import ChangeParty from './party.tsx'
import ChangePickUp from './pick-up.tsx'
import ChangeReturn from './return.tsx'

const server = fakeServer()
const palace: Meeting = {
  ...{ kind: 'hotel', name: 'Palace Hotel Tokyo', nameJa: 'パレスホテル東京', area: 'marunouchi' },
  ...{ latitude: 35.68, longitude: 139.76 },
}
const longName = 'Maximiliane-Adelheid von und zu Hohenlohe-Waldenburg-Schillingsfürst'
const booking: Booking = {
  ...marsh,
  ...{ leadName: longName, nameBoard: longName, pickUp: palace, dropOff: palace, room: '1204' },
  lines: [{ kind: 'package', label: 'The day', explanation: 'Car, chauffeur and guide.', amountYen: marsh.totalYen }],
}
const hotel = { name: 'Your hotel', isGuestsHotel: true }
const tour = {
  ...{ slug: 'fuji-at-first-light', title: 'Fuji at first light', itineraries: [], pickUp: hotel, dropOff: hotel },
  cover: { path: 'prints/a', alt: 'A lake', titleJa: null, ground: '#123456', focus: '50% 50%', width: 3, height: 2 },
} as unknown as TourDetail
const car = { vehicleClass: marsh.vehicleClass, name: 'Alphard', why: 'It fits.', totalYen: marsh.totalYen }
const until = (clock: string, extraHalfHours: number) => ({
  ...{ extraHalfHours, endsAt: `2026-11-24T${clock}:00+09:00`, lines: [], differenceYen: (extraHalfHours - 4) * 5_500 },
  totalYen: marsh.totalYen + (extraHalfHours - 4) * 5_500,
})

/** A month of which every other day is taken. */
const monthOf = (month: string) => ({
  month,
  days: Array.from({ length: 28 }, (_, index) => {
    const free = index % 2 === 1
    const day = `${month}-${String(index + 1).padStart(2, '0')}`
    const why = free ? null : ('sold-out' as const)
    return { day, free, why, starts: [{ start: '05:30', free, why, differenceYen: free ? 5_500 : null }] }
  }),
})

/** Something of each page that is there only once the booking is, and what it asks for. */
const pages: [path: string, Page: ComponentType, sign: RegExp][] = [
  ['/booking-confirmed', BookingConfirmed, /^What happens next$/],
  ['/manage-booking', ManageBooking, /^Messages with the office/],
  ['/manage-booking/day', ChangeDay, /^Move to another day$/],
  ['/manage-booking/party', ChangeParty, /^Car$/],
  ['/manage-booking/pick-up', ChangePickUp, /^Where we meet$/],
  ['/manage-booking/return', ChangeReturn, /^Stay longer\?$/],
  ['/manage-booking/cancel', Cancel, /^Your refund$/],
]

for (const [path, Page, sign] of pages)
  test(`${path} is sound at a desk in light, and on a phone in dark from right to left`, async () => {
    server.on(bookingMessages, () => ({
      messages: [
        { id: '1', author: 'guest' as const, authorName: null, body: longName, at: '2026-11-19T10:00:00+09:00' },
      ],
    }))
    server.on(changeDays, ({ month }) => monthOf(month))
    server.on(changeCars, () => ({ cars: [{ ...car, differenceYen: 0, isPresent: true }], why: null }))
    server.on(offeredExtras, () => ({ extras: [] }))
    server.on(knownPlaces, () => ({ places: [] }))
    server.on(searchPlaces, () => ({ places: [] }))
    server.on(paymentSetup, () => ({ gateway: 'test' as const, publishableKey: null }))
    server.on(changeReturns, () => ({
      ...{ planned: until('15:30', 0), returns: [until('17:30', 4), until('18:00', 5)], duty: null },
      ...{
        latestEndsAt: '2026-11-24T18:00:00+09:00',
        why: 'taken' as const,
        sentence: 'The car has another guest then.',
      },
    }))
    const refund = { refundYen: 130_200, keptYen: 0, refundPercent: 100, sentence: 'All of it comes back.' }
    await show(Page, { at: path, data: openedOf(booking, { tour, refund }) })
    await expect.element(page.getByRole('heading', { name: sign })).toBeVisible()
    expect(page.getByRole('heading', { level: 1 }).elements(), 'one main heading').toHaveLength(1)
    expect(await faultsOfShown()).toEqual([])
    expect(page.getByRole('alert').elements(), 'all of it is there').toEqual([])
  })
