import { sql } from 'kysely'
import { type RideClassName, rideClassNames } from '#contract/fares.ts'
import type { Ride } from '#contract/rides.ts'
import type { Database } from '#server/platform/database.ts'

/** A ride that was sold, as far as its price depends on it, and what tells it from others. */
export interface SoldRide {
  reference: string
  leadName: string
  guests: number
  ride: Ride
  vehicleClass: RideClassName
  className: string
  startsAt: Date
  fromArea: string
  toArea: string
  /** "haneda", where it begins or ends at a terminal. */
  fromAirport: string | null
  toAirport: string | null
}

const airportAt = (end: 'pickUp' | 'dropOff') => sql<string | null>`(SELECT airport FROM terminals
  JOIN places ON places.id = terminals.place_id WHERE places.slug = bookings.wish ->> ${end})`

/** All that were driven, or are to be, between two moments: those that were called off cost nothing by any fares. */
export async function findSoldRides(db: Database, from: Date, until: Date): Promise<SoldRide[]> {
  const rows = await db
    .selectFrom('bookings')
    .innerJoin('quotes', 'quotes.id', 'bookings.quote_id')
    .innerJoin('vehicle_classes', 'vehicle_classes.class', 'bookings.vehicle_class')
    .select(['reference', 'lead_name', 'bookings.ride', 'bookings.vehicle_class', 'vehicle_classes.name'])
    .select('bookings.starts_at')
    .select([
      sql<number>`(bookings.wish ->> 'guests')::int`.as('guests'),
      sql<string>`quotes.demand ->> 'fromArea'`.as('from_area'),
      sql<string>`quotes.demand ->> 'toArea'`.as('to_area'),
      airportAt('pickUp').as('from_airport'),
      airportAt('dropOff').as('to_airport'),
    ])
    .where('bookings.tour_id', 'is', null)
    .where('bookings.starts_at', '>=', from)
    .where('bookings.starts_at', '<', until)
    .where('bookings.state', 'in', ['confirmed', 'redeemed', 'no_show'])
    .where('bookings.vehicle_class', 'in', [...rideClassNames])
    .orderBy('bookings.starts_at')
    .orderBy('bookings.id')
    .execute()
  return rows.map((row) => ({
    reference: row.reference,
    leadName: row.lead_name,
    guests: row.guests,
    ride: row.ride as unknown as Ride,
    vehicleClass: row.vehicle_class as RideClassName,
    className: row.name,
    startsAt: row.starts_at,
    fromArea: row.from_area,
    toArea: row.to_area,
    fromAirport: row.from_airport,
    toAirport: row.to_airport,
  }))
}
