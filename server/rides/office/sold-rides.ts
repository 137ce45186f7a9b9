import type { VehicleClass } from '#contract/catalogue.ts'
import type { Ride } from '#contract/rides.ts'
import type { Database } from '#server/platform/database.ts'

/** What the bookings know of rides that were sold: handed to the fares at the start. */
export interface SoldRides {
  /** All that were driven, or are to be, between two moments: those that were called off cost nothing by any fares. */
  between: (db: Database, from: Date, until: Date) => Promise<SoldRide[]>
  /** How many were sold by each table of fares, by its id, and what one brought. */
  byTable: (db: Database) => Promise<Map<string, SoldByTable>>
}

/** A ride that was sold, as far as its price depends on it, and what tells it from others. */
export interface SoldRide {
  reference: string
  leadName: string
  guests: number
  ride: Ride
  vehicleClass: VehicleClass
  className: string
  startsAt: Date
  fromArea: string
  toArea: string
  /** "haneda", where it begins or ends at a terminal. */
  fromAirport: string | null
  toAirport: string | null
}

export interface SoldByTable {
  sold: number
  perRideYen: number | null
}
