import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  dropFareDraft,
  type FareDraft,
  type Fares,
  type FareTableRow,
  type OfficeFares,
  putFaresInForce,
  readFares,
  readFareTable,
  saveFareDraft,
  startFareDraft,
  takeFaresBack,
  tryFares,
} from '#contract/fares.ts'
import { backOnline } from '#web/testing/back-online.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { show } from '#web/testing/show.tsx'
import FaresPage, { clientLoader } from './fares.tsx'

const server = fakeServer()
const yen = (sedan: number) => ({ sedan, alphard: sedan + 5000, hiace: sedan + 9000 })
const never = [{ hoursBefore: 0, refundPercent: 0 }]
const fares: Fares = {
  roundingYen: 100,
  night: { from: '22:00', until: '05:00', percent: 20 },
  flat: [{ airport: 'haneda', areas: ['chiyoda-chuo'], yen: yen(13_200) }],
  ...{ airportPickUpYen: 5500, kerbLessYen: 2200 },
  point: {
    ...{ baseYen: yen(4400), perMinuteYen: yen(55), leastYen: yen(7700) },
    bands: [{ uptoKilometres: null, perKilometreYen: yen(385) }],
  },
  tolls: { fromKilometres: 15, baseYen: 1300, perKilometreYen: 25 },
  hourly: { packages: [{ hours: 2, yen: yen(22_000) }], extraHalfHourYen: yen(2200) },
  waiting: { airportFreeMinutes: 60, elsewhereFreeMinutes: 15, stepMinutes: 15, stepYen: 1100 },
  seasons: [],
  cancellation: { transfer: never, point: never, hourly: never },
  taxis: [],
}
const inForce = {
  id: '01890a5d-ac96-774b-bcce-b302099a8057',
  name: 'Now',
  inForceFrom: '2026-01-01T00:00:00+09:00',
  fares,
}
const draft: FareDraft = {
  ...{ id: '01890a5d-ac96-774b-bcce-b302099a8058', name: 'Next winter', inForceFrom: '2026-12-01T00:00:00+09:00' },
  ...{ version: 1, savedAt: '2026-11-17T10:51:00+09:00', changed: 0, fares, before: { ...inForce } },
}
let kept: OfficeFares

beforeEach(() => {
  sessionStorage.clear()
  kept = {
    ...{ inForce, draft, tables: [], history: [] },
    areas: [{ code: 'chiyoda-chuo', name: 'Marunouchi' }],
    airports: [{ code: 'haneda', name: 'Haneda' }],
    classes: [
      { code: 'sedan', name: 'Crown', isSold: true },
      { code: 'alphard', name: 'Alphard', isSold: true },
      { code: 'hiace', name: 'HiAce', isSold: true },
    ],
  }
  server.on(readFares, () => kept)
  server.on(tryFares, () => ({ rides: [], all: { count: 0, nowYen: 0, draftYen: 0 }, remarks: [] }))
  server.on(saveFareDraft, ({ version, fares: figures }) => {
    kept = { ...kept, draft: { ...draft, version: version + 1, fares: figures, savedAt: '2026-11-17T10:52:00+09:00' } }
    return kept.draft as FareDraft
  })
  server.on(dropFareDraft, () => {
    kept = { ...kept, draft: null }
    return {}
  })
})

const foot = page.getByRole('region', { name: 'The draft' })
const half = page.getByRole('textbox', { name: /^Half an hour more, Crown, yen/ })

test('what is no figure is told and not saved; without a connection a draft keeps what is typed and saves it later', async () => {
  await show(FaresPage, { at: '/admin/fares?way=hourly', data: clientLoader })
  await half.fill('twelve')
  await expect.element(foot).toMatchTextContent('Not saved: one figure needs another look.')
  await expect.element(foot.getByRole('button', { name: /^Put in force/ })).toBeDisabled()
  expect(server.asked(saveFareDraft)).toEqual([])
  server.setAway(true)
  await half.fill('2300')
  await expect.element(foot).toMatchTextContent('Not saved: no connection.')
  server.setAway(false)
  await backOnline(() => server.asked(saveFareDraft).length > 0)
  await expect.element(foot).toMatchTextContent('Draft saved 10:52.')
  expect(kept.draft?.fares.hourly.extraHalfHourYen.sedan).toBe(2300)
})

test('a draft can be thrown away', async () => {
  await show(FaresPage, { at: '/admin/fares?way=hourly', data: clientLoader })
  await page.getByRole('button', { name: 'Throw the draft away' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Throw it away' }).click()
  await expect.element(page.getByRole('button', { name: 'Begin a draft' })).toBeVisible()
})

const dialog = page.getByRole('dialog')
const flatGrid = page.getByRole('table', { name: 'Airport transfers by class, yen' })

test('a draft of the fares is tried on trips, saves itself, and is put in force', async () => {
  const two = [fares.flat[0], { airport: 'haneda', areas: ['shibuya'], yen: yen(14_300) }] as Fares['flat']
  const now = { ...inForce, fares: { ...fares, flat: two } }
  const coming: FareTableRow = {
    ...{ id: draft.id, name: draft.name, state: 'coming', inForceFrom: draft.inForceFrom, inForceUntil: null },
    ...{ madeBy: 'Naomi', madeAt: draft.savedAt, changed: 3, sold: 0, perRideYen: null },
  }
  kept = { ...kept, inForce: now, draft: null, areas: [...kept.areas, { code: 'shibuya', name: 'Shibuya' }] }
  server.on(startFareDraft, (head) => {
    kept = { ...kept, draft: { ...draft, ...head, fares: now.fares, before: now } }
    return kept.draft as FareDraft
  })
  server.on(saveFareDraft, ({ version, fares: figures }) => {
    kept = { ...kept, draft: { ...(kept.draft as FareDraft), version: version + 1, fares: figures } }
    return kept.draft as FareDraft
  })
  server.on(tryFares, ({ fares: tried }) => {
    const [nowYen, draftYen] = [13_200, tried.flat[0]?.yen.sedan ?? 0]
    const ride = { words: 'Haneda to Marunouchi', detail: 'Crown', reference: null, nowYen, draftYen }
    return { rides: Array.from({ length: 20 }, () => ride), all: { count: 20, nowYen, draftYen }, remarks: [] }
  })
  let figures = now.fares
  server.on(putFaresInForce, () => {
    figures = kept.draft?.fares ?? figures
    kept = { ...kept, draft: null, tables: [coming] }
    return kept
  })
  server.on(readFareTable, () => ({ ...coming, fares: figures, before: now }))
  server.on(takeFaresBack, () => {
    kept = { ...kept, draft: { ...draft, fares: figures, before: now }, tables: [] }
    return kept
  })
  await show(FaresPage, { at: '/admin/fares', data: clientLoader })
  const begin = page.getByRole('button', { name: 'Begin a draft' })
  await expect.element(begin).toBeVisible()
  expect(page.getByRole('textbox').elements()).toEqual([])
  await begin.click()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Next winter')
  await dialog.getByRole('button', { name: 'Begin the draft' }).click()
  await expect.element(page.getByText('Draft “Next winter”.')).toBeVisible()
  const trial = page.getByRole('region', { name: 'The change, on real trips' })
  await expect.element(trial.getByRole('row').nth(20)).toBeInTheDocument()
  expect(trial.getByRole('row').elements()).toHaveLength(21)
  expect(trial.element().textContent).not.toContain('+ ¥')

  const figure = flatGrid.getByRole('textbox')
  for (const index of [0, 1, 2]) {
    await figure.nth(index).fill('90000')
    await userEvent.keyboard('{ArrowRight}')
  }
  figure.nth(2).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(figure.nth(5)).toHaveFocus()
  await expect.element(figure.first()).toHaveAttribute('aria-label', expect.stringMatching(/changed, was/))
  await expect.element(page.getByText(/Changes 3 of/)).toBeVisible()
  await expect.element(foot).toMatchTextContent(/Draft saved \d\d:\d\d\. Not in force/)
  await expect.element(trial).toMatchTextContent('+ ¥')
  expect(kept.draft?.fares.flat[0]?.yen).toEqual({ sedan: 90_000, alphard: 90_000, hiace: 90_000 })

  await page.getByRole('radio', { name: 'By the hour' }).click()
  await expect.element(page.getByRole('table', { name: 'Packages of hours by class, yen' })).toBeVisible()
  await foot.getByRole('button', { name: /^Put in force from 1 / }).click()
  await expect.element(dialog).toMatchTextContent('Rides that are booked keep their price')
  await dialog.getByRole('button', { name: /^Put in force/ }).click()
  const tables = page.getByRole('table', { name: /Fare tables/ })
  await expect.element(tables.getByRole('row', { name: /Next winter/ })).toMatchTextContent('Coming')
  await expect.element(begin).toBeVisible()

  // Before its moment it can be looked into, and made a draft again.
  await tables.getByRole('button', { name: 'Next winter', exact: true }).click()
  await expect.element(page.getByText('“Next winter”, coming.')).toBeVisible()
  await page.getByRole('radio', { name: 'Transfers' }).click()
  await expect.element(flatGrid.first()).toMatchTextContent('90,000')
  await page.getByRole('button', { name: 'Back to what is in force' }).click()
  await tables.getByRole('button', { name: /^Make it a draft again/ }).click()
  await dialog.getByRole('button', { name: 'Make it a draft again' }).click()
  await expect.element(page.getByText('Draft “Next winter”.')).toBeVisible()
  await expect.element(figure.first()).toHaveValue('90,000')
})
