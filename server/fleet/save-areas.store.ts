import { sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'
import type { AreaDistance } from './distance.rules.ts'
import type { DrivingTime, TrafficSeason } from './driving-times.rules.ts'
import type { Area } from './fleet.rules.ts'
import type { PickUpPlace } from './places.store.ts'

export type NewArea = Area & { nameJa: string }
export type NewPlace = Omit<PickUpPlace, 'id' | 'isRetired'>
export interface NewGarage {
  code: string
  name: string
  nameJa: string
  area: string
}

/** Answers how many were new. */
export async function addAreas(db: Database, areas: readonly NewArea[]): Promise<number> {
  const added = await db
    .insertInto('areas')
    .values(areas.map(({ nameJa, ...area }) => ({ ...area, name_ja: nameJa })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('code')
    .execute()
  return added.length
}

/** Some thousand rows at once: as four lists they are four parameters. */
export async function addDrivingTimes(db: Database, times: readonly DrivingTime[]): Promise<void> {
  await sql`INSERT INTO driving_times (from_area, to_area, hour, minutes)
    SELECT * FROM unnest(${times.map(({ from }) => from)}::text[], ${times.map(({ to }) => to)}::text[],
      ${times.map(({ hour }) => hour)}::smallint[], ${times.map(({ minutes }) => minutes)}::smallint[])
    ON CONFLICT DO NOTHING`.execute(db)
}

/** How far it is by road, door to door; what stood there before gives way. */
export async function saveAreaDistances(db: Database, distances: readonly AreaDistance[]): Promise<void> {
  await sql`INSERT INTO area_distances (from_area, to_area, kilometres)
    SELECT * FROM unnest(${distances.map(({ from }) => from)}::text[], ${distances.map(({ to }) => to)}::text[],
      ${distances.map(({ kilometres }) => kilometres)}::numeric[])
    ON CONFLICT (from_area, to_area) DO UPDATE SET kilometres = excluded.kilometres`.execute(db)
}

/** By name; what stood there before gives way. */
export async function saveTrafficSeasons(db: Database, seasons: readonly TrafficSeason[]): Promise<void> {
  if (seasons.length === 0) return
  await db
    .insertInto('traffic_seasons')
    .values(
      seasons.map(({ name, seasonFrom, seasonTo, percent }) => ({
        name,
        season_from: seasonFrom,
        season_to: seasonTo,
        percent,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((row) => ({
        season_from: row.ref('excluded.season_from'),
        season_to: row.ref('excluded.season_to'),
        percent: row.ref('excluded.percent'),
      })),
    )
    .execute()
}

export async function addPlaces(db: Database, places: readonly NewPlace[]): Promise<void> {
  // Hundreds, of which a start seldom has a new one.
  const there = new Set((await db.selectFrom('places').select('slug').execute()).map(({ slug }) => slug))
  const fresh = places.filter(({ slug }) => !there.has(slug))
  if (fresh.length === 0) return
  await db
    .insertInto('places')
    .values(
      fresh.map(({ nameJa, area, pickUpFeeYen, ...place }) => ({
        ...place,
        name_ja: nameJa,
        area_code: area,
        pick_up_fee_yen: pickUpFeeYen,
      })),
    )
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .execute()
}
