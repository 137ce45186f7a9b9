import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import {
  dropFareDraft,
  type FareDraft,
  type Fares,
  type OfficeFares,
  readFares,
  saveFareDraft,
  tryFares,
} from '#contract/fares.ts'
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
      { code: 'sedan', name: 'Crown' },
      { code: 'alphard', name: 'Alphard' },
      { code: 'hiace', name: 'HiAce' },
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
  window.dispatchEvent(new Event('online'))
  await expect.element(foot).toMatchTextContent('Draft saved 10:52.')
  expect(kept.draft?.fares.hourly.extraHalfHourYen.sedan).toBe(2300)
})

test('a draft can be thrown away', async () => {
  await show(FaresPage, { at: '/admin/fares?way=hourly', data: clientLoader })
  await page.getByRole('button', { name: 'Throw the draft away' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Throw it away' }).click()
  await expect.element(page.getByRole('button', { name: 'Begin a draft' })).toBeVisible()
})
