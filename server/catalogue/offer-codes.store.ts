import { sql } from 'kysely'
import type { CodeOutcome } from '#contract/offer-list.ts'
import type { RideWay } from '#contract/ride-ways.ts'
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
  /** For the tour or the kind of ride that was asked for. */
  isForThis: boolean
  oncePerGuest: boolean
  budgetYen: number | null
  /** Together with one other code that says the same. */
  stacks: boolean
}

/** What a code is asked with: a tour by its slug, or a kind of ride. */
export type CodeUse = { tour: string } | { ride: RideWay }

/** Codes are read in any case, and with the spaces that came along with them. */
export const codeOf = (typed: string) => typed.trim().toUpperCase()

/**
 * The offer behind a code, whatever its state. `lock`: nobody else books with it until the transaction ends, so that
 * what is counted of it stays true.
 */
export async function findOfferCode(
  db: Database,
  { code, use }: { code: string; use: CodeUse },
  { lock = false } = {},
): Promise<OfferCode | undefined> {
  if (lock && !db.isTransaction) throw new Error('An offer is locked inside a transaction only.')
  const query = db
    .selectFrom('offers')
    .select(['id', 'code', 'percent_off', 'most_off_yen', 'travel_from', 'travel_to', 'weekdays'])
    .select(['book_from', 'book_until', 'state', 'once_per_guest', 'budget_yen', 'stacks'])
    .select(isFor(use).as('is_for_this'))
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
      isForThis: row.is_for_this,
      oncePerGuest: row.once_per_guest,
      budgetYen: row.budget_yen,
      stacks: row.stacks,
    }
  )
}

const isFor = (use: CodeUse) =>
  'tour' in use
    ? sql<boolean>`EXISTS (SELECT FROM offer_tours JOIN tours ON tours.id = tour_id
        WHERE offer_id = offers.id AND tours.slug = ${use.tour})`
    : sql<boolean>`${use.ride} = ANY (ride_ways)`

/** Whose bookings count as those of one guest: of the account, and of the address. */
export interface CodeGuest {
  userId: string | null
  emailKey: string | null
}

/**
 * What was booked with a code: all that it took off, and how often by this guest, a way there and back being one use.
 * Open holds count where asked for.
 */
export async function readUseOfCode(
  db: Database,
  code: string,
  { guest, holdsAt }: { guest: CodeGuest; holdsAt: Date | null },
): Promise<{ givenYen: number; byGuest: number }> {
  const { rows } = await sql<{ given_yen: number; by_guest: number }>`
    SELECT coalesce(sum(off_yen), 0)::float8 AS given_yen,
      (count(DISTINCT use_id) FILTER (WHERE user_id = ${guest.userId}::uuid OR email_key = ${guest.emailKey}))::int AS by_guest
    FROM offer_uses
    WHERE lines @> ${withCode(code)}::jsonb AND code = ${code} AND (state IN ('pending', 'confirmed', 'redeemed', 'no_show')
      OR (state = 'on_hold' AND held_until > ${holdsAt}::timestamptz))`.execute(db)
  return { givenYen: rows[0]?.given_yen ?? 0, byGuest: rows[0]?.by_guest ?? 0 }
}

/** Found by the index of the lines: of all bookings only those with this code are looked at. */
export const withCode = (code: string) => JSON.stringify([{ kind: 'offer-code', label: `Code ${code}` }])

export interface CodeTry {
  code: string
  use: CodeUse
  outcome: CodeOutcome
}

/** One more of what came of a code on a day. A code that nobody has is nobody's, and nothing is written. */
export async function noteCodeTry(db: Database, { code, use, outcome }: CodeTry, day: string): Promise<void> {
  const what =
    'tour' in use
      ? sql`SELECT id AS tour_id, NULL AS ride_way FROM tours WHERE slug = ${use.tour}`
      : sql`SELECT NULL::uuid AS tour_id, ${use.ride}::text AS ride_way`
  await sql`INSERT INTO offer_tries AS tries (offer_id, day, tour_id, ride_way, outcome, times)
    SELECT offers.id, ${day}::date, what.tour_id, what.ride_way, ${outcome}, 1 FROM offers, (${what}) AS what
    WHERE code = ${codeOf(code)}
    ON CONFLICT (offer_id, day, tour_id, ride_way, outcome) DO UPDATE SET times = tries.times + 1`.execute(db)
}
