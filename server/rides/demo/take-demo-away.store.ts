import type { Database } from '#server/platform/database.ts'
import { demoFlights } from './demo-flights.ts'

/** Fares that somebody of the office made or put in force stay, and so do flights of theirs. */
export async function takeDemoRidesAway(db: Database): Promise<Record<string, number>> {
  const fares = await db
    .deleteFrom('fare_tables')
    .where('made_by', 'is', null)
    // As demo data names them: "Autumn 2026". The one that any house begins with comes back at the next start.
    .where('name', '~', '^(Spring|Summer|Autumn|Winter) [0-9]{4}$')
    .executeTakeFirstOrThrow()
  const numbers = demoFlights.map(({ number }) => number)
  const flights = await db
    .deleteFrom('flights')
    .where('number', 'in', numbers)
    .where('version', '=', 1)
    .executeTakeFirstOrThrow()
  return {
    'table of fares|tables of fares': Number(fares.numDeletedRows),
    'flight|flights': Number(flights.numDeletedRows),
  }
}
