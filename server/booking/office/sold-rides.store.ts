import { sql } from 'kysely'
import type { Ride } from '#contract/rides.ts'
import type { Database } from '#server/platform/database.ts'
import type { SoldByTable, SoldRide } from '#server/rides/index.ts'

const soldStates = ['confirmed', 'redeemed', 'no_show']

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
    .where('bookings.state', 'in', soldStates)
    .orderBy('bookings.starts_at')
    .orderBy('bookings.id')
    .execute()
  return rows.map((row) => ({
    reference: row.reference,
    leadName: row.lead_name,
    guests: row.guests,
    ride: row.ride as unknown as Ride,
    vehicleClass: row.vehicle_class,
    className: row.name,
    startsAt: row.starts_at,
    fromArea: row.from_area,
    toArea: row.to_area,
    fromAirport: row.from_airport,
    toAirport: row.to_airport,
  }))
}

/** How many rides were sold by each table, and what one brought. */
export async function readSoldByTable(db: Database): Promise<Map<string, SoldByTable>> {
  const rows = await db
    .selectFrom('quotes')
    .innerJoin('bookings', 'bookings.quote_id', 'quotes.id')
    .select('fare_table_id')
    .select([
      sql<number>`count(*)::int`.as('sold'),
      sql<number | null>`round(avg(bookings.total_yen))::int`.as('perRideYen'),
    ])
    .where('fare_table_id', 'is not', null)
    .where('bookings.state', 'in', soldStates)
    .groupBy('fare_table_id')
    .execute()
  return new Map(rows.map(({ fare_table_id, sold, perRideYen }) => [fare_table_id ?? '', { sold, perRideYen }]))
}
