import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { TripItem, TripWish } from '#contract/trip-wish.ts'
import { type Finding, type PricedItem, priceTrip, shareTrip } from '#contract/trips.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { Elsewhere, show } from '#web/testing/show.tsx'
import { changeDevice, readDevice } from '../device-trip.ts'
import { itemOn } from '../trip.fixture.ts'
import { changeTrip, tripStore } from '../trip.ts'
import { TripPage } from './trip-page.tsx'

const server = fakeServer()
const [one, two] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222']
const titles: Record<string, string> = { [one]: 'Old Tokyo before lunch', [two]: 'Fuji at first light' }

let yen: Record<string, number>
let gone: Record<string, PricedItem['gone']>
let findings: Finding[]

beforeEach(() => {
  for (const key of ['trip', 'trip-count', 'trip-settled']) localStorage.removeItem(key)
  // Each test is a tab of its own.
  tripStore.setState({ items: null, keptUntil: null, changedElsewhere: [], isCutOff: false })
  ;[yen, gone, findings] = [{ [one]: 52_200, [two]: 135_600 }, {}, []]
  server.on(priceTrip, ({ items }) => ({
    pricedAt: '2026-11-15T16:32:00+09:00',
    items: items.map(({ id, wish }) => priced(id, wish as TripWish)),
    findings: findings.filter((finding) => finding.items.every((id) => items.some((item) => item.id === id))),
  }))
})

function priced(id: string, wish: TripWish): PricedItem {
  const shown = { id, title: titles[id] ?? 'Another', cover: null, line: 'T', stops: ['Senso-ji'] }
  if (gone[id]) return { ...shown, offer: null, gone: gone[id] }
  const at = (clock: string) => `${wish.day}T${clock}:00+09:00`
  return {
    ...{ ...shown, gone: null },
    offer: {
      ...{ quoteId: id, expiresAt: at('00:00'), startsAt: at('09:00'), endsAt: at('13:00'), from: null, to: null },
      ...{ className: 'Alphard', vehicleClass: 'alphard', guides: 1, lines: [], totalYen: yen[id] ?? 0 },
      ...{
        taxes: [{ part: 'standard' as const, percent: 10, amountYen: 11_000, taxYen: 1_000 }],
        cancellationTiers: [],
        codeNote: null,
        leg: null,
      },
    },
  }
}

const gather = (...items: TripItem[]) => changeDevice(() => ({ items }))
const open = () => show(TripPage, { at: '/trip', others: [{ path: '*', Component: Elsewhere }] })
const both = () => gather(itemOn(one, '2026-11-22'), itemOn(two, '2026-11-24'))
const total = () => page.getByRole('complementary', { name: 'What the trip costs' })
const idsKept = () => readDevice().items.map(({ id }) => id)

test('without anything in it the trip says what could be, and asks for no price', async () => {
  await open()
  await expect.element(page.getByRole('heading', { name: 'Your trip has room for everything' })).toBeVisible()
  expect(server.asked(priceTrip)).toEqual([])
})

test('the days stand in order, with what they cost together and each by itself', async () => {
  both()
  await open()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Two days out' })).toBeVisible()
  await expect.element(total()).toMatchTextContent('¥187,800')
  await expect.element(page.getByText('It fits', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Nothing planned.')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Book Old Tokyo before lunch' }))
    .toHaveAttribute('href', '/tour/booking/kamakura-and-the-great-buddha?day=2026-11-22&start=08%3A00')
  await expect.element(page.getByRole('region', { name: 'What changed' })).not.toBeInTheDocument()
})

test('what costs otherwise than at the last look is said once, and not again', async () => {
  gather({ ...itemOn(two, '2026-11-24'), seenYen: 133_100, seenAt: '2026-11-12T21:10:00+09:00' })
  const shown = await open()
  const changed = page.getByRole('region', { name: 'What changed' })
  await expect.element(changed).toMatchTextContent('One thing changed')
  await expect.element(changed).toMatchTextContent('Fuji at first light costs ¥133,100 ¥135,600.')
  await expect.element(page.getByText('¥2,500 more than at your last look')).toBeVisible()
  await expect.poll(() => readDevice().items[0]?.seenYen).toBe(135_600)
  await shown.unmount()
  await open()
  await expect.element(total()).toBeVisible()
  await expect.element(changed).not.toBeInTheDocument()
})

test('what is gone leaves the sum, and another day takes its place with one press', async () => {
  both()
  const { wish } = itemOn(one, '2026-11-25')
  const nearest = [{ wish, day: '2026-11-25', start: '08:00', totalYen: 52_200 }]
  gone = { [one]: { code: 'inventory.sold-out', sentence: 'This time has just been taken.', nearest } }
  await open()
  await expect.element(total()).toMatchTextContent('¥135,600')
  await expect.element(page.getByText('Something is gone')).toBeVisible()
  gone = {}
  await page.getByRole('button', { name: /^Wed 25 Nov, 08:00, ¥52,200/ }).click()
  await expect.element(total()).toMatchTextContent('¥187,800')
  expect(readDevice().items.map((item) => item.wish.day)).toEqual(['2026-11-25', '2026-11-24'])
})

test('what is taken out can be put back, also where it was the last', async () => {
  gather(itemOn(one, '2026-11-22'))
  await open()
  await page.getByRole('button', { name: 'Take out Old Tokyo before lunch' }).click()
  await expect.element(page.getByRole('button', { name: 'Put it back' })).toHaveFocus()
  expect(idsKept()).toEqual([])
  await page.getByRole('button', { name: 'Put it back' }).click()
  await expect.element(total()).toMatchTextContent('¥52,200')
})

test('a thing moves to another day in its place', async () => {
  gather(itemOn(one, '2099-11-22'))
  await open()
  await page.getByRole('button', { name: 'Another day for Old Tokyo before lunch' }).click()
  await expect.element(page.getByLabelText('The same on')).toHaveFocus()
  await page.getByLabelText('The same on').fill('2099-11-26')
  await page.getByRole('button', { name: 'Move it' }).click()
  await expect.poll(() => readDevice().items[0]?.wish.day).toBe('2099-11-26')
})

const overlap = (): Finding => ({
  ...{
    kind: 'overlap',
    isImpossible: true,
    items: [two, one],
    title: 'Two tours at the same time on Sunday.',
    why: 'So.',
  },
  fixes: [
    {
      ...{ words: 'Fuji on Monday', tried: 'Free, the same price', works: true, differenceYen: 0 },
      changes: [{ id: two, wish: itemOn(two, '2026-11-23').wish }],
    },
    { words: 'Fuji on Tuesday', tried: 'It does not run then.', works: false, differenceYen: null, changes: [] },
  ],
})

test('what does not fit warns with ways out that were tried, and stops nobody', async () => {
  both()
  findings = [overlap()]
  await open()
  await expect.element(page.getByRole('heading', { level: 1, name: 'One thing does not fit yet' })).toBeVisible()
  await expect.element(page.getByText('Tried: It does not run then.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Do this: Fuji on Tuesday' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: 'Book Fuji at first light' })).toBeVisible()
  findings = []
  await page.getByRole('button', { name: 'Do this: Fuji on Monday' }).click()
  await expect.element(page.getByText('It fits', { exact: true })).toBeVisible()
  expect(readDevice().items[1]?.wish.day).toBe('2026-11-23')
})

test('what is meant so is not asked about again on this device', async () => {
  both()
  const slip = { kind: 'other-party' as const, isImpossible: false, items: [two, one], why: 'Both can be right.' }
  findings = [{ ...slip, title: 'Fuji at first light is for four.', fixes: [] }]
  const shown = await open()
  await page.getByRole('button', { name: 'Keep it as it is: Fuji at first light is for four.' }).click()
  await expect.element(page.getByText('It fits', { exact: true })).toBeVisible()
  await shown.unmount()
  await open()
  await expect.element(page.getByText('It fits', { exact: true })).toBeVisible()
})

test('what another tab changes stands here, too, and is told; own changes are not', async () => {
  both()
  await open()
  await expect.element(total()).toBeVisible()
  await changeTrip({ put: itemOn(one, '2026-11-21') })
  changeDevice(({ items }) => ({ items: items.map((item) => (item.id === two ? itemOn(two, '2026-11-30') : item)) }))
  dispatchEvent(new StorageEvent('storage', { key: 'trip' }))
  const told = page.getByText('Fuji at first light changed in another tab or on another device.')
  await expect.element(told).toBeVisible()
  await page.getByRole('button', { name: 'All right' }).click()
  await expect.element(told).not.toBeInTheDocument()
})

test('a link to look at is made and shown, and kept for the next look', async () => {
  gather(itemOn(one, '2026-11-22'))
  const made = { code: 'AbCdEfGhIjKlMnOpQrStUv', key: 'ZbCdEfGhIjKlMnOpQrStUv', endsAt: '2099-12-16T10:30:00+09:00' }
  server.on(shareTrip, () => made)
  await open()
  await page.getByRole('button', { name: 'Make a link' }).click()
  await expect
    .element(page.getByLabelText('Link to this trip'))
    .toHaveValue(`http://localhost/trip/shared/${made.code}`)
  expect(readDevice().shared).toEqual(made)
})

test('without an answer nothing is lost, and the next try shows it', async () => {
  both()
  server.setAway(true)
  await open()
  await expect.element(page.getByText('The prices did not load')).toBeVisible()
  server.setAway(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(total()).toMatchTextContent('¥187,800')
})
