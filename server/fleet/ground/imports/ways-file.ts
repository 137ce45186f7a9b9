import { recordChange } from '#server/platform/change-trail.store.ts'
import type { Difference } from '#server/platform/differences.rules.ts'
import type { Applying, Change, ImportList, ImportRules, Row } from '#server/platform/imports/import-list.ts'
import { changesInWords } from '#server/platform/imports/words.rules.ts'
import { settingVersion, takeNextVersion } from '#server/platform/setting-versions.store.ts'
import type { AreaDistance } from '../../distance.rules.ts'
import type { TrafficSeason } from '../../driving-times.rules.ts'
import { readAreaDistances, readTrafficSeasons } from '../../fleet.store.ts'
import { saveAreaDistances } from '../../save-areas.store.ts'
import { type NewTime, replaceTrafficSeasons, timesAfter, writeTimes } from '../driving.store.ts'
import { distancesName, timesName } from '../driving.ts'
import { mostLines } from '../driving-words.rules.ts'
import { trafficSeasonsName } from '../traffic-seasons.ts'
import type { KnownAreas } from './area-column.rules.ts'
import { stampOf } from './ground-stamp.store.ts'
import { allAtOnce, knownAreas, withinGround } from './put-in.ts'
import { distancesFile, drivingTimesFile, trafficSeasonsFile } from './ways-file.rules.ts'

/** Saved as one version, as the matrix is: the trail names the first lines, and how many there are. */
async function asVersion<Known>(
  of: Applying<Known>,
  rules: ImportRules<Known>,
  setting: string,
  write: (changes: readonly Change[]) => Promise<void>,
): Promise<void> {
  const { db, userId, at, known, counts, fileName, slices } = of
  const version = await takeNextVersion(db, setting, await settingVersion(db, setting))
  const told: Difference[] = []
  for await (const changes of slices()) {
    await write(changes)
    for (const change of changes.slice(0, mostLines - told.length)) told.push(inOneLine(rules, known, change))
  }
  const rest = counts.fresh + counts.changed - told.length
  if (rest > 0) told.push({ name: `and ${rest} more`, before: '', after: 'as the file says' })
  const deed = `changed ${rules.words.many} by the file “${fileName}”`
  await recordChange(db, { object: { kind: 'setting', id: setting }, userId, deed, changes: told, version, at })
}

function inOneLine<Known>(rules: ImportRules<Known>, known: Known, change: Change): Difference {
  const words = changesInWords(rules, known, change)
  return {
    name: change.name,
    before: words.map(({ before }) => before ?? '').join(', '),
    after: words.map(({ after }) => after).join(', '),
  }
}

const atOnce = 2_000
const areasInUse = ({ areas }: KnownAreas) => new Set(areas.filter((area) => !area.isRetired).map(({ code }) => code))

/** The usual minutes between areas in use, for each hour. Ways of retired areas are known on, and stay as they are. */
export const drivingTimesImport: ImportList<KnownAreas> = {
  rules: drivingTimesFile,
  known: knownAreas,
  existing: async (db, from) => {
    const after = from === null ? { from: '', to: '', hour: 0 } : JSON.parse(from)
    const times = await timesAfter(db, after, atOnce)
    const inUse = areasInUse(await knownAreas(db))
    const rows = times.filter((time) => inUse.has(time.from) && inUse.has(time.to))
    const last = times.at(-1)
    return { rows: rows as unknown as Row[], next: times.length < atOnce || !last ? null : JSON.stringify(last) }
  },
  stamp: (db) => stampOf(db, ['areas', 'driving_times']),
  within: withinGround,
  apply: (of) =>
    asVersion(of, drivingTimesFile, timesName, (changes) =>
      writeTimes(
        of.db,
        changes.map(({ row }) => row as unknown as NewTime),
      ),
    ),
}

/** The kilometres by road between areas in use. */
export const distancesImport: ImportList<KnownAreas> = {
  rules: distancesFile,
  known: knownAreas,
  existing: async (db) => {
    const inUse = areasInUse(await knownAreas(db))
    return allAtOnce((await readAreaDistances(db)).filter(({ from, to }) => inUse.has(from) && inUse.has(to)))
  },
  stamp: (db) => stampOf(db, ['areas', 'area_distances']),
  within: withinGround,
  apply: (of) =>
    asVersion(of, distancesFile, distancesName, (changes) =>
      saveAreaDistances(
        of.db,
        changes.map(({ row }) => row as unknown as AreaDistance),
      ),
    ),
}

const sameName = (name: string) => name.toLowerCase()

/** Those that the file names are as it says; the others stay. */
export const trafficSeasonsImport: ImportList = {
  rules: trafficSeasonsFile,
  known: async () => null,
  existing: async (db) => allAtOnce(await readTrafficSeasons(db)),
  stamp: (db) => stampOf(db, ['traffic_seasons']),
  within: withinGround,
  apply: (of) =>
    asVersion(of, trafficSeasonsFile, trafficSeasonsName, async (changes) => {
      const seasons = new Map((await readTrafficSeasons(of.db)).map((season) => [sameName(season.name), season]))
      for (const { row } of changes) {
        const season = row as unknown as TrafficSeason
        seasons.set(sameName(season.name), season)
      }
      await replaceTrafficSeasons(of.db, [...seasons.values()])
    }),
}
