import type { OutputOf, ReadInputOf } from '#contract/endpoint.ts'
import type * as calls from '#contract/traffic-seasons.ts'
import { writeMonthDay } from '#core/month-days.ts'
import { readChanges, recordChange } from '#server/platform/change-trail.store.ts'
import type { Context } from '#server/platform/context.ts'
import { differencesOf } from '#server/platform/differences.rules.ts'
import { settingVersion, takeNextVersion } from '#server/platform/setting-versions.store.ts'
import type { TrafficSeason } from '../driving-times.rules.ts'
import { readTrafficSeasons as readSeasons } from '../fleet.store.ts'
import { refuseFaults } from '../papers/tell-everybody.ts'
import { changeGround } from './change-ground.ts'
import { replaceTrafficSeasons } from './driving.store.ts'

export const trafficSeasonsName = 'traffic-seasons'
const name = trafficSeasonsName
const object = { kind: 'setting', id: name }

export async function readTrafficSeasons({ db }: Context): Promise<OutputOf<typeof calls.readTrafficSeasons>> {
  return {
    version: await settingVersion(db, name),
    seasons: await readSeasons(db),
    history: await readChanges(db, object, 30),
  }
}

const inWords = (seasons: readonly TrafficSeason[]) =>
  new Map(
    seasons.map(({ name: called, seasonFrom, seasonTo, percent }) => [
      called,
      `${writeMonthDay(seasonFrom)} to ${writeMonthDay(seasonTo)}, ${percent}%`,
    ]),
  )

/** From the next search on. */
export function saveTrafficSeasons(
  ctx: Context,
  userId: string,
  { version, seasons }: ReadInputOf<typeof calls.saveTrafficSeasons>,
): Promise<{ version: number }> {
  let next = version
  return changeGround(
    ctx,
    async (db) => {
      next = await takeNextVersion(db, name, version)
      refuseFaults(namedTwice(seasons))
      const changes = differencesOf(inWords(await readSeasons(db)), inWords(seasons))
      await replaceTrafficSeasons(db, seasons)
      const [deed, at] = ['changed the seasons of traffic', ctx.clock.now()]
      await recordChange(db, { object, userId, deed, changes, version: next, at })
    },
    async () => ({ version: next }),
  )
}

const namedTwice = (seasons: readonly TrafficSeason[]) =>
  Object.fromEntries(
    seasons.flatMap((season, index) =>
      seasons.findIndex((other) => other.name.toLowerCase() === season.name.toLowerCase()) < index
        ? [[`seasons.${index}.name`, 'Another season has this name.'] as const]
        : [],
    ),
  )
