import { useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Booking } from '#contract/booking.ts'
import { changeQuote, reschedule } from '#contract/booking-changes.ts'
import { findFlight } from '#contract/flights.ts'
import { paymentSetup } from '#contract/payments.ts'
import { knownPlaces, searchPlaces } from '#contract/places.ts'
import { haneda, marsh, marshRide } from '#web/booking/site/manage/booking.fixture.ts'
import { offerOf, openedOf } from '#web/booking/site/manage/change.fixture.ts'
import { fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { show } from '#web/testing/show.tsx'
import ChangePickUp from './pick-up.tsx'

const server = fakeServer()
const Said = () => <p role="status">{useLocation().state?.said}</p>

test('who has not told the hotel is asked for it in so many words, and tells it', async () => {
  const booking = { ...marsh, isHotelUntold: true }
  const hotel = { kind: 'address', name: '1-1 Yotsuya, Shinjuku', nameJa: null, area: 'shinjuku' } as const
  const pickUp = { ...hotel, latitude: null, longitude: null }
  server.on(knownPlaces, () => ({ places: [] }))
  server.on(searchPlaces, () => ({ places: [] }))
  server.on(paymentSetup, () => new Refusal(503, { error: 'Not now.', code: 'platform.busy' }))
  server.on(changeQuote, () => offerOf(booking, 0, { pickUp, dropOff: null }))
  server.on(reschedule, () => ({ ...booking, pickUp, isHotelUntold: false }))
  await show(ChangePickUp, {
    at: '/manage-booking/pick-up',
    data: openedOf(booking),
    others: [{ path: '/manage-booking', Component: Said }],
  })
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('Tell us your hotel')
  await page.getByRole('combobox', { name: 'Your hotel', exact: true }).fill(hotel.name)
  await userEvent.tab()
  await page.getByRole('button', { name: 'Tell us the hotel' }).click()
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('Thank you: we know where to come. A mail confirms it.')
  expect(server.asked(changeQuote)).toMatchObject([{ pickUpAddress: hotel.name }])
})

const number = () => page.getByRole('textbox', { name: /^Flight/ })
const asked = page.getByText(/Your day begins at [0-9:]+, before it lands\. Is the number right\?/)

/** Writes NH 212, which lands at 19:05, on the page of a tour with this pick-up. */
async function writeFlight(pickUp: Booking['pickUp']) {
  server.on(knownPlaces, () => ({ places: [] }))
  server.on(searchPlaces, () => ({ places: [] }))
  server.on(paymentSetup, () => new Refusal(503, { error: 'Not now.', code: 'platform.busy' }))
  server.on(findFlight, () => ({
    ...{ number: 'NH 212', fromCity: 'London', terminal: haneda.slug, terminalName: 'Haneda Airport, Terminal 3' },
    ...{ lands: '19:05', isInternational: true },
  }))
  await show(ChangePickUp, {
    at: '/manage-booking/pick-up',
    data: openedOf({ ...marsh, pickUp, flight: '' }),
  })
  await number().fill('NH 212')
  await userEvent.tab()
}

test('a flight that lands after the day begins at its airport is asked about', async () => {
  await writeFlight(marshRide.pickUp)
  await expect.element(asked).toBeVisible()
})

test('a flight of a day that begins at a hotel is not looked up (the control)', async () => {
  await writeFlight(marshRide.dropOff)
  await expect.element(number()).toHaveValue('NH 212')
  expect(server.asked(findFlight)).toEqual([])
})
