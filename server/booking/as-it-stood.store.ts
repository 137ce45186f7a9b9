import { sql } from 'kysely'
import type { VehicleClass } from '#contract/catalogue.ts'
import type { Ride } from '#contract/rides.ts'
import { detailNames, pickDetails } from '#core/booking-details.ts'
import { sureCrewOf } from '#server/inventory/index.ts'
import type { Database } from '#server/platform/database.ts'
import { keptWish } from '#server/pricing/index.ts'
import type { BookingRow } from './bookings.store.ts'

/** A booking with what its guest had of it before, and who was to come. */
export interface AsItStood {
  booking: BookingRow
  crewIds: string[]
}

const told = ({ startsAt, endsAt, landsAt, vehicleClass, wish, ride, totalYen, ...row }: BookingRow) => ({
  ...{ startsAt, endsAt, landsAt, vehicleClass, wish, ride, totalYen },
  ...{ travellers: row.travellers, pickUp: row.pickUp, dropOff: row.dropOff },
  ...pickDetails(detailNames, row),
})

/**
 * Before anything of a confirmed booking becomes another: keeps how it stands, once, and only where no mail has told all
 * of it. The mail of the change compares itself with this.
 */
export async function keepAsItStands(db: Database, booking: BookingRow): Promise<void> {
  if (booking.state !== 'confirmed' || booking.erasedAt) return
  const crewIds = await sureCrewOf(db, booking.id)
  await sql`
    INSERT INTO booking_stood (booking_id, stood, crew_ids)
    SELECT ${booking.id}::uuid, ${JSON.stringify(told(booking))}::jsonb, ${crewIds}::uuid[]
    WHERE NOT EXISTS (SELECT 1 FROM told_bookings WHERE told_bookings.booking_id = ${booking.id}::uuid)
    ON CONFLICT (booking_id) DO NOTHING`.execute(db)
}

export async function findAsItStood(db: Database, booking: BookingRow): Promise<AsItStood | null> {
  const row = await db
    .selectFrom('booking_stood')
    .innerJoin('vehicle_classes', (join) =>
      join.on('vehicle_classes.class', '=', sql<string>`booking_stood.stood ->> 'vehicleClass'`),
    )
    .select(['stood', 'crew_ids', 'vehicle_classes.name as class_name'])
    .where('booking_id', '=', booking.id)
    .executeTakeFirst()
  if (!row) return null
  const stood = row.stood as unknown as Kept
  const landsAt = stood.landsAt === null ? null : new Date(stood.landsAt)
  const hours = { startsAt: new Date(stood.startsAt), endsAt: new Date(stood.endsAt), landsAt }
  const kept = { ...stood, ...hours, className: row.class_name, wish: keptWish(stood.wish) }
  return { booking: { ...booking, ...kept }, crewIds: row.crew_ids }
}

type Kept = Omit<ReturnType<typeof told>, 'startsAt' | 'endsAt' | 'landsAt' | 'wish'> & {
  startsAt: string
  endsAt: string
  landsAt: string | null
  wish: Parameters<typeof keptWish>[0]
  vehicleClass: VehicleClass
  ride: Ride | null
}

export async function forgetAsTheyStood(db: Database, bookingIds: readonly string[]): Promise<void> {
  await db.deleteFrom('booking_stood').where(sql<boolean>`booking_id = ANY(${bookingIds}::uuid[])`).execute()
}
