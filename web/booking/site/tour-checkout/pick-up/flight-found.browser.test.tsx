import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { findFlight } from '#contract/flights.ts'
import { fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { show } from '#web/testing/show.tsx'
import { wholeCheckout } from '../checkout.fixture.ts'
import { updateCheckout } from '../checkout-state.ts'
import { PickUpDetails } from './pick-up-details.tsx'

const server = fakeServer()
const whole = wholeCheckout()
const { slug, meeting } = whole
const haneda = { slug: 'haneda-terminal-3', name: 'Haneda Airport, Terminal 3', areaName: 'Haneda', feeYen: 0 }
const terminal = { kind: 'airport', slug: haneda.slug, name: 'Haneda, Terminal 3' } as const
const known = {
  'NH 212': { terminal: haneda.slug, terminalName: haneda.name, lands: '19:05' },
  'NH 6': { terminal: 'narita-terminal-1', terminalName: 'Narita Airport, Terminal 1', lands: '16:10' },
}

beforeEach(async () => {
  updateCheckout(slug, {
    ...whole,
    wish: { ...whole.wish, start: '20:30' },
    meeting: { ...meeting, pickUp: { ...meeting.pickUp, kind: 'haneda', places: { haneda } } },
  })
  server.on(findFlight, ({ number }) =>
    number in known
      ? { number, fromCity: 'London', isInternational: true, ...known[number as keyof typeof known] }
      : new Refusal(404, { error: 'We do not know this flight.', code: 'rides.unknown-flight' }),
  )
  await show(() => <PickUpDetails slug={slug} beginsAt={terminal} errorOf={() => undefined} leave={() => undefined} />)
})

async function write(number: string) {
  await page.getByRole('textbox', { name: /^Flight number/ }).fill(number)
  await userEvent.tab()
}

test('a flight that a day begins with is looked up when its number is left', async () => {
  await write('NH 212')
  await expect.element(page.getByText('NH 212 from London lands at Haneda Airport, Terminal 3, 19:05.')).toBeVisible()
})

test('one that lands at another airport than the day begins at is asked about', async () => {
  await write('NH 6')
  await expect.element(page.getByText('NH 6 lands at Narita Airport, Terminal 1, 16:10.')).toBeVisible()
  await expect
    .element(page.getByText('Your day begins at Haneda Airport, Terminal 3. Please check the number', { exact: false }))
    .toBeVisible()
})

test('one that nobody knows is kept, and what was said of another goes with it', async () => {
  await write('NH 6')
  await expect.element(page.getByText('NH 6 lands at', { exact: false })).toBeVisible()
  await write('ZZ 999')
  await expect.element(page.getByText('We do not know ZZ 999. We keep its number for the chauffeur.')).toBeVisible()
  expect(page.getByText('NH 6 lands at', { exact: false }).elements()).toEqual([])
})

const number = page.getByRole('textbox', { name: /^Flight number/ })
const room = page.getByRole('textbox', { name: /^Room number/ })
const beginAt = (kind: 'tour' | 'hotel' | 'station') =>
  updateCheckout(slug, ({ meeting: now }) => ({ meeting: { ...now, pickUp: { ...now.pickUp, kind } } }))

test('a tour that begins at an airport by itself asks for the flight, and for no room', async () => {
  beginAt('tour')
  await expect.element(number).toBeVisible()
  expect(room.elements()).toEqual([])
  await write('NH 6')
  await expect.element(page.getByText('Your day begins at Haneda, Terminal 3.', { exact: false })).toBeVisible()
  // The controls: a door has rooms and no flight, a station neither.
  beginAt('hotel')
  await expect.element(room).toBeVisible()
  expect(number.elements()).toEqual([])
  beginAt('station')
  await expect.element(room).not.toBeInTheDocument()
  expect(number.elements()).toEqual([])
})

test('a flight that lands after the day begins is asked about, and kept', async () => {
  updateCheckout(slug, ({ wish }) => ({ wish: { ...wish, start: '08:30' } }))
  await write('NH 212')
  await expect
    .element(page.getByText('Your day begins at 08:30, before it lands. Is the number right?', { exact: false }))
    .toBeVisible()
  await expect.element(number).toHaveValue('NH 212')
})
