import type { ComponentType } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Booking } from '#contract/booking.ts'
import { changeCars, changeDays, changeQuote, reschedule } from '#contract/booking-changes.ts'
import { bookingMessages } from '#contract/messages.ts'
import { paymentSetup, testCard } from '#contract/payments.ts'
import { type KnownPlace, knownPlaces, type Meeting, searchPlaces } from '#contract/places.ts'
import { offeredExtras } from '#contract/pricing.ts'
import { marsh } from '#web/booking/site/manage/booking.fixture.ts'
import { offerOf, openedOf } from '#web/booking/site/manage/change.fixture.ts'
import { fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { show } from '#web/testing/show.tsx'
import ManageBooking from '../manage-booking.tsx'
import ChangeDay from './day.tsx'
import ChangeParty from './party.tsx'
import ChangePickUp from './pick-up.tsx'

// What a change really costs, and that a refused one leaves all as it was, is tried in server/booking/rescheduling.test.ts
// and changing.test.ts.

const server = fakeServer()
const payment = { id: 'a', gateway: 'test', takenHow: null, state: 'succeeded', amountYen: marsh.totalYen } as const
const paid: Booking = {
  ...marsh,
  payments: [{ ...payment, refundedYen: 0, card: { brand: 'visa', last4: '4242' }, clientSecret: null }],
}
let booking = paid

/** What becomes of the booking once the change is agreed to. */
const becomes = (changed: Partial<Booking>) =>
  server.on(reschedule, () => {
    booking = { ...booking, ...changed }
    return booking
  })

beforeEach(() => {
  booking = paid
  server.on(bookingMessages, () => ({ messages: [] }))
  server.on(offeredExtras, () => ({ extras: [] }))
  server.on(paymentSetup, () => ({ gateway: 'test' as const, publishableKey: null }))
  server.on(testCard, () => ({ token: 'card-token', brand: 'visa', last4: '4242', expires: '2039-05' }))
})

const open = (Page: ComponentType, at: string) =>
  show(Page, {
    at,
    data: () => openedOf(booking),
    others: [{ path: '/manage-booking', Component: ManageBooking, loader: () => openedOf(booking) }],
  })
const due = page.getByRole('status').filter({ hasText: /^(To pay now|Comes back to you|Nothing to pay)/ })
const ticket = page.getByRole('complementary', { name: 'Your booking' })
const said = (words: string) => page.getByRole('status').filter({ hasText: words })
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

async function typeCard() {
  await page.getByRole('textbox', { name: 'Card number' }).fill('4242 4242 4242 4242')
  await page.getByRole('textbox', { name: 'Expires' }).fill('05/39')
  await page.getByRole('textbox', { name: 'Security code' }).fill('123')
}

const sooner = '2026-11-26'
const start = (differenceYen: number) => ({ start: '05:30', free: true, why: null, differenceYen })
const serveDays = (differenceYen: number) =>
  server.on(changeDays, ({ month }) => ({
    month,
    days: [{ day: sooner, free: true, why: null, starts: [start(differenceYen)] }],
  }))
const at = (day: string) => ({ startsAt: `${day}T05:30:00+09:00`, endsAt: `${day}T17:30:00+09:00` })

test('a cheaper day gives back exactly what was shown, on a phone', async () => {
  await page.viewport(390, 844)
  serveDays(-5_500)
  server.on(changeQuote, ({ day = '' }) => offerOf(booking, -5_500, at(day)))
  becomes({
    ...at(sooner),
    ...{ totalYen: marsh.totalYen - 5_500, refundedYen: 5_500, back: [{ way: 'card', amountYen: 5_500 }] },
  })
  await open(ChangeDay, '/manage-booking/day')
  await page.getByRole('button', { name: /^Thursday 26 November 2026/ }).click()
  await expect.element(due).toHaveTextContent('Comes back to you¥5,500')
  await press('Move to Thursday 26 November, get ¥5,500 back')
  await expect.element(said('A mail confirms it.')).toMatchTextContent('Moved to Thursday 26 November, 05:30.')
  await expect.element(ticket).toMatchTextContent(', refunded ¥5,500.')
  expect(server.asked(reschedule)).toMatchObject([{ quoteId: offerOf(booking, 0).quote.id }])
  expect(server.asked(reschedule)[0], 'no card is asked for').not.toHaveProperty('card')
  await page.viewport(1440, 900)
})

test('a larger party gets the car that fits, for the difference', async () => {
  const crown = { vehicleClass: 'sedan', name: 'Crown' } as const
  booking = { ...paid, ...crown, className: 'Crown', guests: 2, childAges: [], largeCases: 0, extraHalfHours: 0 }
  const car = (vehicleClass: 'sedan' | 'alphard', name: string, differenceYen: number) => ({
    ...{ vehicleClass, name, why: 'It fits.', totalYen: marsh.totalYen + differenceYen, differenceYen },
    isPresent: vehicleClass === 'sedan',
  })
  server.on(changeCars, ({ guests = 2 }) => ({
    cars: [...(guests > 3 ? [] : [car('sedan', 'Crown', 0)]), car('alphard', 'Alphard', 6_000)],
    why: null,
  }))
  const alphard = { vehicleClass: 'alphard', className: 'Alphard' } as const
  server.on(changeQuote, ({ guests = 2, vehicleClass }) =>
    vehicleClass === 'alphard'
      ? offerOf(booking, 6_000, alphard)
      : new Refusal(409, { error: `The Crown takes ${guests} no more.`, code: 'pricing.party-too-large' }),
  )
  becomes({ ...alphard, guests: 4, totalYen: marsh.totalYen + 6_000, paidYen: marsh.totalYen + 6_000 })
  await open(ChangeParty, '/manage-booking/party')
  await press('More adults')
  await press('More adults')
  // A car never changes by itself: the one that is too small is gone, and the others say what they cost.
  await expect.element(page.getByText('The Crown is too small for this party, or not free.')).toBeVisible()
  await expect.element(page.getByRole('radio', { name: /^Crown/ })).not.toBeInTheDocument()
  await page.getByRole('radio', { name: /^Alphard/ }).click({ force: true })
  await expect.element(due).toHaveTextContent('To pay now¥6,000')
  await typeCard()
  await press('Change the party, pay ¥6,000')
  await expect.element(said('A mail confirms it.')).toMatchTextContent('Your party is changed.')
  await expect.element(ticket).toMatchTextContent('4 adults')
  await expect.element(ticket).toMatchTextContent('Alphard')
  expect(server.asked(changeQuote).at(-1)).toMatchObject({ guests: 4, vehicleClass: 'alphard' })
  expect(server.asked(reschedule)).toMatchObject([{ card: { token: 'card-token' } }])
})

test('the pick-up moves from the hotel to the airport, with its fee', async () => {
  const palace: Meeting = {
    ...{ kind: 'hotel', name: 'Palace Hotel Tokyo', nameJa: null, area: 'marunouchi', latitude: null, longitude: null },
  }
  const narita: Meeting = { ...palace, kind: 'airport', name: 'Narita Airport, Terminal 1', area: 'narita' }
  const place = (slug: string, kind: KnownPlace['kind'], name: string, feeYen: number): KnownPlace => ({
    ...{ slug, kind, name, nameJa: '', areaName: 'Narita', latitude: 35, longitude: 140, feeYen },
  })
  booking = { ...paid, pickUp: palace, dropOff: palace, room: '1204' }
  const places = [
    place('hotel-narita', 'hotel', 'Hotel Nikko Narita', 11_000),
    place('narita-terminal-1', 'airport', narita.name, 11_000),
  ]
  server.on(knownPlaces, () => ({ places }))
  // As the server finds them, which hears a slip of the pen and takes an airport for the nearest; of any tour in general.
  server.on(searchPlaces, ({ q }) => ({
    places: /narita|nartia/i.test(q ?? '')
      ? places.toReversed().map((one) => ({ ...one, feeYen: 0, airport: null, match: null }))
      : [],
  }))
  const outside = 'We cannot tell that this address is within our area. Please name the ward or town.'
  server.on(changeQuote, ({ pickUpAddress }) =>
    pickUpAddress
      ? new Refusal(400, { error: outside, code: 'fleet.outside-area' })
      : offerOf(booking, 11_000, { pickUp: { ...narita, fartherMinutes: 60 } }),
  )
  becomes({ pickUp: narita, room: '', totalYen: marsh.totalYen + 11_000, paidYen: marsh.totalYen + 11_000 })
  await open(ChangePickUp, '/manage-booking/pick-up')
  const field = page.getByRole('combobox', { name: 'New pick-up', exact: false })
  await field.fill('Atami, Shizuoka')
  await userEvent.tab()
  await expect.element(page.getByText(outside).first()).toBeVisible()
  await field.fill('Nartia')
  await expect
    .element(page.getByRole('option').first())
    .toMatchTextContent(/^Narita Airport, Terminal 1.*adds ¥11,000$/)
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(due).toHaveTextContent('To pay now¥11,000')
  await typeCard()
  await press('Change the pick-up, pay ¥11,000')
  await expect.element(said('A mail confirms it.')).toMatchTextContent('The pick-up is changed.')
  await expect.element(ticket).toMatchTextContent('Narita Airport, Terminal 1')
  expect(server.asked(changeQuote).at(-1)).toMatchObject({ pickUp: 'narita-terminal-1', pickUpAddress: null })
})

test('a day that somebody else takes meanwhile is refused with the nearest, and nothing is charged', async () => {
  serveDays(5_500)
  server.on(changeQuote, ({ day = '' }) => offerOf(booking, 5_500, at(day)))
  const [error, code] = ['This time has just been taken.', 'inventory.sold-out']
  server.on(reschedule, () => new Refusal(409, { error, code, nearest: [{ day: '2026-11-27', start: '05:30' }] }))
  await open(ChangeDay, '/manage-booking/day')
  await page.getByRole('button', { name: /^Thursday 26 November 2026/ }).click()
  await expect.element(due).toHaveTextContent('To pay now¥5,500')
  await typeCard()
  await press('Move to Thursday 26 November, pay ¥5,500')
  const refusal = page.getByRole('alert').filter({ hasText: error })
  await expect.element(refusal).toBeVisible()
  expect(booking).toBe(paid)

  // One of the nearest can be had instead.
  becomes(at('2026-11-27'))
  await refusal.getByRole('button', { name: 'Fri 27 Nov, 05:30' }).click()
  await press('Move to Friday 27 November, pay ¥5,500')
  await expect.element(said('A mail confirms it.')).toMatchTextContent('Moved to Friday 27 November, 05:30.')
})
