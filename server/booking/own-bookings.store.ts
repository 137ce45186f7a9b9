import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { BookingState, Service } from '#contract/booking.ts'
import type { VehicleClass } from '#contract/catalogue.ts'
import type { Database } from '#server/platform/database.ts'
import type { DB } from '#server/platform/schema.generated.ts'
import { serviceOf } from './bookings.store.ts'

export type Tense = 'upcoming' | 'past' | 'cancelled'

export interface OwnBookingRow {
  reference: string
  state: BookingState
  tourId: string | null
  service: Service
  vehicleClass: VehicleClass
  startsAt: Date
  endsAt: Date
  guests: number
  pickUp: string | null
  dropOff: string | null
  totalYen: number
  heldUntil: Date | null
}

export interface OwnedBy {
  userId: string
  /** `other`: hotels, cabs and flights, which have no tour. */
  kind: 'tour' | 'other'
}

type Is = (of: ExpressionBuilder<DB, 'bookings'>, now: Date) => Expression<SqlBool>

/** Holds that ran out, were let go or gave way to another are nowhere: they never were anybody's day. */
const isInTense: Readonly<Record<Tense, Is>> = {
  upcoming: ({ eb, or, and }, now) =>
    or([
      and([eb('bookings.state', '=', 'on_hold'), eb('bookings.held_until', '>', now)]),
      eb('bookings.state', '=', 'pending'),
      and([eb('bookings.state', '=', 'confirmed'), eb('bookings.ends_at', '>', now)]),
    ]),
  past: ({ eb, or, and }, now) =>
    or([
      eb('bookings.state', 'in', ['redeemed', 'no_show']),
      and([eb('bookings.state', '=', 'confirmed'), eb('bookings.ends_at', '<=', now)]),
    ]),
  cancelled: ({ eb, or, and, exists, selectFrom }) =>
    or([
      eb('bookings.state', '=', 'rejected'),
      and([
        eb('bookings.state', '=', 'cancelled'),
        exists(
          selectFrom('booking_moves')
            .whereRef('booking_moves.booking_id', '=', 'bookings.id')
            .where('booking_moves.to_state', 'in', ['confirmed', 'pending'])
            .select('booking_moves.number'),
        ),
      ]),
    ]),
}

const ownedBy = (db: Database, { userId, kind }: OwnedBy) =>
  db
    .selectFrom('bookings')
    .where('bookings.user_id', '=', userId)
    .where('bookings.tour_id', kind === 'tour' ? 'is not' : 'is', null)

export async function countOwnBookings(db: Database, owner: OwnedBy, now: Date): Promise<Record<Tense, number>> {
  const row = await ownedBy(db, owner)
    .select((of) =>
      (['upcoming', 'past', 'cancelled'] as const).map((tense) =>
        of.fn.countAll<string>().filterWhere(isInTense[tense](of, now)).as(tense),
      ),
    )
    .executeTakeFirstOrThrow()
  return { upcoming: Number(row.upcoming), past: Number(row.past), cancelled: Number(row.cancelled) }
}

export async function findOwnBookings(
  db: Database,
  { now, when, most, skip, ...owner }: OwnedBy & { now: Date; when: Tense; most: number; skip: number },
): Promise<OwnBookingRow[]> {
  const rows = await ownedBy(db, owner)
    .leftJoin('tours', 'tours.id', 'bookings.tour_id')
    .where((of) => isInTense[when](of, now))
    .select(['bookings.ride', 'bookings.vehicle_class'])
    .select(['bookings.reference', 'bookings.state', 'bookings.starts_at', 'bookings.ends_at', 'bookings.tour_id'])
    .select(['bookings.total_yen', 'bookings.held_until', 'tours.slug as tour_slug', 'tours.title as tour_title'])
    .select([
      sql<number>`(bookings.wish ->> 'guests')::integer`.as('guests'),
      sql<string | null>`bookings.pick_up ->> 'name'`.as('pick_up'),
      sql<string | null>`bookings.drop_off ->> 'name'`.as('drop_off'),
    ])
    .orderBy('bookings.starts_at', when === 'upcoming' ? 'asc' : 'desc')
    .orderBy('bookings.reference')
    .limit(most)
    .offset(skip)
    .execute()
  return rows.map((row) => ({
    reference: row.reference,
    state: row.state as BookingState,
    tourId: row.tour_id,
    service: serviceOf(row),
    vehicleClass: row.vehicle_class as VehicleClass,
    dropOff: row.drop_off,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    guests: row.guests,
    pickUp: row.pick_up,
    totalYen: row.total_yen,
    heldUntil: row.held_until,
  }))
}

/** For the papers about their money: every booking that an account has or had, by its id. */
export async function findBookingsOfUser(
  db: Database,
  userId: string,
): Promise<ReadonlyMap<string, { reference: string; title: string; endsAt: Date }>> {
  const rows = await db
    .selectFrom('bookings')
    .leftJoin('tours', 'tours.id', 'bookings.tour_id')
    .where('bookings.user_id', '=', userId)
    .select(['bookings.id', 'bookings.reference', 'bookings.ends_at as endsAt'])
    .select(sql<string>`coalesce(tours.title, bookings.ride ->> 'title')`.as('title'))
    .execute()
  return new Map(rows.map(({ id, ...booking }) => [id, booking]))
}
