import { sql } from 'kysely'
import type { Frame, MapMark } from '#contract/office-places.ts'
import type { Database } from '#server/platform/database.ts'
import type { Coordinate } from '../distance.rules.ts'
import { matching, type Narrowed } from './places-office.store.ts'

/** The form in which `places_by_position` finds them. */
const position = sql`point(places.longitude, places.latitude)`
const within = ({ west, south, east, north }: Frame) =>
  sql<boolean>`${position} <@ box(point(${west}, ${south}), point(${east}, ${north}))`

/** How far the places reach that the filters leave, and how many they are. */
export async function measurePlaces(db: Database, asked: Narrowed): Promise<{ extent: Frame | null; total: number }> {
  const row = await db
    .selectFrom('places')
    .select([sql<number>`count(*)::int`.as('total')])
    .select([sql<number>`min(longitude)`.as('west'), sql<number>`max(longitude)`.as('east')])
    .select([sql<number>`min(latitude)`.as('south'), sql<number>`max(latitude)`.as('north')])
    .where(matching(asked))
    .executeTakeFirstOrThrow()
  const { total, ...extent } = row
  return { total, extent: total === 0 ? null : extent }
}

/** One by one. */
export async function placesWithin(db: Database, asked: Narrowed, frame: Frame, most: number): Promise<MapMark[]> {
  const rows = await db
    .selectFrom('places')
    .innerJoin('areas', 'areas.code', 'places.area_code')
    .select(['slug', 'places.name', 'places.name_ja as nameJa', 'areas.name as areaName'])
    .select(['places.latitude', 'places.longitude', sql<NonNullable<MapMark['place']>['kind']>`places.kind`.as('kind')])
    .where(matching(asked))
    .where(within(frame))
    .orderBy('slug')
    .limit(most)
    .execute()
  return rows.map(({ latitude, longitude, ...place }) => ({ latitude, longitude, count: 1, place }))
}

/** Counted by squares of so many degrees, the fullest first; each stands in the middle of what lies in it. */
export async function squaresWithin(
  db: Database,
  asked: Narrowed,
  frame: Frame,
  { degrees, most }: { degrees: number; most: number },
): Promise<MapMark[]> {
  const rows = await db
    .selectFrom('places')
    .innerJoin('areas', 'areas.code', 'places.area_code')
    .select([sql<number>`avg(places.latitude)`.as('latitude'), sql<number>`avg(places.longitude)`.as('longitude')])
    .select(sql<number>`count(*)::int`.as('count'))
    // Of one alone, the least of a column is what it has.
    .select([sql<string>`min(slug)`.as('slug'), sql<string>`min(places.name)`.as('name')])
    .select([sql<string>`min(places.name_ja)`.as('nameJa'), sql<string>`min(areas.name)`.as('areaName')])
    .select(sql<NonNullable<MapMark['place']>['kind']>`min(places.kind)`.as('kind'))
    .where(matching(asked))
    .where(within(frame))
    .groupBy([
      sql`floor(places.longitude / ${sql.lit(degrees)}::float8)`,
      sql`floor(places.latitude / ${sql.lit(degrees)}::float8)`,
    ])
    .orderBy('count', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ latitude, longitude, count, ...place }) => {
    return { latitude, longitude, count, place: count === 1 ? place : null }
  })
}

export interface NamedSpot extends Coordinate {
  name: string
}

/** Places in use around a pin. A degree to the north is longer than one to the east: the very nearest is among these. */
export async function findPlacesNear(
  db: Database,
  { latitude, longitude }: Coordinate,
  most: number,
): Promise<NamedSpot[]> {
  return db
    .selectFrom('places')
    .select(['name', 'latitude', 'longitude'])
    .where('retired_at', 'is', null)
    .orderBy(sql`${position} <-> point(${longitude}, ${latitude})`)
    .limit(most)
    .execute()
}
