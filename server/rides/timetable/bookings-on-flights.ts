import type { BookingsAhead } from '#contract/areas.ts'
import type { Database } from '#server/platform/database.ts'

/** What the bookings know of flights: those ahead that name each, by its number; those without any are not among them. */
export type BookingsOnFlights = (
  db: Database,
  numbers: readonly string[],
  now: Date,
) => Promise<Map<string, BookingsAhead>>
