import type { BookingsAhead } from '#contract/areas.ts'
import type { Database } from '#server/platform/database.ts'

/** What later capabilities know about who uses our areas and places. */
export interface UsersOfGround {
  /** Bookings that begin or end in an area and have not ended yet. */
  bookingsInArea: (db: Database, area: string, now: Date) => Promise<BookingsAhead>
  /** The same at places, by their slugs; those without any are not among them. */
  bookingsAtPlaces: (db: Database, slugs: readonly string[], now: Date) => Promise<Map<string, BookingsAhead>>
  /** Names of the fare tables in force, to come or in draft that name an area. */
  faresNaming: (db: Database, area: string, now: Date) => Promise<string[]>
}
