import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  addPlace,
  findPlaceArea,
  type MapMark,
  type OfficePlace,
  officePlaces,
  type PlaceRow,
  placeChoices,
  placesOnMap,
  readPlace,
  retirePlace,
} from '#contract/office-places.ts'
import { savedViews } from '#contract/office-views.ts'
import { saveSession } from '#web/platform/session.ts'
import { fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { inOffice } from '#web/testing/in-office.tsx'
import { naomi } from '#web/testing/people.ts'
import { Elsewhere, show } from '#web/testing/show.tsx'
import AddPlacePage, { clientLoader as loadChoices } from './add.tsx'
import PlacesPage, { clientLoader as loadPlaces } from './list.tsx'

const server = fakeServer()
const others = [{ path: '*', Component: Elsewhere }]
const soon = { timeout: 20_000 }
const map = page.getByRole('application')
const box = (name: string) => page.getByRole('textbox', { name })
const mark = (slug: string) => document.querySelector<SVGGElement>(`[data-mark="${slug}"]`)
const marked = async (slug: string) => {
  await expect.poll(() => mark(slug), soon).not.toBeNull()
  return mark(slug) as SVGGElement
}

const areas = [
  { id: 'koto', label: 'Toyosu and Odaiba', latitude: 35.645, longitude: 139.79 },
  { id: 'minato', label: 'Roppongi and Shiba', latitude: 35.66, longitude: 139.74 },
]
const row = (slug: string, name: string, latitude: number, longitude: number): PlaceRow => ({
  ...{ slug, name, nameJa: '名', kind: 'sight', addressJa: '', area: 'minato', areaName: 'Roppongi and Shiba' },
  ...{ latitude, longitude, pickUpFeeYen: 0, bookingsAhead: 0, isRetired: false },
})
const tower = row('tokyo-tower', 'Tokyo Tower', 35.6586, 139.7454)
const market = row('toyosu-market', 'Toyosu Market', 35.6453, 139.7853)
const onMap = ({ slug, name, nameJa, kind, areaName, latitude, longitude }: PlaceRow): MapMark => ({
  ...{ latitude, longitude, count: 1 },
  place: { slug, name, nameJa, kind, areaName },
})
const place: OfficePlace = {
  ...{ id: 'tokyo-tower', version: 3, kind: 'sight', name: 'Tokyo Tower', nameJa: '東京タワー', addressJa: '' },
  ...{ latitude: 35.6586, longitude: 139.7454, area: 'minato', areaName: 'Roppongi and Shiba', pickUpFeeYen: 0 },
  ...{ isTerminal: false, isRetired: false, bookings: { count: 2, lastDay: '2026-12-19' }, areas },
  history: [
    { at: '2026-09-04T10:00:00+09:00', by: 'Naomi', deed: 'changed the place', changes: [], reason: '', version: 3 },
  ],
}
const extent = { west: 139.7454, south: 35.6453, east: 139.7853, north: 35.6586 }

beforeEach(() => {
  sessionStorage.clear()
  saveSession({ token: 'x'.repeat(43), user: naomi })
  server.on(savedViews, () => ({ views: [] }))
  server.on(officePlaces, () => ({
    ...{ rows: [tower, market], total: 2, page: 1, counts: { inUse: 2, retired: 0 }, choices: { area: [] } },
  }))
  server.on(placesOnMap, () => ({ extent, total: 2, marks: [onMap(tower), onMap(market)], areas }))
  server.on(readPlace, () => place)
})

const openList = (at = '/admin/places') => show(inOffice(PlacesPage), { at, data: loadPlaces, others })
const litRows = () => [...document.querySelectorAll('tr[data-lit]')].map((lit) => lit.textContent)
const pins = () => document.querySelectorAll('svg path[d^="M0 0c-9-12"]').length

test('pointing at a row lights its pin, pointing at a pin lights its row, and the keys of the list do so as well', async () => {
  await openList()
  const ring = await marked('toyosu-market')
  // The pointer may rest on a row since the test before.
  await userEvent.hover(page.getByRole('heading', { level: 1 }))
  await expect.poll(pins).toBe(0)
  await page.getByText('Tokyo Tower').first().hover()
  await expect.poll(pins).toBe(1)
  await userEvent.hover(ring)
  await expect.poll(litRows).toEqual([expect.stringContaining('Toyosu Market')])
  await userEvent.unhover(ring)
  await expect.poll(litRows).toEqual([])
  await userEvent.keyboard('j')
  await expect.poll(pins).toBe(1)
})

test('the map is asked with the very filters of the list, and two filters leave two sets of pins', async () => {
  server.on(placesOnMap, ({ kind }) =>
    kind ? { extent, total: 1, marks: [onMap(tower)], areas } : { extent, total: 2, marks: [onMap(tower)], areas },
  )
  await openList('/admin/places?kind=sight&area=minato&q=tower&only=retired')
  await marked('tokyo-tower')
  expect(server.asked(placesOnMap)).toEqual([{ q: 'tower', view: 'retired', kind: 'sight', area: 'minato' }])
})

test('a pin that is pressed says what uses its place, and its place can be retired there', async () => {
  server.on(retirePlace, () => ({ ...place, isRetired: true }))
  await openList()
  await userEvent.click(await marked('tokyo-tower'))
  const card = page.getByRole('region', { name: 'Tokyo Tower' })
  await expect.element(card.getByText('2 ahead, the last on', { exact: false })).toBeVisible()
  await expect.element(card.getByText('3, Naomi, Fri 4 Sep')).toBeVisible()
  await expect
    .element(card.getByRole('link', { name: 'Change' }))
    .toHaveAttribute('href', '/admin/places/edit/tokyo-tower')
  await card.getByRole('button', { name: 'Retire' }).click()
  await page.getByRole('textbox', { name: /^Why/ }).fill('Closed.')
  await page.getByRole('button', { name: 'Retire the place' }).click()
  await expect.element(card).not.toBeInTheDocument()
  expect(server.asked(retirePlace)).toEqual([{ id: 'tokyo-tower', version: 3, reason: 'Closed.' }])
  // List and map are read again.
  await expect.poll(() => server.asked(officePlaces).length).toBe(2)
  await expect.poll(() => server.asked(placesOnMap).length).toBe(2)
})

test('a disc of several places opens into its places', async () => {
  const near = { ...market, slug: 'market-gate', name: 'Market gate', longitude: market.longitude + 0.0008 }
  const far = row('narita', 'Narita', 35.772, 140.3929)
  const whole = { west: 139.74, south: 35.64, east: 140.4, north: 35.78 }
  server.on(placesOnMap, () => ({
    ...{ extent: whole, total: 4, marks: [tower, market, near, far].map(onMap), areas },
  }))
  await openList()
  await marked('narita')
  const disc = document.querySelector<SVGGElement>('[data-mark=""]')
  expect(disc?.textContent).toContain('2')
  for (let presses = 0; presses < 4 && !mark('market-gate'); presses++) {
    const now = document.querySelector<SVGGElement>('[data-mark=""]')
    if (now) await userEvent.click(now)
  }
  await marked('market-gate')
})

test('where all places are too many to be told one by one, what is looked at is asked for as the map moves', async () => {
  const square: MapMark = { latitude: 35.65, longitude: 139.76, count: 900, place: null }
  server.on(placesOnMap, ({ frame }) => ({
    ...{ extent, total: 901, marks: frame ? [square, onMap(tower)] : [square], areas },
  }))
  await openList()
  await marked('tokyo-tower')
  const before = server.asked(placesOnMap).length
  await map.click({ position: { x: 30, y: 30 } })
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}+')
  await expect.poll(() => server.asked(placesOnMap).length, soon).toBeGreaterThan(before)
  const frames = server.asked(placesOnMap).map((input) => (input as { frame?: string }).frame)
  expect(new Set(frames).size).toBe(frames.length)
})

test('the map tells when it did not load, and is read again', async () => {
  let isBroken = true
  server.on(placesOnMap, () =>
    isBroken
      ? new Refusal(500, { error: 'This failed on our side.', code: 'platform.internal' })
      : { extent, total: 2, marks: [onMap(tower)], areas },
  )
  await openList()
  await expect.element(page.getByText('The map did not load')).toBeVisible()
  isBroken = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await marked('tokyo-tower')
})

const sea =
  'This is in the sea, 6.2 km from the shore. On land, Toyosu Market is nearest, 7 km away. Move the pin onto land.'

test('a pin is put by a press, moved by keys and pulled by hand; both figures follow, and the area is said', async () => {
  server.on(placeChoices, () => ({ areas }))
  server.on(findPlaceArea, () => ({ area: 'koto', areaName: 'Toyosu and Odaiba', by: 'pin' as const }))
  await show(inOffice(AddPlacePage), { at: '/admin/places/add', data: loadChoices, others })
  await expect.element(page.getByText('Press where the door is.')).toBeVisible()
  await expect.poll(() => document.querySelector('svg [aria-hidden]'), soon).not.toBeNull()
  await map.click({ position: { x: 200, y: 100 } })
  await expect.element(box('Latitude')).toHaveValue(expect.stringMatching(/^35\.\d{2,5}$/))
  await expect.element(page.getByText('By the pin it lies in', { exact: false })).toBeVisible()
  const pin = page.getByRole('button', { name: /^Pin of/ })
  const at = () => ({
    latitude: Number((box('Latitude').element() as HTMLInputElement).value),
    longitude: Number((box('Longitude').element() as HTMLInputElement).value),
  })
  const pressed = at()
  ;(pin.element() as SVGGElement).focus()
  await userEvent.keyboard('{ArrowUp}{ArrowRight}')
  await expect.poll(() => at().latitude).toBeGreaterThan(pressed.latitude)
  expect(at().longitude).toBeGreaterThan(pressed.longitude)
  const moved = at()
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
  await expect.poll(() => at().latitude).toBeLessThan(moved.latitude)
  const shifted = at()
  await userEvent.dragAndDrop(pin, map, { targetPosition: { x: 60, y: 200 } })
  await expect.poll(() => at().longitude).toBeLessThan(shifted.longitude)
})

test('a pin in the sea is told the land that is near, and takes it', async () => {
  server.on(placeChoices, () => ({ areas }))
  const refusal = new Refusal(400, { error: 'No.', code: 'places.nowhere', fields: { latitude: sea } })
  server.on(findPlaceArea, ({ longitude }) =>
    longitude > 139.86 ? refusal : { area: 'koto', areaName: 'Toyosu and Odaiba', by: 'pin' as const },
  )
  server.on(addPlace, () => refusal)
  await show(inOffice(AddPlacePage), { at: '/admin/places/add', data: loadChoices, others })
  await box('Latitude').fill('35.55, 139.87')
  // Before the server was asked, the map knows.
  await expect.element(page.getByText('This is in the sea', { exact: false })).toBeVisible()
  await expect.element(page.getByText(sea)).toBeVisible()
  const take = page.getByRole('button', { name: /^Take 35/ })
  const [, latitude = '', longitude = ''] = /Take ([\d.]+), ([\d.]+)/.exec(take.element().textContent ?? '') ?? []
  await take.click()
  await expect.element(box('Latitude')).toHaveValue(latitude)
  await expect.element(box('Longitude')).toHaveValue(longitude)
  await expect.element(page.getByText('This is in the sea', { exact: false })).not.toBeInTheDocument()
})

test('whoever may only read sees the pin and cannot move it', async () => {
  saveSession({ token: 'x'.repeat(43), user: { ...naomi, office: { roles: ['reader'], rights: ['see:ground'] } } })
  server.on(placeChoices, () => ({ areas }))
  await show(inOffice(AddPlacePage), { at: '/admin/places/add', data: loadChoices, others })
  await expect.poll(() => document.querySelector('svg [aria-hidden]'), soon).not.toBeNull()
  await map.click({ position: { x: 200, y: 100 } })
  await expect.element(box('Latitude')).toHaveValue('')
})
