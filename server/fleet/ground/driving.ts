import type * as calls from '#contract/driving.ts'
import type { OutputOf, ReadInputOf } from '#contract/endpoint.ts'
import { readChanges, recordChange } from '#server/platform/change-trail.store.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { settingVersion, takeNextVersion } from '#server/platform/setting-versions.store.ts'
import { readAreaDistances, readTrafficSeasons } from '../fleet.store.ts'
import { refuseFaults } from '../papers/tell-everybody.ts'
import { saveAreaDistances } from '../save-areas.store.ts'
import { listAreas } from './areas.store.ts'
import { changeGround } from './change-ground.ts'
import { type NewTime, readWays, writeTimes } from './driving.store.ts'
import { atMost, timesInWords } from './driving-words.rules.ts'

export const timesName = 'driving-times'
export const distancesName = 'area-distances'
const object = (name: string) => ({ kind: 'setting', id: name })

/** Those in use, by name. */
async function areasInUse(db: Database): Promise<{ code: string; name: string }[]> {
  return (await listAreas(db)).filter(({ retiredAt }) => retiredAt === null).map(({ code, name }) => ({ code, name }))
}

type Areas = readonly { code: string; name: string }[]

const between = <Way extends { from: string; to: string }>(areas: Areas, ways: readonly Way[]): Way[] => {
  const codes = new Set(areas.map(({ code }) => code))
  return ways.filter(({ from, to }) => codes.has(from) && codes.has(to))
}

const namesIn = (areas: Areas) => {
  const names = new Map(areas.map(({ code, name }) => [code, name]))
  return (code: string) => names.get(code) ?? code
}

/** Every way whose area is not in use, by its field. */
function refuseUnknownAreas(areas: Areas, field: string, ways: readonly { from: string; to: string }[]): void {
  const codes = new Set(areas.map(({ code }) => code))
  const faults: Record<string, string> = {}
  ways.forEach((way, index) => {
    for (const end of ['from', 'to'] as const)
      if (!codes.has(way[end])) faults[`${field}.${index}.${end}`] = 'This area is not in use.'
  })
  refuseFaults(faults)
}

export async function readDrivingMatrix({ db }: Pick<Context, 'db'>): Promise<OutputOf<typeof calls.readDrivingTimes>> {
  const areas = await areasInUse(db)
  return {
    version: await settingVersion(db, timesName),
    areas,
    ways: between(areas, await readWays(db)),
    seasons: await readTrafficSeasons(db),
    history: await readChanges(db, object(timesName), 30),
  }
}

/** From the next search on. What was sold keeps the hours that were promised. */
export function saveDrivingMatrix(
  ctx: Context,
  userId: string,
  { version, times }: ReadInputOf<typeof calls.saveDrivingTimes>,
): Promise<{ version: number }> {
  let next = version
  return changeGround(
    ctx,
    async (db) => {
      next = await takeNextVersion(db, timesName, version)
      const areas = await areasInUse(db)
      refuseUnknownAreas(areas, 'times', times)
      refuseFaults(turnedHours(times))
      const before = new Map((await readWays(db)).map(({ from, to, minutes }) => [`${from} ${to}`, minutes]))
      const changed = byHour(times)
        .map((time) => ({ ...time, before: before.get(`${time.from} ${time.to}`)?.[time.hour] ?? null }))
        .filter((time) => time.before !== time.minutes)
      await writeTimes(db, changed)
      const changes = timesInWords(changed, namesIn(areas))
      const [deed, at] = ['changed driving times', ctx.clock.now()]
      await recordChange(db, { object: object(timesName), userId, deed, changes, version: next, at })
    },
    async () => ({ version: next }),
  )
}

type Told = ReadInputOf<typeof calls.saveDrivingTimes>['times']

const turnedHours = (times: Told) =>
  Object.fromEntries(
    times.flatMap(({ firstHour, lastHour }, index) =>
      lastHour < firstHour ? [[`times.${index}.lastHour`, 'The last hour comes after the first.'] as const] : [],
    ),
  )

/** Each hour of a way once, in order: what is told last counts. */
function byHour(times: Told): NewTime[] {
  const told = new Map<string, NewTime>()
  for (const { from, to, firstHour, lastHour, minutes } of times)
    for (let hour = firstHour; hour <= lastHour; hour += 1)
      told.set(`${from} ${to} ${hour}`, { from, to, hour, minutes })
  return [...told.values()].sort((a, b) => compare(a.from, b.from) || compare(a.to, b.to) || a.hour - b.hour)
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

export async function readDistances({ db }: Pick<Context, 'db'>): Promise<OutputOf<typeof calls.readDistances>> {
  const areas = await areasInUse(db)
  return {
    version: await settingVersion(db, distancesName),
    areas,
    ways: between(areas, await readAreaDistances(db)),
    history: await readChanges(db, object(distancesName), 30),
  }
}

/** From the next price on. */
export function saveDistances(
  ctx: Context,
  userId: string,
  { version, ways }: ReadInputOf<typeof calls.saveDistances>,
): Promise<{ version: number }> {
  let next = version
  return changeGround(
    ctx,
    async (db) => {
      next = await takeNextVersion(db, distancesName, version)
      const areas = await areasInUse(db)
      refuseUnknownAreas(areas, 'ways', ways)
      const before = new Map((await readAreaDistances(db)).map((way) => [`${way.from} ${way.to}`, way.kilometres]))
      const told = new Map(ways.map((way) => [`${way.from} ${way.to}`, way]))
      const changed = [...told].filter(([key, { kilometres }]) => before.get(key) !== kilometres)
      const name = namesIn(areas)
      const changes = changed.map(([key, { from, to, kilometres }]) => ({
        name: `${name(from)} to ${name(to)}`,
        before: before.has(key) ? `${before.get(key)} km` : '',
        after: `${kilometres} km`,
      }))
      if (changed.length > 0)
        await saveAreaDistances(
          db,
          changed.map(([, way]) => way),
        )
      const [deed, at] = ['changed distances', ctx.clock.now()]
      await recordChange(db, {
        ...{ object: object(distancesName), userId, deed, changes: atMost(changes), version: next, at },
      })
    },
    async () => ({ version: next }),
  )
}
