import type { BookingsAhead } from '#contract/areas.ts'
import type { VehicleClass } from '#contract/catalogue.ts'
import type { Database } from '#server/platform/database.ts'

/** What later capabilities know about who uses a class, and what it costs. */
export interface UsersOfClasses {
  /** Bookings in it that have not ended yet. */
  bookingsInClass: (db: Database, vehicleClass: VehicleClass, now: Date) => Promise<BookingsAhead>
  /** Names of the fare tables in force, to come or in draft that price rides in it. */
  faresPricing: (db: Database, vehicleClass: VehicleClass, now: Date) => Promise<string[]>
  /** The classes that the fares in force price. */
  pricedInForce: (db: Database, now: Date) => Promise<ReadonlySet<VehicleClass>>
  /** What half an hour more costs in each. */
  halfHours: (db: Database) => Promise<ReadonlyMap<VehicleClass, number>>
  addHalfHour: (db: Database, vehicleClass: VehicleClass, yen: number) => Promise<void>
}
