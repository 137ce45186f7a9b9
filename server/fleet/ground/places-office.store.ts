import { sql } from 'kysely'
import type { ReadInputOf } from '#contract/endpoint.ts'
import type { officePlaces } from '#contract/office-places.ts'
import type { Database } from '#server/platform/database.ts'
import { orderOf, wordsOf } from '#server/platform/office-list.rules.ts'
import type { PlaceKind } from '../places.store.ts'

export type Asked = ReadInputOf<typeof officePlaces>

export interface PlaceRecord {
  slug: string
  version: number
  kind: PlaceKind
  name: string
  nameJa: string
  addressJa: string
  area: string
  areaName: string
  latitude: number
  longitude: number
  pickUpFeeYen: number
  isTerminal: boolean
  isRetired: boolean
}

const selectPlaces = (db: Database) =>
  db
    .selectFrom('places')
    .innerJoin('areas', 'areas.code', 'places.area_code')
    .select(['places.slug', 'places.version', 'places.name', 'places.name_ja as nameJa', 'address_ja as addressJa'])
    .select(['area_code as area', 'areas.name as areaName', 'places.latitude', 'places.longitude'])
    .select(['pick_up_fee_yen as pickUpFeeYen', sql<PlaceKind>`places.kind`.as('kind')])
    .select([
      sql<boolean>`places.retired_at IS NOT NULL`.as('isRetired'),
      sql<boolean>`EXISTS (SELECT FROM terminals WHERE place_id = places.id)`.as('isTerminal'),
    ])

const like = (words: string) => `%${words.replace(/[\\%_]/g, '\\$&')}%`

/** Which places, whatever is then asked about them. */
export type Narrowed = Pick<Asked, 'q' | 'view' | 'kind' | 'area'>

export function matching({ q, view, kind, area }: Narrowed) {
  const areas = wordsOf(area)
  const conditions = [
    view === 'retired' ? sql<boolean>`places.retired_at IS NOT NULL` : sql<boolean>`places.retired_at IS NULL`,
    ...q
      .split(/\s+/)
      .filter((word) => word !== '')
      .map((word) => sql<boolean>`(places.name || ' ' || places.name_ja || ' ' || address_ja) ILIKE ${like(word)}`),
  ]
  if (kind.length > 0) conditions.push(sql<boolean>`places.kind = ANY(${kind}::text[])`)
  if (areas.length > 0) conditions.push(sql<boolean>`area_code = ANY(${areas}::text[])`)
  return sql<boolean>`${sql.join(conditions, sql` AND `)}`
}

const order = { name: sql`lower(places.name)`, kind: sql`places.kind`, area: sql`lower(areas.name)` }

export async function findPlaces(db: Database, asked: Asked): Promise<PlaceRecord[]> {
  const { by, descending } = orderOf(asked.sort)
  return selectPlaces(db)
    .where(matching(asked))
    .orderBy(sql`${order[by]} ${sql.raw(descending ? 'DESC' : 'ASC')}`)
    .orderBy(order.name)
    .orderBy('places.slug')
    .limit(asked.rows)
    .offset((asked.page - 1) * asked.rows)
    .execute()
}

export async function countPlaces(db: Database, asked: Asked): Promise<number> {
  const { count } = await db
    .selectFrom('places')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(matching(asked))
    .executeTakeFirstOrThrow()
  return count
}

/** Of the tabs. */
export async function countByUse(db: Database): Promise<{ inUse: number; retired: number }> {
  return db
    .selectFrom('places')
    .select([
      sql<number>`(count(*) FILTER (WHERE retired_at IS NULL))::int`.as('inUse'),
      sql<number>`(count(*) FILTER (WHERE retired_at IS NOT NULL))::int`.as('retired'),
    ])
    .executeTakeFirstOrThrow()
}

/** Some of all there are, retired ones too, after a slug and in its order. */
export async function placesAfter(db: Database, slug: string, most: number): Promise<PlaceRecord[]> {
  return selectPlaces(db).where('places.slug', '>', slug).orderBy('places.slug').limit(most).execute()
}

export async function findOfficePlace(db: Database, slug: string): Promise<PlaceRecord | undefined> {
  return selectPlaces(db).where('places.slug', '=', slug).executeTakeFirst()
}

/** As it is now, and nobody else changes it until the transaction ends. */
export async function lockPlace(db: Database, slug: string): Promise<PlaceRecord | undefined> {
  await db.selectFrom('places').select('id').where('slug', '=', slug).forNoKeyUpdate().execute()
  return findOfficePlace(db, slug)
}

/** Of a code and its numbered fellows: code, code-2, code-3. */
export async function slugsLike(db: Database, code: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('places')
    .select('slug')
    .where(({ or, eb }) => or([eb('slug', '=', code), eb('slug', 'like', `${code}-%`)]))
    .execute()
  return new Set(rows.map(({ slug }) => slug))
}

/** What a pick-up adds at most doors of an area: airports and ports have their own. */
export async function usualFeeIn(db: Database, area: string): Promise<number> {
  const row = await db
    .selectFrom('places')
    .select(['pick_up_fee_yen as yen', sql<number>`count(*)`.as('doors')])
    .where('area_code', '=', area)
    .where('kind', 'not in', ['airport', 'port'])
    .where('retired_at', 'is', null)
    .groupBy('pick_up_fee_yen')
    .orderBy('doors', 'desc')
    .orderBy('pick_up_fee_yen')
    .limit(1)
    .executeTakeFirst()
  return row?.yen ?? 0
}

export type PlaceColumns = Pick<
  PlaceRecord,
  'kind' | 'name' | 'nameJa' | 'addressJa' | 'area' | 'latitude' | 'longitude' | 'pickUpFeeYen'
>

const columnsOf = ({ nameJa, addressJa, area, pickUpFeeYen, kind, name, latitude, longitude }: PlaceColumns) => ({
  ...{ kind, name, latitude, longitude },
  ...{ name_ja: nameJa, address_ja: addressJa, area_code: area, pick_up_fee_yen: pickUpFeeYen },
})

export async function insertPlace(db: Database, slug: string, place: PlaceColumns): Promise<void> {
  await db
    .insertInto('places')
    .values({ slug, ...columnsOf(place) })
    .execute()
}

export async function updatePlace(db: Database, slug: string, place: PlaceColumns): Promise<void> {
  await db
    .updateTable('places')
    .set((row) => ({ ...columnsOf(place), version: row('version', '+', 1) }))
    .where('slug', '=', slug)
    .execute()
}

type ManyPlaces = readonly (PlaceColumns & { slug: string })[]

const asRows = (places: ManyPlaces) =>
  sql`jsonb_to_recordset(${JSON.stringify(places.map((place) => ({ slug: place.slug, ...columnsOf(place) })))}::jsonb) AS given (
    slug text, kind text, name text, name_ja text, address_ja text, area_code text, latitude float8, longitude float8,
    pick_up_fee_yen integer)`

/** Several at once, as a file brings them. */
export async function insertPlaces(db: Database, places: ManyPlaces): Promise<void> {
  if (places.length === 0) return
  await sql`INSERT INTO places (slug, kind, name, name_ja, address_ja, area_code, latitude, longitude, pick_up_fee_yen)
    SELECT slug, kind, name, name_ja, address_ja, area_code, latitude, longitude, pick_up_fee_yen
    FROM ${asRows(places)}`.execute(db)
}

export async function updatePlaces(db: Database, places: ManyPlaces): Promise<void> {
  if (places.length === 0) return
  await sql`UPDATE places SET kind = given.kind, name = given.name, name_ja = given.name_ja,
      address_ja = given.address_ja, area_code = given.area_code, latitude = given.latitude,
      longitude = given.longitude, pick_up_fee_yen = given.pick_up_fee_yen, version = places.version + 1
    FROM ${asRows(places)} WHERE places.slug = given.slug`.execute(db)
}

/** Null: back into use. */
export async function setPlaceRetired(db: Database, slug: string, at: Date | null): Promise<void> {
  await db
    .updateTable('places')
    .set((row) => ({ retired_at: at, version: row('version', '+', 1) }))
    .where('slug', '=', slug)
    .execute()
}
