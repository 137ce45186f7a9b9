import { sql } from 'kysely'
import type { CodeOutcome } from '#contract/offer-list.ts'
import type { Database } from '#server/platform/database.ts'

export interface OfferCode {
  id: string
  code: string
  percentOff: number
  mostOffYen: number | null
  travelFrom: string
  travelTo: string
  weekdays: number[]
  bookFrom: string
  bookUntil: string
  /** Neither a draft, nor paused, nor ended by the office. */
  isRunning: boolean
  /** For the tour that was asked for. */
  isForTour: boolean
  oncePerGuest: boolean
  budgetYen: number | null
}

/** Codes are read in any case, and with the spaces that came along with them. */
export const codeOf = (typed: string) => typed.trim().toUpperCase()

/**
 * The offer behind a code, whatever its state. `lock`: nobody else books with it until the transaction ends, so that
 * what is counted of it stays true.
 */
export async function findOfferCode(
  db: Database,
  { code, tourId }: { code: string; tourId: string },
  { lock = false } = {},
): Promise<OfferCode | undefined> {
  if (lock && !db.isTransaction) throw new Error('An offer is locked inside a transaction only.')
  const query = db
    .selectFrom('offers')
    .select(['id', 'code', 'percent_off', 'most_off_yen', 'travel_from', 'travel_to', 'weekdays'])
    .select(['book_from', 'book_until', 'state', 'once_per_guest', 'budget_yen'])
    .select(
      sql<boolean>`EXISTS (SELECT FROM offer_tours WHERE offer_id = offers.id AND tour_id = ${tourId}::uuid)`.as(
        'is_for_tour',
      ),
    )
    .where('code', '=', codeOf(code))
  const row = await (lock ? query.forNoKeyUpdate() : query).executeTakeFirst()
  return (
    row && {
      id: row.id,
      code: row.code,
      percentOff: row.percent_off,
      mostOffYen: row.most_off_yen,
      travelFrom: row.travel_from,
      travelTo: row.travel_to,
      weekdays: row.weekdays,
      bookFrom: row.book_from,
      bookUntil: row.book_until,
      isRunning: row.state === 'running',
      isForTour: row.is_for_tour,
      oncePerGuest: row.once_per_guest,
      budgetYen: row.budget_yen,
    }
  )
}

/** Whose bookings count as those of one guest: of the account, and of the address. */
export interface CodeGuest {
  userId: string | null
  emailKey: string | null
}

/** What was booked with a code: all that it took off, and how often by this guest. Open holds count where asked for. */
export async function readUseOfCode(
  db: Database,
  code: string,
  { guest, holdsAt }: { guest: CodeGuest; holdsAt: Date | null },
): Promise<{ givenYen: number; byGuest: number }> {
  const { rows } = await sql<{ given_yen: number; by_guest: number }>`
    SELECT coalesce(sum(off_yen), 0)::float8 AS given_yen,
      (count(*) FILTER (WHERE user_id = ${guest.userId}::uuid OR email_key = ${guest.emailKey}))::int AS by_guest
    FROM offer_uses
    WHERE lines @> ${withCode(code)}::jsonb AND code = ${code} AND (state IN ('pending', 'confirmed', 'redeemed', 'no_show')
      OR (state = 'on_hold' AND held_until > ${holdsAt}::timestamptz))`.execute(db)
  return { givenYen: rows[0]?.given_yen ?? 0, byGuest: rows[0]?.by_guest ?? 0 }
}

/** Found by the index of the lines: of all bookings only those with this code are looked at. */
export const withCode = (code: string) => JSON.stringify([{ kind: 'offer-code', label: `Code ${code}` }])

export interface CodeTry {
  code: string
  /** Its slug. */
  tour: string
  outcome: CodeOutcome
}

/** One more of what came of a code on a day. A code that nobody has is nobody's, and nothing is written. */
export async function noteCodeTry(db: Database, { code, tour, outcome }: CodeTry, day: string): Promise<void> {
  await sql`INSERT INTO offer_tries AS tries (offer_id, day, tour_id, outcome, times)
    SELECT offers.id, ${day}::date, tours.id, ${outcome}, 1 FROM offers, tours
    WHERE code = ${codeOf(code)} AND tours.slug = ${tour}
    ON CONFLICT (offer_id, day, tour_id, outcome) DO UPDATE SET times = tries.times + 1`.execute(db)
}
