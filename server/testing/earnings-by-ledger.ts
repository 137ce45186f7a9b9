import { type RawBuilder, sql } from 'kysely'
import type { EarningsGroup } from '#contract/earnings.ts'
import type { Database } from '#server/platform/database.ts'

/** What the earnings answer, reckoned from the ledger line by line: what the sums are held against. */

export interface LedgerQuestion {
  from: Date
  until: Date
  /** Empty: all kinds. */
  kinds: readonly string[]
  tour: string | null
}

/** What was taken back as entered wrongly stands with what came, as less of it. */
const came = sql<boolean>`(amount_yen < 0 OR is_correction)`
const back = sql<boolean>`(amount_yen > 0 AND NOT is_correction)`

const entries = (db: Database, { from, until, kinds, tour }: LedgerQuestion) =>
  db
    .selectFrom('ledger_lines')
    .innerJoin('bookings', 'bookings.id', 'ledger_lines.booking_id')
    .leftJoin('tours', 'tours.id', 'bookings.tour_id')
    .where('account', '=', 'guest')
    .where('at', '>=', from)
    .where('at', '<', until)
    .$if(tour === '-rides', (query) => query.where('bookings.tour_id', 'is', null))
    .$if(tour !== null && tour !== '-rides', (query) => query.where('tours.slug', '=', tour ?? ''))
    .$if(kinds.length === 1, (query) => query.where(kinds[0] === 'refund' ? back : came))

const paid = sql<number>`coalesce(-sum(amount_yen) FILTER (WHERE ${came}), 0)::float8`
const givenBack = sql<number>`coalesce(sum(amount_yen) FILTER (WHERE ${back}), 0)::float8`

export const sumLedger = (db: Database, question: LedgerQuestion) =>
  entries(db, question)
    .select([paid.as('paidYen'), givenBack.as('givenBackYen')])
    .select(sql<number>`(count(*) FILTER (WHERE ${came}))::int`.as('payments'))
    .select(sql<number>`(count(*) FILTER (WHERE ${back}))::int`.as('refunds'))
    .executeTakeFirstOrThrow()

const plateOf = sql<string | null>`(SELECT plate FROM assignments
  JOIN vehicles ON vehicles.resource_id = assignments.resource_id
  WHERE assignments.booking_id = bookings.id AND coalesce(live, false) ORDER BY round DESC LIMIT 1)`

const keys = {
  day: sql<string>`to_char(at AT TIME ZONE 'Asia/Tokyo', 'YYYY-MM-DD')`,
  month: sql<string>`to_char(at AT TIME ZONE 'Asia/Tokyo', 'YYYY-MM-01')`,
  tour: sql<string>`coalesce(tours.slug, '-rides')`,
  vehicle: sql<string>`coalesce(${plateOf}, '')`,
} satisfies Record<EarningsGroup, unknown>

export function partsOfLedger(db: Database, by: EarningsGroup, question: LedgerQuestion) {
  const keyed = entries(db, question)
    .select([keys[by].as('key'), 'amount_yen', 'is_correction'])
    .select(sql<string>`coalesce(tours.title, 'Rides')`.as('title'))
  return db
    .selectFrom(keyed.as('keyed'))
    .select(['key', paid.as('paidYen'), givenBack.as('givenBackYen')])
    .select(by === 'tour' ? sql<string>`max(title)`.as('name') : sql<string>`key`.as('name'))
    .groupBy('key')
    .orderBy('key')
    .execute()
}

/** Of the money by hand that an entry, or the one that it corrects, wrote down. */
const ofTaken = (what: RawBuilder<unknown>) =>
  sql<string | null>`(SELECT ${what} FROM payments WHERE payments.id = entry_id OR payments.id =
    (SELECT payment_id FROM refunds WHERE refunds.id = entry_id AND refunds.is_correction))`

export const findLedgerEntries = (db: Database, question: LedgerQuestion, page: { most: number; skip: number }) =>
  db
    .selectFrom(
      entries(db, question)
        .select([
          'at',
          'memo',
          'is_correction as isCorrection',
          'bookings.reference',
          'bookings.lead_name as leadName',
          'entry_id',
          'entry_id as entryId',
        ])
        .select(sql<string>`coalesce(tours.title, bookings.ride ->> 'title')`.as('tour'))
        .select([
          sql<string>`to_char(bookings.ends_at AT TIME ZONE 'Asia/Tokyo', 'YYYY-MM-DD')`.as('serviceDay'),
          sql<number>`-amount_yen`.as('amountYen'),
          sql<number>`(-sum(amount_yen) OVER (ORDER BY at, entry_id))::float8`.as('balanceYen'),
        ])
        .as('entries'),
    )
    .select([
      'entryId',
      'at',
      'memo',
      'isCorrection',
      'reference',
      'tour',
      'leadName',
      'serviceDay',
      'amountYen',
      'balanceYen',
    ])
    .select([
      ofTaken(sql`taken_how`).as('takenHow'),
      ofTaken(sql`(SELECT name FROM resources WHERE id = taken_by_crew)`).as('takerName'),
    ])
    .orderBy('at', 'desc')
    .orderBy('entry_id', 'desc')
    .limit(page.most)
    .offset(page.skip)
    .execute()
