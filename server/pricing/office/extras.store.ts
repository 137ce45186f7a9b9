import { sql } from 'kysely'
import type { TaxClass } from '#core/tax-shares.ts'
import type { Database } from '#server/platform/database.ts'

export interface ExtraColumns {
  name: string
  explanation: string
  priceYen: number
  mostPieces: number
  halfSeats: number
  largeCases: number
  taxClass: TaxClass
  forTours: boolean
  forRides: boolean
}

export interface ExtraRecord extends ExtraColumns {
  code: string
  version: number
  retiredAt: Date | null
}

/** In their order, retired ones last. */
export async function readExtraRecords(db: Database): Promise<ExtraRecord[]> {
  return db
    .selectFrom('extras')
    .select(['code', 'version', 'name', 'explanation', 'price_yen as priceYen', 'most_pieces as mostPieces'])
    .select(['half_seats as halfSeats', 'large_cases as largeCases', 'for_tours as forTours', 'for_rides as forRides'])
    .select([sql<TaxClass>`tax_class`.as('taxClass'), sql<Date | null>`retired_at`.as('retiredAt')])
    .orderBy(sql`retired_at IS NOT NULL`)
    .orderBy('position')
    .orderBy('code')
    .execute()
}

/** All of them, since their number is bounded; nobody else changes any until the transaction ends. */
export async function lockExtras(db: Database): Promise<ExtraRecord[]> {
  await sql`LOCK TABLE extras IN SHARE ROW EXCLUSIVE MODE`.execute(db)
  return readExtraRecords(db)
}

const columnsOf = (extra: ExtraColumns) => ({
  name: extra.name,
  explanation: extra.explanation,
  price_yen: extra.priceYen,
  most_pieces: extra.mostPieces,
  half_seats: extra.halfSeats,
  large_cases: extra.largeCases,
  tax_class: extra.taxClass,
  for_tours: extra.forTours,
  for_rides: extra.forRides,
})

/** After all others. */
export async function insertExtra(db: Database, code: string, extra: ExtraColumns): Promise<void> {
  await db
    .insertInto('extras')
    .values({ code, ...columnsOf(extra), position: sql<number>`(SELECT coalesce(max(position), 0) + 1 FROM extras)` })
    .execute()
}

export async function updateExtra(db: Database, code: string, extra: ExtraColumns): Promise<void> {
  await db
    .updateTable('extras')
    .set((row) => ({ ...columnsOf(extra), version: row('version', '+', 1) }))
    .where('code', '=', code)
    .execute()
}

/** Null: back into use. */
export async function setExtraRetired(db: Database, code: string, at: Date | null): Promise<void> {
  await db
    .updateTable('extras')
    .set((row) => ({ retired_at: at, version: row('version', '+', 1) }))
    .where('code', '=', code)
    .execute()
}
