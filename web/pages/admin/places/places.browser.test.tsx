import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { addArea, type OfficeArea, readAreas } from '#contract/areas.ts'
import { readDrivingTimes, saveDrivingTimes } from '#contract/driving.ts'
import { addGarage, type Garages, garageUses, readGarages, retireGarage } from '#contract/garages.ts'
import {
  addPlace,
  findPlaceArea,
  type OfficePlace,
  placeChoices,
  placesOnMap,
  readPlace,
} from '#contract/office-places.ts'
import { saveSession } from '#web/platform/session.ts'
import { fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { inOffice } from '#web/testing/in-office.tsx'
import { naomi } from '#web/testing/people.ts'
import { Elsewhere, show } from '#web/testing/show.tsx'
import AddPlacePage, { clientLoader as loadChoices } from './add.tsx'
import AreasPage, { clientLoader as loadAreas } from './areas.tsx'
import DrivingTimesPage, { clientLoader as loadTimes } from './driving-times.tsx'
import EditPlacePage, { clientLoader as loadPlace } from './edit.tsx'
import GaragesPage, { clientLoader as loadGarages } from './garages.tsx'

const server = fakeServer()
const box = (name: string) => page.getByRole('textbox', { name, exact: false })
const dialog = page.getByRole('dialog')
const others = [{ path: '*', Component: Elsewhere }]

beforeEach(() => {
  sessionStorage.clear()
  saveSession({ token: 'x'.repeat(43), user: naomi })
})

const areas = [
  { id: 'koto', label: 'Toyosu and Odaiba', latitude: 35.645, longitude: 139.79 },
  { id: 'haneda', label: 'Haneda', latitude: 35.55, longitude: 139.77 },
]
const garage = (code: string, name: string, cars: number) => ({
  ...{ code, name, nameJa: '', version: 1, area: 'koto', areaName: 'Toyosu and Odaiba', cars, people: 2 },
  retiredAt: null,
})

test('a garage is added by name and area, and one of a name that is taken is told at its field', async () => {
  let kept: Garages = { garages: [], areas }
  server.on(readGarages, () => kept)
  server.on(addGarage, (fields) => {
    if (fields.name === 'Twin')
      return new Refusal(409, {
        ...{ error: 'Another garage has this name.', code: 'garages.name-taken' },
        fields: { name: 'Another garage has this name.' },
      })
    kept = { garages: [garage('ariake', fields.name, 0)], areas }
    return kept
  })
  await show(inOffice(GaragesPage), { at: '/admin/places/garages', data: loadGarages, others })
  await expect.element(page.getByRole('heading', { name: 'No garages yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Add a garage' }).click()
  await dialog.getByRole('button', { name: 'Add garage' }).click()
  await expect.element(dialog.getByText('Name the garage.')).toBeVisible()
  expect(server.asked(addGarage)).toEqual([])
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Twin')
  await dialog.getByRole('button', { name: /Area/ }).click()
  await page.getByRole('option', { name: 'Toyosu and Odaiba' }).click()
  await dialog.getByRole('button', { name: 'Add garage' }).click()
  await expect.element(dialog.getByText('Another garage has this name.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Ariake garage')
  await dialog.getByRole('button', { name: 'Add garage' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByRole('rowheader', { name: 'Ariake garage' })).toBeVisible()
})

test('retiring a garage names what begins there and asks where it goes; the one with all cars is refused', async () => {
  const both = [garage('koto', 'Koto garage', 6), garage('shinagawa', 'Shinagawa garage', 0)]
  let hasAllCars = true
  server.on(readGarages, () => ({ garages: both, areas }))
  server.on(garageUses, () => ({
    ...{ cars: [{ id: '1', name: 'Alphard 31-07' }], people: ['Aya Kudo'], outOfService: 0, hasAllCars, history: [] },
  }))
  server.on(retireGarage, () => ({
    ...{
      garages: [
        both[1] as (typeof both)[number],
        { ...garage('koto', 'Koto garage', 0), retiredAt: '2026-11-18T10:00:00+09:00' },
      ],
      areas,
    },
  }))
  await show(inOffice(GaragesPage), { at: '/admin/places/garages', data: loadGarages, others })
  const open = () => page.getByRole('button', { name: 'Retire Koto garage' }).click()
  await open()
  await expect.element(dialog.getByText('All cars in service stand in this garage.', { exact: false })).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Retire the garage' })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  hasAllCars = false
  await open()
  await expect.element(dialog.getByText('car: Alphard 31-07')).toBeVisible()
  await expect.element(dialog.getByText('person: Aya Kudo')).toBeVisible()
  await dialog.getByRole('textbox', { name: /^Why/ }).fill('The lease ends.')
  await dialog.getByRole('button', { name: 'Retire the garage' }).click()
  await expect.element(dialog.getByText('Say where they go.')).toBeVisible()
  expect(server.asked(retireGarage)).toEqual([])
  await dialog.getByRole('button', { name: /They go to/ }).click()
  await page.getByRole('option', { name: 'Shinagawa garage' }).click()
  await dialog.getByRole('button', { name: 'Retire the garage' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(server.asked(retireGarage)).toEqual([
    { code: 'koto', version: 1, moveTo: 'shinagawa', reason: 'The lease ends.' },
  ])
  await expect.element(page.getByRole('button', { name: 'Bring back Koto garage' })).toBeVisible()
})

const area = (code: string, name: string, more: object = {}): OfficeArea => ({
  ...{ code, name, nameJa: '地', version: 1, latitude: 35.6, longitude: 139.7, places: 3, garages: 0, retiredAt: null },
  ...{ told: 2, ways: 2, isSold: true, ...more },
})

test('a new area without a time to others says that nothing can be sold there', async () => {
  let kept = [area('haneda', 'Haneda'), area('koto', 'Koto')]
  server.on(readAreas, () => ({ areas: kept }))
  server.on(placesOnMap, () => ({ extent: null, total: 0, marks: [], areas: [] }))
  server.on(addArea, ({ name }) => {
    kept = [...kept, area('chichibu', name, { told: 0, ways: 4, isSold: false })]
    return { areas: kept }
  })
  await show(inOffice(AreasPage), { at: '/admin/places/areas', data: loadAreas, others })
  await page.getByRole('button', { name: 'Add an area' }).click()
  await dialog.getByRole('textbox', { name: 'Name, as guests read it' }).fill('Chichibu')
  await dialog.getByRole('textbox', { name: 'In Japanese' }).fill('秩父')
  // What a map gives fills both fields.
  await dialog.getByRole('textbox', { name: 'Latitude' }).fill('35.992, 139.085')
  await expect.element(dialog.getByRole('textbox', { name: 'Longitude' })).toHaveValue('139.085')
  await dialog.getByRole('button', { name: 'Add area' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(server.asked(addArea)).toEqual([{ name: 'Chichibu', nameJa: '秩父', latitude: 35.992, longitude: 139.085 }])
  await expect.element(page.getByText('Nothing can be sold there until one is told.', { exact: false })).toBeVisible()
  await expect.element(page.getByText('Not sold yet')).toBeVisible()
})

const hourly = (minutes: number | null) => Array.from({ length: 24 }, () => minutes)
const cell = (name: string) => page.getByRole('textbox', { name: `${name}, minutes`, exact: true })

test('driving times are typed like a sheet: keys walk, one key fills the day, a bad figure is not sent', async () => {
  let version = 1
  server.on(readDrivingTimes, () => ({
    ...{ version, history: [], seasons: [{ name: 'Obon', seasonFrom: 810, seasonTo: 816, percent: 120 }] },
    areas: [
      { code: 'haneda', name: 'Haneda' },
      { code: 'koto', name: 'Koto' },
    ],
    ways: [
      { from: 'haneda', to: 'haneda', minutes: hourly(10) },
      { from: 'haneda', to: 'koto', minutes: hourly(30) },
      { from: 'koto', to: 'koto', minutes: hourly(10) },
    ],
  }))
  server.on(saveDrivingTimes, () => {
    version += 1
    return { version }
  })
  await show(inOffice(DrivingTimesPage), { at: '/admin/places/driving-times', data: loadTimes, others })
  await expect.element(page.getByText('1 without a time')).toBeVisible()
  await cell('Haneda to Koto').click()
  await userEvent.keyboard('2000')
  await expect.element(page.getByText('Not saved: 1 driving time.', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Save driving times' }).click()
  await expect.element(cell('Haneda to Koto')).toHaveAttribute('aria-invalid', 'true')
  await expect.element(page.getByText('At most 600 minutes.').first()).toBeVisible()
  expect(server.asked(saveDrivingTimes)).toEqual([])
  await cell('Haneda to Koto').fill('35')
  // B: the way back the same, at every hour that is known. Then down to it.
  await userEvent.keyboard('b{ArrowDown}{ArrowLeft}')
  await expect.element(cell('Koto to Haneda')).toHaveFocus()
  await expect.element(cell('Koto to Haneda')).toHaveValue('35')
  await userEvent.keyboard('40h')
  await expect.element(page.getByText('Every way has a time')).toBeVisible()
  await page.getByRole('button', { name: 'Save driving times' }).click()
  await expect.element(page.getByText('Not saved:', { exact: false })).not.toBeInTheDocument()
  expect(server.asked(saveDrivingTimes)).toEqual([
    {
      version: 1,
      times: [
        { from: 'haneda', to: 'koto', firstHour: 8, lastHour: 8, minutes: 35 },
        { from: 'koto', to: 'haneda', firstHour: 0, lastHour: 23, minutes: 40 },
      ],
    },
  ])
  // A season is reckoned, and cannot be typed.
  await page.getByRole('radio', { name: 'Obon' }).click({ force: true })
  await expect.element(cell('Haneda to Koto')).toHaveValue('36')
  await expect.element(cell('Haneda to Koto')).toHaveAttribute('readonly')
})

const place: OfficePlace = {
  ...{ id: 'harumi-pier', version: 1, kind: 'port', name: 'Harumi Pier', nameJa: '晴海埠頭', addressJa: '' },
  ...{ latitude: 35.65, longitude: 139.77, area: 'koto', areaName: 'Toyosu and Odaiba', pickUpFeeYen: 0 },
  ...{ isTerminal: false, isRetired: false, bookings: { count: 2, lastDay: '2026-12-19' }, areas, history: [] },
}

test('a place in the sea says so while it is typed and when it is saved; on land its area is found', async () => {
  server.on(placeChoices, () => ({ areas }))
  server.on(placesOnMap, () => ({ extent: null, total: 0, marks: [], areas }))
  const sea = 'This is in the sea, 6 km from the shore. Please look at both figures.'
  const refusal = new Refusal(400, { error: 'No.', code: 'places.nowhere', fields: { latitude: sea } })
  server.on(findPlaceArea, ({ latitude }) =>
    latitude < 35.5 ? refusal : { area: 'koto', areaName: 'Toyosu and Odaiba', by: 'pin' as const },
  )
  server.on(addPlace, ({ latitude }) => (latitude < 35.5 ? refusal : place))
  server.on(readPlace, () => place)
  await show(inOffice(AddPlacePage), {
    ...{ at: '/admin/places/add', data: loadChoices },
    others: [{ path: '/admin/places/edit/:slug', Component: inOffice(EditPlacePage), loader: loadPlace as never }],
  })
  await box('Name').first().fill('Harumi Pier')
  await page.getByRole('textbox', { name: 'In Japanese', exact: true }).fill('晴海埠頭')
  await page.getByRole('button', { name: /Kind/ }).click()
  await page.getByRole('option', { name: 'Pier' }).click()
  await box('Latitude').fill('35.464, 139.875')
  await expect.element(page.getByText(sea)).toBeVisible()
  await page.getByRole('button', { name: 'Add place' }).click()
  await expect.element(box('Latitude')).toHaveAttribute('aria-invalid', 'true')
  await box('Latitude').fill('35.65, 139.77')
  await expect.element(page.getByText('By the pin it lies in', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Add place' }).click()
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('Harumi Pier')
  await expect.element(page.getByText('2 ahead, the last on', { exact: false })).toBeVisible()
})

test('every row has its history with versions, a retired one and for who may only read, too', async () => {
  saveSession({ token: 'x'.repeat(43), user: { ...naomi, office: { roles: ['reader'], rights: ['see:ground'] } } })
  const retired = { ...garage('old', 'Old garage', 0), retiredAt: '2026-11-01T10:00:00+09:00' }
  server.on(readGarages, () => ({ garages: [retired], areas }))
  server.on(garageUses, () => ({
    ...{ cars: [], people: [], outOfService: 0, hasAllCars: false },
    history: [
      {
        ...{ at: '2026-11-01T10:00:00+09:00', by: 'Naomi', deed: 'retired the garage', changes: [] },
        ...{ reason: 'The lease ends.', version: 4 },
      },
    ],
  }))
  await show(inOffice(GaragesPage), { at: '/admin/places/garages', data: loadGarages, others })
  await page.getByRole('link', { name: 'History of Old garage' }).click()
  await expect.element(dialog.getByText('The lease ends.')).toBeVisible()
  await expect.element(dialog.getByText('Sun 1 Nov 10:00, version 4')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('where there are many areas, one is found by a few letters of its name', async () => {
  server.on(readAreas, () => ({ areas: Array.from({ length: 12 }, (_, at) => area(`a-${at}`, `Quarter ${at}`)) }))
  await show(inOffice(AreasPage), { at: '/admin/places/areas', data: loadAreas, others })
  await page.getByRole('searchbox', { name: 'Find in areas' }).fill('ter 11')
  await expect.element(page.getByText('1 of 12')).toBeVisible()
  await expect.element(page.getByRole('rowheader', { name: /Quarter 11/ })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Find in areas' }).fill('nowhere')
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect.element(page.getByRole('rowheader', { name: /Quarter 3/ })).toBeVisible()
})
