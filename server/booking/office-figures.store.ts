import { sql } from 'kysely'
import type { BookingState } from '#contract/booking.ts'
import { beginsAtHotel } from '#server/catalogue/index.ts'
import type { Database } from '#server/platform/database.ts'
import { isHotelUntold } from './booking.rules.ts'

/** A booking as the lists of a day show it. */
export interface BookingInBrief {
  id: string
  reference: string
  state: BookingState
  tour: string
  leadName: string
  guests: number
  startsAt: Date
  endsAt: Date
  /** Null: where the tour itself begins. */
  pickUp: string | null
  /** It begins wherever the guest stays, and nobody said where. */
  isHotelUntold: boolean
  totalYen: number
  needsCrew: boolean
  heldUntil: Date | null
  createdAt: Date
}

const selectBrief = (db: Database) =>
  db
    .selectFrom('bookings')
    .leftJoin('tours', 'tours.id', 'bookings.tour_id')
    .select(['bookings.id', 'reference', 'state', 'lead_name', 'bookings.starts_at', 'ends_at'])
    .select(sql<string>`coalesce(tours.title, bookings.ride ->> 'title')`.as('title'))
    .select(['total_yen', 'needs_crew', 'held_until', 'bookings.created_at'])
    .select([
      sql<number>`(bookings.wish ->> 'guests')::int`.as('guests'),
      sql<string | null>`bookings.pick_up ->> 'name'`.as('pick_up'),
      beginsAtHotel.as('begins_at_hotel'),
    ])

type BriefRow = Awaited<ReturnType<ReturnType<typeof selectBrief>['execute']>>[number]

const toBrief = (row: BriefRow): BookingInBrief => ({
  id: row.id,
  reference: row.reference,
  state: row.state as BookingState,
  tour: row.title,
  leadName: row.lead_name,
  guests: row.guests,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  pickUp: row.pick_up,
  isHotelUntold: isHotelUntold({ pickUp: row.pick_up, beginsAtHotel: row.begins_at_hotel }),
  totalYen: row.total_yen,
  needsCrew: row.needs_crew,
  heldUntil: row.held_until,
  createdAt: row.created_at,
})

/** Those whose day is, or was, or may be: what was called off or never came is left out. In order of departure. */
export async function findService(db: Database, from: Date, until: Date): Promise<BookingInBrief[]> {
  const rows = await selectBrief(db)
    .where('bookings.starts_at', '>=', from)
    .where('bookings.starts_at', '<', until)
    .where('state', 'in', ['on_hold', 'pending', 'confirmed', 'redeemed', 'no_show'])
    .orderBy('bookings.starts_at')
    .orderBy('bookings.id')
    .execute()
  return rows.map(toBrief)
}

export async function findBriefly(db: Database, ids: readonly string[]): Promise<BookingInBrief[]> {
  if (ids.length === 0) return []
  return (
    await selectBrief(db)
      .where('bookings.id', 'in', [...ids])
      .execute()
  ).map(toBrief)
}

/** The newest first. Holds that ended without a word are nobody's news. */
export async function findLatest(db: Database, most: number): Promise<BookingInBrief[]> {
  const rows = await selectBrief(db)
    .where('state', '<>', 'expired')
    .orderBy('bookings.created_at', 'desc')
    .orderBy('bookings.id', 'desc')
    .limit(most)
    .execute()
  return rows.map(toBrief)
}

/** Confirmed, not over, and somebody or something of the crew fell away; the soonest first. */
export async function findNeedingCrew(db: Database, now: Date, most: number): Promise<BookingInBrief[]> {
  const rows = await selectBrief(db)
    .where('needs_crew', '=', true)
    .where('state', '=', 'confirmed')
    .where('ends_at', '>', now)
    .orderBy('bookings.starts_at')
    .orderBy('bookings.id')
    .limit(most)
    .execute()
  return rows.map(toBrief)
}

/** How many of them there are, as the lists of tours and of rides count them. */
export const countNeedingCrew = (db: Database, now: Date): Promise<{ tours: number; rides: number }> =>
  db
    .selectFrom('bookings')
    .select([
      sql<number>`count(*) FILTER (WHERE tour_id IS NOT NULL)::int`.as('tours'),
      sql<number>`count(*) FILTER (WHERE tour_id IS NULL)::int`.as('rides'),
    ])
    .where('needs_crew', '=', true)
    .where('state', '=', 'confirmed')
    .where('ends_at', '>', now)
    .executeTakeFirstOrThrow()

interface Waiting {
  /** Of the office, and they end before a moment; those of visitors last minutes, and nobody need decide on them. */
  holds: BookingInBrief[]
  /** Confirmed, they begin before a moment at the guest's hotel, and nobody told us which. */
  hotels: BookingInBrief[]
}

/** Bookings that wait for a word of their guest, the soonest first: both kinds in one look. */
export async function findWaitingForWord(
  db: Database,
  now: Date,
  until: { holds: Date; hotels: Date },
  most: number,
): Promise<Waiting> {
  const holds = selectBrief(db)
    .where('state', '=', 'on_hold')
    .where('held_until', '>', now)
    .where('held_until', '<', until.holds)
    .where(sql<boolean>`held_until > bookings.created_at + interval '1 hour'`)
    .orderBy('held_until')
    .limit(most)
  const hotels = selectBrief(db)
    .where('state', '=', 'confirmed')
    .where('bookings.pick_up', 'is', null)
    .where('tour_id', 'is not', null)
    .where(beginsAtHotel)
    .where('bookings.starts_at', '>', now)
    .where('bookings.starts_at', '<', until.hotels)
    .orderBy('bookings.starts_at')
    .orderBy('bookings.id')
    .limit(most)
  const rows = await db
    .selectFrom(holds.as('holds'))
    .selectAll()
    .unionAll(db.selectFrom(hotels.as('hotels')).selectAll())
    .execute()
  const found = rows.map(toBrief)
  return {
    holds: found.filter(({ state }) => state === 'on_hold').sort((a, b) => Number(a.heldUntil) - Number(b.heldUntil)),
    hotels: found.filter(({ state }) => state === 'confirmed').sort((a, b) => Number(a.startsAt) - Number(b.startsAt)),
  }
}

/** The median of the days between booking and day, of what was booked in each of these spans; null where nothing was. */
export async function leadDaysIn(
  db: Database,
  spans: readonly { from: Date; until: Date }[],
): Promise<(number | null)[]> {
  const { rows } = await sql<{ days: number | null }>`
    SELECT (SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY date_part('epoch', starts_at - created_at))
      FROM bookings WHERE created_at >= span.from_at AND created_at < span.until_at
        AND state IN ('confirmed', 'redeemed', 'no_show', 'cancelled')) / 86400 AS days
    FROM unnest(${spans.map(({ from }) => from)}::timestamptz[], ${spans.map(({ until }) => until)}::timestamptz[])
      WITH ORDINALITY AS span (from_at, until_at, number)
    ORDER BY number`.execute(db)
  return rows.map(({ days }) => days)
}

/** Of bookings that began in this span: how many took place, and how many we ourselves called off. */
export async function countKeptPromises(
  db: Database,
  { since, until }: { since: Date; until: Date },
): Promise<{ done: number; calledOffByUs: number }> {
  return db
    .selectFrom('bookings')
    .where('starts_at', '>=', since)
    .where('starts_at', '<=', until)
    .select([
      sql<number>`(count(*) FILTER (WHERE state = 'redeemed'))::int`.as('done'),
      sql<number>`(count(*) FILTER (WHERE state = 'cancelled' AND cancel_cause = 'office'))::int`.as('calledOffByUs'),
    ])
    .executeTakeFirstOrThrow()
}
