import { type SqlBool, sql } from 'kysely'
import type { BookingState, Service } from '#contract/booking.ts'
import type { VehicleClass } from '#contract/catalogue.ts'
import type { Ride } from '#contract/rides.ts'
import { beginsAtHotel } from '#server/catalogue/index.ts'
import type { Demand } from '#server/inventory/index.ts'
import type { Database } from '#server/platform/database.ts'
import { isHotelUntold } from './booking.rules.ts'
import { serviceOf } from './bookings.store.ts'

/** A booking as the board needs it, with the crew of its own hour; of a change that waits for its money nobody. */
export interface BoardBooking {
  id: string
  reference: string
  /** What a change must name. */
  edition: number
  state: BookingState
  service: Service & { shortTitle: string; line: string | null }
  leadName: string
  guests: number
  largeCases: number
  vehicleClass: VehicleClass
  className: string
  startsAt: Date
  endsAt: Date
  /** In the tour's own words where the guest named none. */
  pickUp: string
  dropOff: string
  /** The tour begins wherever the guest stays, and nobody said where. */
  isHotelUntold: boolean
  flight: string
  landsAt: Date | null
  /** What is still to pay. */
  dueYen: number
  /** What it asks of the fleet. */
  demand: Demand
  crewIds: string[]
}

/** Who is picked up elsewhere is brought back there, where a tour ends as it began. */
const dropOff = sql`coalesce(bookings.drop_off,
  CASE WHEN tours.pick_up ->> 'name' = tours.drop_off ->> 'name' THEN bookings.pick_up END, tours.drop_off)`

const selectForBoard = (db: Database) =>
  db
    .selectFrom('bookings')
    .innerJoin('quotes', 'quotes.id', 'bookings.quote_id')
    .innerJoin('vehicle_classes', 'vehicle_classes.class', 'bookings.vehicle_class')
    .leftJoin('tours', 'tours.id', 'bookings.tour_id')
    .leftJoin('categories', 'categories.id', 'tours.category_id')
    .leftJoin('open_balances', 'open_balances.booking_id', 'bookings.id')
    .select(['bookings.id', 'reference', 'edition', 'bookings.state', 'tours.slug as tour_slug'])
    .select(['tours.title as tour_title', 'bookings.ride'])
    .select(['tours.short_name', 'categories.letter', 'lead_name', 'bookings.vehicle_class'])
    .select('vehicle_classes.name as class_name')
    .select(['bookings.starts_at', 'bookings.ends_at', 'flight', 'flight_lands_at', 'quotes.demand', 'due_yen'])
    .select([
      sql<number>`(bookings.wish ->> 'guests')::int`.as('guests'),
      sql<number>`(bookings.wish ->> 'largeCases')::int`.as('large_cases'),
      beginsAtHotel.as('begins_at_hotel'),
      sql<string | null>`bookings.pick_up ->> 'name'`.as('own_pick_up_name'),
      sql<string>`coalesce(bookings.pick_up, tours.pick_up) ->> 'name'`.as('pick_up_name'),
      sql<string>`${dropOff} ->> 'name'`.as('drop_off_name'),
      sql<boolean>`coalesce((${dropOff} -> 'isGuestsHotel')::boolean, false)`.as('ends_at_hotel'),
      sql<string[]>`(SELECT coalesce(jsonb_agg(DISTINCT resource_id), '[]') FROM assignments
        WHERE booking_id = bookings.id AND coalesce(live, false) AND assignments.starts_at = bookings.starts_at
          AND (expires_at IS NULL OR bookings.state <> 'confirmed'))`.as('crew_ids'),
    ])

type Row = Awaited<ReturnType<ReturnType<typeof selectForBoard>['execute']>>[number]

const toBoardBooking = (row: Row): BoardBooking => ({
  id: row.id,
  reference: row.reference,
  edition: row.edition,
  state: row.state as BookingState,
  service: {
    ...serviceOf(row),
    shortTitle: row.short_name ?? (row.ride as unknown as Ride).shortTitle,
    line: row.letter,
  },
  leadName: row.lead_name,
  guests: row.guests,
  largeCases: row.large_cases,
  vehicleClass: row.vehicle_class as VehicleClass,
  className: row.class_name,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  pickUp: row.pick_up_name,
  // "Your hotel" is what visitors read.
  dropOff: row.ends_at_hotel ? 'The guest’s hotel' : row.drop_off_name,
  isHotelUntold: isHotelUntold({ pickUp: row.own_pick_up_name, beginsAtHotel: row.begins_at_hotel }),
  flight: row.flight,
  landsAt: row.flight_lands_at,
  dueYen: row.due_yen ?? 0,
  demand: row.demand as unknown as Demand,
  crewIds: row.crew_ids,
})

/** No job lasts longer, so an index on the start finds what reaches into a span. */
const longestMs = 2 * 86_400_000

/** Whatever is, was or may be on the road in a span, in order of departure. Holds that ended are nothing any more. */
export async function findOnBoard(
  db: Database,
  { from, until }: { from: Date; until: Date },
  now: Date,
): Promise<BoardBooking[]> {
  const rows = await selectForBoard(db)
    .where('bookings.starts_at', '<', until)
    .where('bookings.starts_at', '>', new Date(from.getTime() - longestMs))
    .where('bookings.ends_at', '>', from)
    .where(({ or, and, eb }) =>
      or([
        eb('bookings.state', 'in', ['pending', 'confirmed', 'redeemed', 'no_show']),
        and([eb('bookings.state', '=', 'on_hold'), eb('held_until', '>', now)]),
      ]),
    )
    .orderBy('bookings.starts_at')
    .orderBy('bookings.id')
    .execute()
  return rows.map(toBoardBooking)
}

const uuidLength = 36

/** These very bookings, whatever became of them; ids and references may be mixed. */
export async function findForBoard(db: Database, named: readonly string[]): Promise<BoardBooking[]> {
  if (named.length === 0) return []
  const ids = named.filter((name) => name.length === uuidLength)
  const references = named.filter((name) => name.length !== uuidLength).map((name) => name.toUpperCase())
  const rows = await selectForBoard(db)
    .where(({ or, eb }) =>
      or([
        eb('bookings.id', '=', sql<string>`ANY(${ids}::uuid[])`),
        eb('bookings.reference', '=', sql<string>`ANY(${references}::text[])`),
      ]),
    )
    .execute()
  return rows.map(toBoardBooking)
}

export interface WithoutCrew {
  id: string
  reference: string
  startsAt: Date
  shortTitle: string
}

/**
 * Those that say so, and those that have somebody or something that is not in service any more. Two questions and not
 * one, since each has its own index; the second goes from who left to their jobs, never through all jobs.
 */
const waitForCrew = (now: Date) => sql<SqlBool>`bookings.id IN (
  SELECT id FROM bookings WHERE needs_crew AND state = 'confirmed' AND ends_at > ${now}
  UNION
  SELECT booking_id FROM resources CROSS JOIN LATERAL (
    SELECT booking_id FROM assignments
    WHERE resource_id = resources.id AND live AND expires_at IS NULL
      AND starts_at > ${new Date(now.getTime() - longestMs)} AND ends_at > ${now}
    OFFSET 0) AS theirs
  WHERE NOT active)`

/** Confirmed, not over, and somebody or something is missing; the soonest first. */
export async function findWithoutCrew(db: Database, now: Date, most: number): Promise<WithoutCrew[]> {
  return db
    .selectFrom('bookings')
    .leftJoin('tours', 'tours.id', 'bookings.tour_id')
    .select(['bookings.id', 'reference', 'bookings.starts_at as startsAt'])
    .select(sql<string>`coalesce(tours.short_name, bookings.ride ->> 'shortTitle')`.as('shortTitle'))
    .where(waitForCrew(now))
    .where('state', '=', 'confirmed')
    .orderBy('bookings.starts_at')
    .orderBy('bookings.id')
    .limit(most)
    .execute()
}

/** How many of them there are. */
export async function countWithoutCrew(db: Database, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('bookings')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where(waitForCrew(now))
    .where('state', '=', 'confirmed')
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** When the guest's flight lands, as the desk knows it. */
export async function saveLanding(db: Database, id: string, landsAt: Date | null): Promise<void> {
  await db.updateTable('bookings').set({ flight_lands_at: landsAt }).where('id', '=', id).execute()
}
