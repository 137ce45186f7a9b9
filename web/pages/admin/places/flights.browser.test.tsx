import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  addFlight,
  bringFlightBack,
  type FlightRow,
  flightChoices,
  type OfficeFlight,
  officeFlights,
  readFlight,
  retireFlight,
  saveFlight,
} from '#contract/office-flights.ts'
import { savedViews } from '#contract/office-views.ts'
import { saveSession } from '#web/platform/session.ts'
import { fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { inOffice } from '#web/testing/in-office.tsx'
import { naomi } from '#web/testing/people.ts'
import { Elsewhere, show } from '#web/testing/show.tsx'
import FlightPage, { clientLoader as loadFlight } from './flight.tsx'
import AddFlightPage, { clientLoader as loadChoices } from './flight-add.tsx'
import FlightsPage, { clientLoader as loadFlights } from './flights.tsx'

const server = fakeServer()
const dialog = page.getByRole('dialog')
const box = (name: string) => page.getByRole('textbox', { name })
const others = [
  { path: '/admin/places/flights/:number', Component: inOffice(FlightPage), loader: loadFlight as never },
  { path: '*', Component: Elsewhere },
]
const terminals = [
  { id: 'haneda-terminal-3', label: 'Haneda Airport, Terminal 3' },
  { id: 'narita-terminal-1', label: 'Narita Airport, Terminal 1' },
]
const flight: OfficeFlight = {
  ...{ id: 'NH212', number: 'NH 212', version: 1, fromCity: 'London Heathrow', terminal: 'haneda-terminal-3' },
  ...{ lands: '19:05', isInternational: true, terminalName: 'Haneda Airport, Terminal 3', isRetired: false },
  ...{ bookings: { count: 3, lastDay: '2026-12-19' }, terminals, history: [] },
}
const row: FlightRow = {
  ...{ id: 'NH212', number: 'NH 212', fromCity: 'London Heathrow', terminal: 'haneda-terminal-3', lands: '19:05' },
  ...{ isInternational: true, terminalName: 'Haneda Airport, Terminal 3', bookingsAhead: 3, isRetired: false },
}

beforeEach(() => {
  sessionStorage.clear()
  saveSession({ token: 'x'.repeat(43), user: naomi })
  server.on(savedViews, () => ({ views: [] }))
  server.on(readFlight, () => flight)
})

test('a row of the timetable says all that a guest is told, and opens its flight', async () => {
  server.on(officeFlights, () => ({
    ...{ rows: [row], total: 1, page: 1, counts: { inUse: 1, retired: 0 }, choices: { terminal: terminals } },
  }))
  await show(inOffice(FlightsPage), { at: '/admin/places/flights', data: loadFlights, others })
  for (const words of ['London Heathrow', 'Haneda Airport, Terminal 3', '19:05', 'From abroad'])
    await expect.element(page.getByRole('gridcell', { name: words })).toBeVisible()
  await page.getByRole('link', { name: 'NH 212' }).click()
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('NH 212')
  await expect.element(page.getByText('3 ahead, the last on', { exact: false })).toBeVisible()
})

test('a new flight is asked for all that it needs, one that is there already is told at its number', async () => {
  server.on(flightChoices, () => ({ terminals }))
  server.on(addFlight, ({ number }) =>
    number === 'NH 212'
      ? new Refusal(409, {
          ...{ error: 'Already.', code: 'flights.already' },
          fields: { number: 'NH 212 is in the timetable already.' },
        })
      : { ...flight, id: 'NH216', number: 'NH 216', fromCity: 'Paris' },
  )
  await show(inOffice(AddFlightPage), { at: '/admin/places/flights/add', data: loadChoices, others })
  await box('Number').fill('Concorde')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(page.getByText('A flight looks like NH 212.')).toBeVisible()
  await expect.element(page.getByText('Say whether it comes from abroad.')).toBeVisible()
  await expect.element(page.getByText('Choose the terminal.')).toBeVisible()
  expect(server.asked(addFlight)).toEqual([])
  await box('Number').fill('NH 212')
  await box('From').fill('Paris')
  await page.getByRole('button', { name: /Kind/ }).click()
  await page.getByRole('option', { name: 'From abroad' }).click()
  await page.getByRole('button', { name: /Terminal/ }).click()
  await page.getByRole('option', { name: 'Haneda Airport, Terminal 3' }).click()
  await box('Lands, in Tokyo time').fill('1810')
  await page.getByRole('button', { name: 'Add flight' }).click()
  await expect.element(page.getByText('NH 212 is in the timetable already.')).toBeVisible()
  await box('Number').fill('NH 216')
  await page.getByRole('button', { name: 'Add flight' }).click()
  await expect.element(page.getByText('NH 216 is added.')).toBeVisible()
  expect(server.asked(addFlight).at(-1)).toEqual({
    ...{ number: 'NH 216', fromCity: 'Paris', terminal: 'haneda-terminal-3', lands: '18:10', isInternational: true },
  })
})

test('a flight is changed in place, and two versions are compared when somebody else was faster', async () => {
  let attempts = 0
  server.on(saveFlight, ({ version, ...fields }) => {
    attempts += 1
    return attempts === 1
      ? new Refusal(409, { error: 'A newer one.', code: 'office.changed-meanwhile' })
      : { ...flight, ...fields, version: version + 1 }
  })
  await show(inOffice(FlightPage), {
    at: '/admin/places/flights/NH212',
    data: () => loadFlight({ params: { number: 'NH212' } } as never),
    others,
  })
  await box('From').fill('London')
  server.on(readFlight, () => ({ ...flight, lands: '19:20', version: 2 }))
  await page.getByRole('button', { name: 'Save flight' }).click()
  await expect.element(page.getByText('19:20').first()).toBeVisible()
  expect(attempts).toBe(1)
})

test('a flight is retired with what names it before the eye, and comes back', async () => {
  server.on(retireFlight, ({ version }) => ({ ...flight, isRetired: true, version: version + 1 }))
  server.on(bringFlightBack, ({ version }) => ({ ...flight, version: version + 1 }))
  await show(inOffice(FlightPage), {
    at: '/admin/places/flights/NH212',
    data: () => loadFlight({ params: { number: 'NH212' } } as never),
    others,
  })
  await page.getByRole('button', { name: 'Retire' }).click()
  await expect.element(dialog.getByText('bookings ahead, the last on', { exact: false })).toBeVisible()
  await dialog.getByRole('textbox', { name: /^Why/ }).fill('No longer flown.')
  await dialog.getByRole('button', { name: 'Retire the flight' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Bring back' }).click()
  await expect.element(page.getByRole('button', { name: 'Retire' })).toBeVisible()
  expect(server.asked(bringFlightBack)).toEqual([{ id: 'NH212', version: 2 }])
})
