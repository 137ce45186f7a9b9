import { useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Booking } from '#contract/booking.ts'
import { changeDetails, changeQuote, reschedule } from '#contract/booking-changes.ts'
import { findFlight } from '#contract/flights.ts'
import { paymentSetup } from '#contract/payments.ts'
import { knownPlaces, searchPlaces } from '#contract/places.ts'
import { rideFront } from '#contract/rides.ts'
import { atTenPercent } from '#core/tax.fixture.ts'
import { haneda, marshRide } from '#web/booking/site/manage/booking.fixture.ts'
import { fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { show } from '#web/testing/show.tsx'
import ChangePickUp from './pick-up.tsx'

const server = fakeServer()
const Said = () => <p role="status">{useLocation().state?.said}</p>

const which = { reference: marshRide.reference, token: 'x'.repeat(43) }
const narita = { ...marshRide.pickUp, name: 'Narita Airport, Terminal 1', area: 'narita' }

const keioPlaza = 'Keio Plaza, Shinjuku'

const mustMove = 'Your ride waits for 19:05. It has to be moved: see the difference above.'

const naritaOne = { ...haneda, slug: 'narita-terminal-1', airport: 'narita', airportName: 'Narita', name: 'Terminal 1' }
const wayBack = {
  ...{ reference: 'AN-BACK22', title: 'Hotel Wadakura to Haneda', startsAt: '2026-11-28T10:00:00+09:00' },
  ...{ state: 'confirmed' as const, totalYen: 18_700, paidYen: 18_700, refundedYen: 0 },
  ...{ pickUp: marshRide.dropOff, dropOff: marshRide.pickUp },
}

/** The page of a ride that waits for NH 212 at Haneda, 19:05. */
async function showRide(booking: Booking = marshRide) {
  server.on(rideFront, () => ({
    ...{ examples: [], extraHalfHourYen: 0, taxis: [], night: { from: '22:00', until: '05:00', percent: 20 } },
    terminals: [haneda, naritaOne],
  }))
  server.on(knownPlaces, () => ({ places: [] }))
  server.on(searchPlaces, () => ({ places: [] }))
  server.on(paymentSetup, () => new Refusal(503, { error: 'Not now.', code: 'platform.busy' }))
  server.on(findFlight, ({ number }) =>
    number === 'NH 6'
      ? {
          ...{ number: 'NH 6', fromCity: 'Los Angeles', terminal: 'narita-terminal-1' },
          ...{ terminalName: narita.name, lands: '16:10', isInternational: true },
        }
      : new Refusal(404, { error: 'We do not know this flight.', code: 'rides.unknown-flight' }),
  )
  server.on(changeQuote, ({ start, pickUp, flight, dropOff, dropOffAddress }) => ({
    quote: {
      ...{ id: '0b0f6d3a-6c3b-4c6e-9a57-0d5b6b1f6a10', expiresAt: '2026-11-20T10:00:00+09:00', tour: null },
      ...{ className: 'Alphard', vehicleClass: marshRide.vehicleClass, classWhy: null, guides: 0, lines: [] },
      ...{ totalYen: marshRide.totalYen, taxes: atTenPercent(0), takesAnotherCode: false },
      ...{ startsAt: `2026-11-21T${start ? '21:15' : '17:00'}:00+09:00`, endsAt: '2026-11-21T22:00:00+09:00' },
      pickUp: flight && (pickUp || !start) ? narita : booking.pickUp,
      dropOff: dropOffAddress ? { ...marshRide.dropOff, name: dropOffAddress } : dropOff ? narita : booking.dropOff,
    },
    ...{ differenceYen: 0, giftYen: 0, stillDueYen: 0, codeLapses: null, cancellationTiers: [], sentence: '' },
    crewChanges: ['Kenji Sato cannot be there then: another chauffeur comes.'],
  }))
  server.on(changeDetails, ({ flight, lands, terminal }) =>
    (lands && lands !== '19:05') || (terminal && terminal !== haneda.slug)
      ? new Refusal(400, {
          error: 'Please check.',
          code: 'platform.invalid-input',
          fields: { [terminal ? 'terminal' : 'lands']: mustMove },
        })
      : { ...marshRide, flight: flight ?? marshRide.flight },
  )
  server.on(reschedule, () => marshRide)
  await show(ChangePickUp, {
    at: '/manage-booking/pick-up',
    data: {
      ...{ kind: 'open', which, booking, tour: null, terminal: null, car: null, refund: null },
      now: '2026-11-20T09:00:00+09:00',
    },
    others: [{ path: '/manage-booking', Component: Said }],
  })
}

const number = () => page.getByRole('textbox', { name: /^Flight/ })

test('a flight that lands elsewhere than the ride waits is asked about, and the ride moves to it in one press', async () => {
  await showRide()
  await number().fill('NH 6')
  await userEvent.tab()
  await expect.element(page.getByText('NH 6 lands at Narita Airport, Terminal 1, 16:10.')).toBeVisible()
  await expect
    .element(page.getByText('Your ride waits at Haneda Terminal 3 for 19:05.', { exact: false }))
    .toBeVisible()
  await page.getByRole('button', { name: 'Move the ride to NH 6' }).click()
  await expect
    .element(page.getByText('Pick-up: Narita Airport, Terminal 1, instead of Haneda Terminal 3.'))
    .toBeVisible()
  await expect
    .element(page.getByText('At: Saturday 21 November, 17:00, instead of Saturday 21 November, 19:50.'))
    .toBeVisible()
  await expect.element(page.getByText('Kenji Sato cannot be there then: another chauffeur comes.')).toBeVisible()
  expect(document.activeElement?.id).toBe('the-change')
  await page.getByRole('button', { name: 'Move the ride to NH 6' }).first().click()
  await expect.element(page.getByText('Your ride waits for NH 6 now. A mail confirms it.')).toBeVisible()
  expect(server.asked(changeQuote)).toMatchObject([{ flight: 'NH 6' }])
  expect(server.asked(changeDetails), 'the number goes with the change itself').toEqual([])
})

test('whoever keeps the flight changes nothing', async () => {
  await showRide()
  await number().fill('NH 6')
  await userEvent.tab()
  await page.getByRole('button', { name: 'Keep NH 212' }).click()
  await expect.element(number()).toHaveValue('NH 212')
  expect(page.getByText('NH 6 lands at').elements()).toEqual([])
})

test('of a flight that we do not know its hour is asked: the same is noted, another moves the ride', async () => {
  await showRide()
  await number().fill('ZZ 999')
  await userEvent.tab()
  await expect.element(page.getByText('We do not know ZZ 999. When and where does it land?')).toBeVisible()
  const lands = page.getByRole('textbox', { name: /^Lands at/ })
  await lands.fill('20:30')
  await expect.element(page.getByRole('button', { name: 'Move the ride to ZZ 999' })).toBeVisible()
  expect(server.asked(changeQuote)).toMatchObject([{ flight: 'ZZ 999', start: '20:30' }])
  await lands.fill('19:05')
  await page.getByRole('button', { name: 'Save these' }).click()
  await expect.element(page.getByText('Saved. The chauffeur sees it at once.')).toBeVisible()
  expect(server.asked(changeDetails)).toMatchObject([{ flight: 'ZZ 999', lands: '19:05' }])
})

test('another hour of an unknown flight is never saved as the old one: the page leads to what it costs', async () => {
  await showRide()
  await number().fill('YY 55')
  await userEvent.tab()
  await page.getByRole('textbox', { name: /^Lands at/ }).fill('21:40')
  await expect.element(page.getByRole('button', { name: 'Move the ride to YY 55' })).toBeVisible()
  await page.getByRole('button', { name: 'Save these' }).click()
  await expect.element(page.getByText(mustMove)).toBeVisible()
  expect(document.activeElement?.id).toBe('the-change')
  expect(page.getByText('Saved. The chauffeur sees it at once.').elements()).toEqual([])
  // Another hour, or another flight, is another question.
  await page.getByRole('textbox', { name: /^Lands at/ }).fill('19:05')
  await expect.element(page.getByText(mustMove)).not.toBeInTheDocument()
})

test('once it is saved the question is gone, and the page goes on with the flight that was saved', async () => {
  await showRide()
  await number().fill('ZZ 999')
  await userEvent.tab()
  await page.getByRole('textbox', { name: /^Lands at/ }).fill('19:05')
  await page.getByRole('button', { name: 'Save these' }).click()
  await expect.element(page.getByText('Saved. The chauffeur sees it at once.')).toBeVisible()
  await expect.element(page.getByText('We do not know ZZ 999.', { exact: false })).not.toBeInTheDocument()
  await number().fill('YY 55')
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'Keep ZZ 999' })).toBeVisible()
})

test('who presses before the number was looked up is asked for the hour that is missing', async () => {
  await showRide()
  const why = 'We do not know YY 55, and 19:05 is when NH 212 lands. Please say when YY 55 lands.'
  server.on(
    changeDetails,
    () => new Refusal(400, { error: 'Please check.', code: 'platform.invalid-input', fields: { flight: why } }),
  )
  await number().fill('YY 55')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(why)).toBeVisible()
  await expect.element(page.getByText('We do not know YY 55. When and where does it land?')).toBeVisible()
})

test('an unknown flight may land at another airport: the page asks where, and shows what the move costs', async () => {
  await showRide()
  await number().fill('ZZ 999')
  await userEvent.tab()
  await page.getByRole('textbox', { name: /^Lands at/ }).fill('19:05')
  expect(server.asked(changeQuote), 'where the ride waits already, it is the same ride').toEqual([])
  await page.getByRole('combobox', { name: 'Where' }).selectOptions('Narita, Terminal 1')
  await expect
    .element(page.getByText('Pick-up: Narita Airport, Terminal 1, instead of Haneda Terminal 3.'))
    .toBeVisible()
  expect(server.asked(changeQuote)).toMatchObject([{ flight: 'ZZ 999', start: '19:05', pickUp: 'narita-terminal-1' }])
  // Saved by itself it would be waited for at the wrong airport.
  await page.getByRole('button', { name: 'Save these' }).click()
  await expect.element(page.getByText(mustMove)).toBeVisible()
  expect(document.activeElement?.id).toBe('the-change')
  await page.getByRole('button', { name: 'Move the ride to ZZ 999' }).click()
  await expect.element(page.getByText('Your ride waits for ZZ 999 now. A mail confirms it.')).toBeVisible()
})

test('a ride that moves to another airport says that its way back stays, and leads to it', async () => {
  await showRide({ ...marshRide, journey: [wayBack] })
  const stays = 'The way back on Saturday 28 November still goes to Haneda Terminal 3.'
  expect(page.getByText(stays).elements()).toEqual([])
  await number().fill('NH 6')
  await userEvent.tab()
  await page.getByRole('button', { name: 'Move the ride to NH 6' }).click()
  await expect.element(page.getByText(stays)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Change the way back' }))
    .toHaveAttribute('href', '/find-booking?booking=AN-BACK22')
  await page.getByRole('button', { name: 'Move the ride to NH 6' }).first().click()
  await expect
    .element(page.getByText(`Your ride waits for NH 6 now. A mail confirms it. ${stays}`, { exact: true }))
    .toBeVisible()
})

test('a ride that goes to another hotel says that its way back still starts at the old one, and leads to it', async () => {
  await showRide({ ...marshRide, journey: [wayBack] })
  const stays = 'The way back on Saturday 28 November still starts at Hotel Wadakura.'
  await expect.element(page.getByRole('heading', { name: /^For the chauffeur, on this way/ })).toBeVisible()
  const to = page.getByRole('combobox', { name: /^New place to go/ })
  await to.fill(keioPlaza)
  await userEvent.tab()
  await expect.element(page.getByText(stays)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Change the way back' }))
    .toHaveAttribute('href', '/find-booking?booking=AN-BACK22')
  await page.getByRole('button', { name: 'Change the address' }).click()
  await expect
    .element(page.getByText(`The address is changed. A mail confirms it. ${stays}`, { exact: true }))
    .toBeVisible()
})

test('a ride to another hotel says nothing of a way back that starts there', async () => {
  await showRide({ ...marshRide, journey: [{ ...wayBack, pickUp: { ...marshRide.dropOff, name: keioPlaza } }] })
  await page.getByRole('combobox', { name: /^New place to go/ }).fill(keioPlaza)
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'Change the address' })).toBeVisible()
  expect(page.getByText(/still starts at/).elements()).toEqual([])
})

test('a ride to an airport can leave for another one, for the difference', async () => {
  await showRide({
    ...{ ...marshRide, flight: '', landsAt: null, pickUp: marshRide.dropOff, dropOff: marshRide.pickUp },
    ride: { ...marshRide.ride, airport: 'departure', landsAt: null },
  })
  const leaves = page.getByRole('combobox', { name: 'Your flight leaves from' })
  await expect.element(leaves).toHaveValue('haneda-terminal-3')
  await leaves.selectOptions('Narita, Terminal 1')
  await page.getByRole('button', { name: 'Change the address' }).click()
  await expect.element(page.getByText('The address is changed. A mail confirms it.', { exact: false })).toBeVisible()
  expect(server.asked(changeQuote)).toMatchObject([{ dropOff: 'narita-terminal-1', dropOffAddress: null }])
})

test('whoever keeps the flight while the price of another is still asked for is offered nothing', async () => {
  await showRide()
  const { promise, resolve } = Promise.withResolvers<void>()
  server.on(changeQuote, async () => {
    await promise
    return new Refusal(409, { error: 'Sold out.', code: 'inventory.sold-out' })
  })
  await number().fill('NH 6')
  await userEvent.tab()
  await page.getByRole('button', { name: 'Move the ride to NH 6' }).click()
  await page.getByRole('button', { name: 'Keep NH 212' }).click()
  resolve()
  // By the time that a later question is answered, the earlier one is, too.
  await number().fill('ZZ 999')
  await userEvent.tab()
  await expect.element(page.getByText('We do not know ZZ 999.', { exact: false })).toBeVisible()
  expect(page.getByText('Sold out.').elements()).toEqual([])
})
