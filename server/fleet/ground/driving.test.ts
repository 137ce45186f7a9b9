import { expect, test } from 'vitest'
import { shareTestAnnai, startTestAnnai } from '#server/testing/annai.ts'
import { type Ground, openGround, refusedFields } from '#server/testing/ground-desk.ts'
import { loadFleet } from '../load-fleet.ts'

let desk: Ground
const annai = shareTestAnnai({ demo: true }, async (started) => {
  desk = await openGround(started)
})

const read = async () => (await desk.ask('GET', '/driving-matrix')).body
const told = (more: object = {}) => ({
  from: 'haneda',
  to: 'shinjuku',
  firstHour: 8,
  lastHour: 8,
  minutes: 55,
  ...more,
})
const save = async (...times: object[]) =>
  desk.ask('PUT', '/driving-matrix', { version: (await read()).version, times })
const morning = new Date('2026-12-01T08:20:00+09:00')

test('every way is there with 24 hours, and what is saved is driven from the same moment on', async () => {
  const { areas, ways, version, seasons } = await read()
  expect(areas).toHaveLength(18)
  expect(ways).toHaveLength(18 * 18)
  expect(ways.every(({ minutes }: { minutes: unknown[] }) => minutes.length === 24)).toBe(true)
  expect(seasons).toHaveLength(4)
  const before = (await loadFleet(annai().ctx)).drivingMinutes('haneda', 'shinjuku', morning)
  const saved = await save(told({ minutes: before + 7 }))
  expect(saved).toEqual({ status: 200, body: { version: version + 1 } })
  const { drivingMinutes } = await loadFleet(annai().ctx)
  expect(drivingMinutes('haneda', 'shinjuku', morning)).toBe(before + 7)
  expect(drivingMinutes('haneda', 'shinjuku', new Date('2026-12-01T12:20:00+09:00'))).not.toBe(before + 7)
  expect((await read()).history[0]).toMatchObject({
    ...{ deed: 'changed driving times', by: 'Test', version: version + 1 },
    changes: [{ name: 'Haneda to Shinjuku, 08:00', before: `${before} min`, after: `${before + 7} min` }],
  })
})

test('hours that change alike are one line of the history, and what is as it was is none', async () => {
  await save(told({ firstHour: 10, lastHour: 15, minutes: 41 }))
  await save(told({ firstHour: 10, lastHour: 15, minutes: 43 }), told({ firstHour: 15, lastHour: 15, minutes: 41 }))
  expect((await read()).history[0].changes).toEqual([
    { name: 'Haneda to Shinjuku, 10:00 to 14:00', before: '41 min', after: '43 min' },
  ])
})

test('a driving time of 0 or 2,000 minutes, half a minute, an hour 24 and an unknown area are refused where they stand', async () => {
  const { version } = await read()
  const faults = async (...times: object[]) => refusedFields(await save(...times))
  expect(await faults(told({ minutes: 0 }))).toEqual(['times.0.minutes'])
  expect(await faults(told(), told({ minutes: 2000 }))).toEqual(['times.1.minutes'])
  expect(await faults(told({ minutes: 12.5 }))).toEqual(['times.0.minutes'])
  expect(await faults(told({ lastHour: 24 }))).toEqual(['times.0.lastHour'])
  expect(await faults(told({ firstHour: 9, lastHour: 8 }))).toEqual(['times.0.lastHour'])
  expect(await faults(told({ to: 'atlantis' }))).toEqual(['times.0.to'])
  expect(await faults()).toEqual(['times'])
  // Nothing of a refused change is done, not even its version.
  const half = await save(told({ minutes: 99 }), told({ to: 'atlantis' }))
  expect(half.status).toBe(400)
  const { ways, version: after } = await read()
  const way = ways.find(({ from, to }: { from: string; to: string }) => from === 'haneda' && to === 'shinjuku')
  expect([way.minutes[8] === 99, after]).toEqual([false, version])
})

test('of two who save the same version one is told', async () => {
  const { version } = await read()
  const answers = await Promise.all(
    [61, 62, 63].map((minutes) => desk.ask('PUT', '/driving-matrix', { version, times: [told({ minutes })] })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('office.changed-meanwhile')
})

test('a whole matrix is written at once', async () => {
  const { areas, version } = await read()
  const codes = areas.map(({ code }: { code: string }) => code)
  const times = codes.flatMap((from: string) =>
    codes.flatMap((to: string) =>
      Array.from({ length: 24 }, (_, hour) => ({ from, to, firstHour: hour, lastHour: hour, minutes: 10 + hour })),
    ),
  )
  expect((await desk.ask('PUT', '/driving-matrix', { version, times })).status).toBe(200)
  const after = await read()
  expect(new Set(after.ways.map(({ minutes }: { minutes: number[] }) => minutes.join())).size).toBe(1)
  expect(after.history[0].changes.length).toBeLessThanOrEqual(201)
})

test('distances are saved with their version, and rides are as far as they say', async () => {
  const before = (await desk.ask('GET', '/area-distances')).body
  const way = (kilometres: number) => ({ from: 'haneda', to: 'shinjuku', kilometres })
  const put = (version: number, ...ways: object[]) => desk.ask('PUT', '/area-distances', { version, ways })
  expect((await put(before.version, way(24.5))).status).toBe(200)
  expect((await loadFleet(annai().ctx)).kilometres('haneda', 'shinjuku')).toBe(24.5)
  const after = (await desk.ask('GET', '/area-distances')).body
  expect(after.history[0].changes).toEqual([
    { name: 'Haneda to Shinjuku', before: expect.stringMatching(/ km$/), after: '24.5 km' },
  ])
  expect((await put(before.version, way(25))).body.code).toBe('office.changed-meanwhile')
  for (const wrong of [0, -3, 2001, 20.55, Number.NaN])
    expect(refusedFields(await put(after.version, way(wrong))), String(wrong)).toEqual(['ways.0.kilometres'])
})

test('seasons of traffic are changed all at once, and slow the days that they name', async () => {
  const readSeasons = async () => (await desk.ask('GET', '/traffic-seasons')).body
  const { version, seasons } = await readSeasons()
  const rain = { name: 'Rain', seasonFrom: 601, seasonTo: 620, percent: 200 }
  const put = (all: object[], at = version) => desk.ask('PUT', '/traffic-seasons', { version: at, seasons: all })
  const usual = (await loadFleet(annai().ctx)).drivingMinutes('minato', 'taito', new Date('2027-06-10T09:00:00+09:00'))
  expect((await put([...seasons.slice(1), rain])).status).toBe(200)
  const slow = (await loadFleet(annai().ctx)).drivingMinutes('minato', 'taito', new Date('2027-06-10T09:00:00+09:00'))
  expect(slow).toBe(usual * 2)
  const after = await readSeasons()
  expect(after.history[0].changes).toContainEqual({ name: 'Rain', before: '', after: '06-01 to 06-20, 200%' })
  expect(after.history[0].changes).toContainEqual(expect.objectContaining({ name: seasons[0].name, after: '' }))
  const again = (all: object[]) => put(all, after.version)
  expect(refusedFields(await again([rain, { ...rain, name: 'RAIN' }]))).toEqual(['seasons.1.name'])
  expect(refusedFields(await again([{ ...rain, seasonFrom: 231 }]))).toEqual(['seasons.0.seasonFrom'])
  expect(refusedFields(await again([{ ...rain, percent: 301 }]))).toEqual(['seasons.0.percent'])
  expect((await put([rain])).body.code).toBe('office.changed-meanwhile')
})

test('every process forgets what it knew when one of them changes a time', async () => {
  const first = await startTestAnnai({ demo: true, hears: true })
  const second = await startTestAnnai({ demo: true, databaseUrl: first.databaseUrl, hears: true })
  const minutes = async () => (await loadFleet(second.ctx)).drivingMinutes('haneda', 'shinjuku', morning)
  const before = await minutes()
  const { ask } = await openGround(first)
  await ask('PUT', '/driving-matrix', { version: 1, times: [told({ minutes: before + 9 })] })
  await expect.poll(minutes).toBe(before + 9)
})
