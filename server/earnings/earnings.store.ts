import { sql } from 'kysely'
import type { EarningsGroup } from '#contract/earnings.ts'
import type { Database } from '#server/platform/database.ts'

export interface Moments {
  from: Date
  until: Date
}

export interface EntryFilter extends Moments {
  /** Empty: all kinds. */
  kinds: readonly string[]
  tour: string | null
}

/** Where tours stand by their slugs, all rides stand together; no slug begins with a hyphen. */
const rides = '-rides'

/**
 * Every entry once, by what it did to the account of guests: money that came lowers it, money that went back raises it.
 * So each payment and each refund counts on its own day, whatever became of the booking.
 */
const entries = (db: Database, { from, until, kinds, tour }: EntryFilter) =>
  db
    .selectFrom('ledger_lines')
    .innerJoin('bookings', 'bookings.id', 'ledger_lines.booking_id')
    .leftJoin('tours', 'tours.id', 'bookings.tour_id')
    .where('account', '=', 'guest')
    .where('at', '>=', from)
    .where('at', '<', until)
    .$if(tour === rides, (query) => query.where('bookings.tour_id', 'is', null))
    .$if(tour !== null && tour !== rides, (query) => query.where('tours.slug', '=', tour ?? ''))
    .$if(kinds.length === 1, (query) => query.where('amount_yen', kinds[0] === 'refund' ? '>' : '<', 0))

const paid = sql<number>`coalesce(-sum(amount_yen) FILTER (WHERE amount_yen < 0), 0)::float8`
const givenBack = sql<number>`coalesce(sum(amount_yen) FILTER (WHERE amount_yen > 0), 0)::float8`
const payments = sql<number>`(count(*) FILTER (WHERE amount_yen < 0))::int`
const refunds = sql<number>`(count(*) FILTER (WHERE amount_yen > 0))::int`

export interface Sums {
  paidYen: number
  givenBackYen: number
  payments: number
  refunds: number
}

export async function sumEntries(db: Database, filter: EntryFilter): Promise<Sums> {
  return entries(db, filter)
    .select([paid.as('paidYen'), givenBack.as('givenBackYen'), payments.as('payments'), refunds.as('refunds')])
    .executeTakeFirstOrThrow()
}

export type Part = Pick<Sums, 'paidYen' | 'givenBackYen'> & { key: string; name: string }

/** The car that serves it, or served it; a booking that is being moved to another day has two rounds for a while. */
const plateOf = sql<string | null>`(SELECT plate FROM assignments
  JOIN vehicles ON vehicles.resource_id = assignments.resource_id
  WHERE assignments.booking_id = bookings.id AND live ORDER BY round DESC LIMIT 1)`

const keys = {
  day: sql<string>`to_char(at AT TIME ZONE 'Asia/Tokyo', 'YYYY-MM-DD')`,
  month: sql<string>`to_char(at AT TIME ZONE 'Asia/Tokyo', 'YYYY-MM-01')`,
  tour: sql<string>`coalesce(tours.slug, ${sql.lit(rides)})`,
  vehicle: sql<string>`coalesce(${plateOf}, '')`,
} satisfies Record<EarningsGroup, unknown>

/** What came and went, by one of four groupings; each entry stands in one part. */
export async function partsOf(db: Database, by: EarningsGroup, filter: EntryFilter): Promise<Part[]> {
  const keyed = entries(db, filter)
    .select([keys[by].as('key'), 'amount_yen'])
    .select(sql<string>`coalesce(tours.title, 'Rides')`.as('title'))
  return db
    .selectFrom(keyed.as('keyed'))
    .select(['key', paid.as('paidYen'), givenBack.as('givenBackYen')])
    .select(by === 'tour' ? sql<string>`max(title)`.as('name') : sql<string>`key`.as('name'))
    .groupBy('key')
    .orderBy('key')
    .execute()
}

export interface Entry {
  at: Date
  amountYen: number
  memo: string
  reference: string
  tour: string
  leadName: string
  balanceYen: number
}

/** The newest first, each with what the period had kept by then. */
export async function findEntries(
  db: Database,
  filter: EntryFilter,
  { most, skip }: { most: number; skip: number },
): Promise<Entry[]> {
  return db
    .selectFrom(
      entries(db, filter)
        .select(['at', 'memo', 'bookings.reference', 'bookings.lead_name as leadName', 'entry_id'])
        .select(sql<string>`coalesce(tours.title, bookings.ride ->> 'title')`.as('tour'))
        .select([
          sql<number>`-amount_yen`.as('amountYen'),
          sql<number>`(-sum(amount_yen) OVER (ORDER BY at, entry_id))::float8`.as('balanceYen'),
        ])
        .as('entries'),
    )
    .select(['at', 'memo', 'reference', 'tour', 'leadName', 'amountYen', 'balanceYen'])
    .orderBy('at', 'desc')
    .orderBy('entry_id', 'desc')
    .limit(most)
    .offset(skip)
    .execute()
}

/** When money came for the first time; null: never yet. */
export async function findFirstEntry(db: Database): Promise<Date | null> {
  const row = await db
    .selectFrom('ledger_lines')
    .select('at')
    .where('account', '=', 'guest')
    .orderBy('at')
    .limit(1)
    .executeTakeFirst()
  return row?.at ?? null
}
