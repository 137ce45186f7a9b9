import { sql } from 'kysely'
import type { TakenHow } from '#contract/payments.ts'
import type { Database } from '#server/platform/database.ts'
import { momentsOf } from './earnings-periods.rules.ts'
import { type DayOfLedger, findLedgerDays, type SumsFilter, tourKeyOf } from './earnings-sums.store.ts'
import { isRefund } from './ledger-sides.store.ts'

export interface Entry {
  /** Of the payment or the refund. */
  entryId: string
  at: Date
  amountYen: number
  /** Takes back what was entered wrongly: less received, and nothing refunded. */
  isCorrection: boolean
  memo: string
  /** Of money by hand, and of a correction of it: how it came, and who of the crew was given it. */
  takenHow: TakenHow | null
  takerName: string | null
  reference: string
  tour: string
  leadName: string
  balanceYen: number
  /** The day in Tokyo on which what was paid for is done. */
  serviceDay: string
}

/**
 * The newest first, each with what the period had kept by then. The sums tell on which days a page lies and what was kept
 * before them, so that a page far down reads its own days alone.
 */
export async function findEntries(
  db: Database,
  filter: SumsFilter,
  { most, skip }: { most: number; skip: number },
): Promise<Entry[]> {
  const stretch = stretchOf(await findLedgerDays(db, filter), skip, most)
  if (!stretch) return []
  const { from, until } = momentsOf(stretch)
  const { kinds, tour } = filter
  const ofKind = kinds.length === 1 ? sql`AND ${isRefund} = ${kinds[0] === 'refund'}` : sql``
  const { rows } = await sql<Entry & { newerYen: number }>`
    WITH page AS MATERIALIZED (
      SELECT at, entry_id, number, booking_id, is_correction, -amount_yen AS amount_yen,
        -sum(amount_yen) OVER (ORDER BY at DESC, entry_id DESC ROWS UNBOUNDED PRECEDING) AS newer_yen
      FROM (
        -- In the order of its index, so that nobody is asked for their tour who comes after the page; without the OFFSET
        -- the planner, who knows no tours here, may ask all of a busy day and sort the few that are left.
        SELECT at, entry_id, number, booking_id, amount_yen, is_correction FROM ledger_lines
        WHERE account = 'guest' AND at >= ${from} AND at < ${until} ${ofKind}
        ORDER BY at DESC, entry_id DESC OFFSET 0) AS walked
      ${tour === null ? sql`` : sql`WHERE (SELECT tour_key FROM earnings_places AS place WHERE place.booking_id = walked.booking_id) = ${tourKeyOf(tour)}`}
      ORDER BY at DESC, entry_id DESC LIMIT ${most} OFFSET ${skip - stretch.skipped})
    SELECT page.entry_id AS "entryId", page.at, ledger_lines.memo, bookings.reference, bookings.lead_name AS "leadName",
      coalesce(tours.title, bookings.ride ->> 'title') AS tour, page.amount_yen AS "amountYen",
      page.is_correction AS "isCorrection", payments.taken_how AS "takenHow", resources.name AS "takerName",
      to_char(bookings.ends_at AT TIME ZONE 'Asia/Tokyo', 'YYYY-MM-DD') AS "serviceDay",
      (${stretch.keptYen}::bigint - page.newer_yen + page.amount_yen)::float8 AS "balanceYen"
    FROM page JOIN ledger_lines USING (entry_id, number)
      JOIN bookings ON bookings.id = page.booking_id LEFT JOIN tours ON tours.id = bookings.tour_id
      LEFT JOIN refunds ON refunds.id = page.entry_id AND refunds.is_correction
      LEFT JOIN payments ON payments.id = coalesce(refunds.payment_id, page.entry_id)
      LEFT JOIN resources ON resources.id = payments.taken_by_crew
    ORDER BY page.at DESC, page.entry_id DESC`.execute(db)
  return rows
}

/** The days between which some entries lie, how many newer ones are left out by that, and what was kept at their end. */
function stretchOf(days: readonly DayOfLedger[], skip: number, most: number) {
  let [skipped, keptYen] = [0, days.reduce((sum, day) => sum + day.keptYen, 0)]
  let index = 0
  for (; index < days.length; index++) {
    const { entries = 0, keptYen: ofDay = 0 } = days[index] ?? {}
    if (skipped + entries > skip) break
    skipped += entries
    keptYen -= ofDay
  }
  const lastDay = days[index]?.day
  if (lastDay === undefined) return null
  let firstDay = lastDay
  for (let met = skipped; index < days.length && met < skip + most; index++) {
    met += days[index]?.entries ?? 0
    firstDay = days[index]?.day ?? firstDay
  }
  return { firstDay, lastDay, skipped, keptYen }
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
