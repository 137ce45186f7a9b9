import { sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'

export type PlaceKind = 'hotel' | 'station' | 'airport' | 'port' | 'sight'

/** Where guests are picked up and dropped. */
export interface PickUpPlace {
  id: string
  slug: string
  kind: PlaceKind
  name: string
  nameJa: string
  /** Code of its area. */
  area: string
  latitude: number
  longitude: number
  /** What a pick-up there adds to a day that would begin at a hotel in town. */
  pickUpFeeYen: number
  /** Nothing new begins or ends there; what was booked before does. */
  isRetired: boolean
}

const selectPlaces = (db: Database) =>
  db
    .selectFrom('places')
    .select(['id', 'slug', 'kind', 'name', 'name_ja', 'area_code', 'latitude', 'longitude', 'pick_up_fee_yen'])
    .select(sql<boolean>`retired_at IS NOT NULL`.as('is_retired'))

type PlaceRow = Awaited<ReturnType<ReturnType<typeof selectPlaces>['execute']>>[number]

const toPlace = ({ kind, name_ja, area_code, pick_up_fee_yen, is_retired, ...row }: PlaceRow): PickUpPlace => ({
  ...row,
  kind: kind as PlaceKind,
  nameJa: name_ja,
  area: area_code,
  pickUpFeeYen: pick_up_fee_yen,
  isRetired: is_retired,
})

/** Retired ones too, so that whoever asks for one can be told. */
export async function findPlace(db: Database, slug: string): Promise<PickUpPlace | undefined> {
  const row = await selectPlaces(db).where('slug', '=', slug).executeTakeFirst()
  return row && toPlace(row)
}

/** What a pick-up adds at the dearest place of an area; nothing where we know none. */
export async function highestFeeIn(db: Database, area: string): Promise<number> {
  const { yen } = await db
    .selectFrom('places')
    .select(({ fn }) => fn.max('pick_up_fee_yen').as('yen'))
    .where('area_code', '=', area)
    .where('retired_at', 'is', null)
    .executeTakeFirstOrThrow()
  return yen ?? 0
}

/** Those in use, by name, as a guest looks for them. */
export async function listPlaces(db: Database): Promise<PickUpPlace[]> {
  return (await listAllPlaces(db)).filter(({ isRetired }) => !isRetired)
}

/** Retired ones too. */
export async function listAllPlaces(db: Database): Promise<PickUpPlace[]> {
  return (await selectPlaces(db).orderBy('name').orderBy('slug').execute()).map(toPlace)
}

/** What a pick-up adds from now on. A place that we do not know changes nothing. */
export async function savePickUpFees(
  db: Database,
  fees: readonly { slug: string; pickUpFeeYen: number }[],
): Promise<void> {
  for (const { slug, pickUpFeeYen } of fees)
    await db.updateTable('places').set({ pick_up_fee_yen: pickUpFeeYen }).where('slug', '=', slug).execute()
}
