import { useLocation } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Booking } from '#contract/booking.ts'
import { changeCars, changeDetails, changeQuote, reschedule } from '#contract/booking-changes.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { findFlight } from '#contract/flights.ts'
import { paymentSetup } from '#contract/payments.ts'
import type { Meeting } from '#contract/places.ts'
import { knownPlaces, searchPlaces } from '#contract/places.ts'
import { offeredExtras } from '#contract/pricing.ts'
import { marsh } from '#web/booking/site/manage/booking.fixture.ts'
import { offerOf, openedOf } from '#web/booking/site/manage/change.fixture.ts'
import { fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { show } from '#web/testing/show.tsx'
import ChangeParty from './party.tsx'
import ChangePickUp from './pick-up.tsx'

const server = fakeServer()
const hotel = (name: string): Meeting => ({
  ...{ kind: 'hotel', name, nameJa: null, area: 'taito', latitude: null, longitude: null },
})
const ueno = hotel('Mitsui Garden Hotel Ueno')
const booked: Booking = {
  ...marsh,
  travellers: [
    { name: 'Eleanor Marsh', age: null, note: '' },
    { name: 'Tom Marsh', age: null, note: '' },
    { name: 'Ivy Marsh', age: 5, note: '' },
  ],
  ...{ pickUp: ueno, dropOff: ueno, room: '1107' },
}
let booking = booked
/** What was sent, in the order in which it came. */
let sent: string[] = []
const details = () => server.asked(changeDetails)

function keepDetails({ reference: _, token: __, ...typed }: InputOf<typeof changeDetails>): Booking {
  sent.push(`details: ${Object.keys(typed).join(', ')}`)
  booking = { ...booking, ...typed } as Booking
  return booking
}

beforeEach(() => {
  ;[booking, sent] = [booked, []]
  const car = { vehicleClass: marsh.vehicleClass, name: 'Alphard', why: 'It fits.', totalYen: marsh.totalYen }
  server.on(paymentSetup, () => new Refusal(503, { error: 'Not now.', code: 'platform.busy' }))
  server.on(offeredExtras, () => ({ extras: [] }))
  server.on(knownPlaces, () => ({ places: [] }))
  server.on(searchPlaces, () => ({ places: [] }))
  server.on(changeCars, () => ({ cars: [{ ...car, differenceYen: 0, isPresent: true }], why: null }))
  server.on(changeQuote, ({ pickUpAddress }) =>
    offerOf(booked, 0, { pickUp: pickUpAddress ? { ...hotel(pickUpAddress), fartherMinutes: 30 } : ueno }),
  )
  server.on(changeDetails, keepDetails)
  server.on(reschedule, () => {
    sent.push('change')
    booking = { ...booking, room: '' }
    return booking
  })
})

const Said = () => <p role="status">{useLocation().state?.said}</p>
const open = (Page: typeof ChangeParty, at: string) =>
  show(Page, {
    at,
    data: openedOf(booking),
    others: [{ path: '/manage-booking', Component: Said }],
  })
const box = (name: string) => page.getByRole('textbox', { name, exact: false })
const noteOf = (who: string) =>
  page.getByRole('group', { name: who }).getByRole('textbox', { name: 'Anything we should know?', exact: false })
const moreCases = () => page.getByRole('button', { name: /^More .*suitcases/i })

test('an allergy and a name that were typed are saved with the change of the party, before it', async () => {
  await open(ChangeParty, '/manage-booking/party')
  await noteOf('Child, 5').fill('Peanut allergy')
  await page.getByRole('group', { name: 'Adult 2' }).getByRole('textbox', { name: 'Full name' }).fill('Joan Hill')
  await moreCases().click()
  await page.getByRole('button', { name: 'Change the party' }).click()
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('Your party is changed. A mail confirms it. Names and notes are saved, too.')
  expect(sent).toEqual(['details: travellers', 'change'])
  expect(details()).toMatchObject([{ travellers: [{}, { name: 'Joan Hill' }, { note: 'Peanut allergy' }] }])
})

test('who typed nothing beside the party sends only the change', async () => {
  await open(ChangeParty, '/manage-booking/party')
  await moreCases().click()
  await page.getByRole('button', { name: 'Change the party' }).click()
  await expect.element(page.getByRole('status')).toHaveTextContent('Your party is changed. A mail confirms it.')
  expect(sent).toEqual(['change'])
})

test('where the names cannot be saved, the party waits and nothing that was typed is lost', async () => {
  server.on(changeDetails, () => new Refusal(503, { error: 'We are busy.', code: 'platform.busy' }))
  await open(ChangeParty, '/manage-booking/party')
  await noteOf('Child, 5').fill('Peanut allergy')
  await moreCases().click()
  await page.getByRole('button', { name: 'Change the party' }).click()
  await expect.element(page.getByText('The names and notes below are not saved yet.', { exact: false })).toBeVisible()
  await expect.element(noteOf('Child, 5')).toHaveValue('Peanut allergy')
  expect(sent).toEqual([])
  server.on(changeDetails, keepDetails)
  await page.getByRole('button', { name: 'Change the party' }).click()
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('Your party is changed. A mail confirms it. Names and notes are saved, too.')
  expect(sent).toEqual(['details: travellers', 'change'])
})

test('before a smaller party is agreed to the page says whose name and note are taken off', async () => {
  const tom = { name: 'Tom Marsh', age: null, note: 'No shellfish' }
  booking = { ...booked, travellers: booked.travellers.map((one) => (one.name === tom.name ? tom : one)) }
  await open(ChangeParty, '/manage-booking/party')
  expect(page.getByText('Tom Marsh is taken off', { exact: false }).elements()).toEqual([])
  await page.getByRole('button', { name: /^Fewer .*adults/i }).click()
  await expect
    .element(page.getByText('Tom Marsh is taken off, with what you told us (No shellfish): 1 adult, 1 child (5) come.'))
    .toBeVisible()
})

test('who is named beyond the party can be taken off, and the names are saved', async () => {
  booking = { ...booked, guests: 2 }
  await open(ChangeParty, '/manage-booking/party')
  await page.getByRole('button', { name: 'Take Tom Marsh off' }).click()
  await expect.element(page.getByRole('button', { name: /^Take .* off$/ })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Save names and notes' }).click()
  await expect.element(page.getByText('Saved. The crew sees it at once', { exact: false })).toBeVisible()
  expect(details()).toMatchObject([{ travellers: [{ name: 'Eleanor Marsh' }, { name: 'Ivy Marsh' }] }])
})

async function moveToYokohama() {
  await page.getByRole('combobox', { name: 'New pick-up', exact: false }).fill('Hotel New Grand, Yokohama')
  await userEvent.tab()
  await expect
    .element(page.getByText('Room 1107 is of Mitsui Garden Hotel Ueno and is taken off.', { exact: false }))
    .toBeVisible()
}

test('wishes go with another pick-up, and the new room is told once the old one is taken off', async () => {
  await open(ChangePickUp, '/manage-booking/pick-up')
  await moveToYokohama()
  await box('Room').fill('2205')
  await box('Wishes for the crew').fill('No raw fish')
  await page.getByRole('button', { name: 'Change the pick-up' }).click()
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('The pick-up is changed. A mail confirms it. Your details are saved, too. Room 2205 is noted.')
  expect(sent).toEqual(['details: note', 'change', 'details: room'])
  expect(booking).toMatchObject({ room: '2205', note: 'No raw fish' })
})

test('of another airport the new flight is told once the old one is taken off', async () => {
  const narita: Meeting = { ...hotel('Narita Airport, Terminal 2'), kind: 'airport', area: 'narita' }
  booking = { ...booked, pickUp: narita, room: '', flight: 'AF 276' }
  server.on(findFlight, () => new Refusal(404, { error: 'We do not know it.', code: 'rides.unknown-flight' }))
  server.on(reschedule, () => {
    sent.push('change')
    booking = { ...booking, flight: '' }
    return booking
  })
  await open(ChangePickUp, '/manage-booking/pick-up')
  await page.getByRole('combobox', { name: 'New pick-up', exact: false }).fill('Haneda Airport, Terminal 3')
  await userEvent.tab()
  await expect
    .element(page.getByText('Flight AF 276 is of Narita Airport, Terminal 2 and is taken off.', { exact: false }))
    .toBeVisible()
  await box('Flight').fill('NH 212')
  await page.getByRole('button', { name: 'Change the pick-up' }).click()
  await expect.element(page.getByRole('status')).toMatchTextContent('Flight NH 212 is noted.')
  expect(sent).toEqual(['change', 'details: flight'])
  expect(booking.flight).toBe('NH 212')
})

test('a flight that is none holds the pick-up back, at its field, with everything that was typed', async () => {
  await open(ChangePickUp, '/manage-booking/pick-up')
  await moveToYokohama()
  await box('Room').fill('2205')
  await box('Flight').fill('tomorrow')
  await page.getByRole('button', { name: 'Change the pick-up' }).click()
  await expect.element(page.getByText('What you wrote below is not saved yet.', { exact: false })).toBeVisible()
  await expect.element(box('Flight')).toHaveFocus()
  await expect.element(box('Room')).toHaveValue('2205')
  expect(sent).toEqual([])
})

test('a flight and wishes are saved without another pick-up, and a flight that is none is told at its field', async () => {
  await open(ChangePickUp, '/manage-booking/pick-up')
  await box('Flight').fill('tomorrow')
  await box('Room').fill('')
  await box('Wishes for the crew').fill('No raw fish, please.')
  await page.getByRole('button', { name: 'Save these' }).click()
  await expect.element(page.getByText('A flight looks like NH 212.', { exact: false })).toBeVisible()
  await expect.element(box('Flight')).toHaveFocus()
  await box('Flight').fill('NH 212')
  await page.getByRole('button', { name: 'Save these' }).click()
  await expect.element(page.getByText('Saved. The crew sees it at once.')).toBeVisible()
  expect(booking).toMatchObject({ flight: 'NH 212', room: '', note: 'No raw fish, please.' })
})

test('no car is offered for the new party that is then refused: the present one is named and gone from the list', async () => {
  const car = (vehicleClass: 'alphard' | 'hiace', name: string) => ({
    ...{ vehicleClass, name, why: 'It fits.', totalYen: marsh.totalYen, differenceYen: 0, isPresent: false },
  })
  server.on(changeCars, ({ largeCases = 0 }) => ({
    cars: [...(largeCases > marsh.largeCases ? [] : [car('alphard', 'Alphard')]), car('hiace', 'HiAce')],
    why: null,
  }))
  await open(ChangeParty, '/manage-booking/party')
  await expect.element(page.getByRole('radio', { name: /^Alphard/ })).toBeInTheDocument()
  await moreCases().click()
  await expect.element(page.getByText('is too small for this party, or not free.', { exact: false })).toBeVisible()
  await expect.element(page.getByRole('radio', { name: /^Alphard/ })).not.toBeInTheDocument()
})
