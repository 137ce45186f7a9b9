import type { FoundFlight } from '#contract/flights.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { bareFlight, clockOf, flightInWords } from './flight-number.rules.ts'
import { findKnownFlight } from './flights.store.ts'

/** Where a flight comes from and when it lands by its timetable; null where nobody told us of it. */
export async function lookUpFlight(db: Database, written: string): Promise<FoundFlight | null> {
  const flight = await findKnownFlight(db, bareFlight(written))
  if (!flight) return null
  const { number, fromCity, terminal, terminalName, landsMinutes, isInternational } = flight
  return {
    ...{ number: flightInWords(number), fromCity, terminal, terminalName, isInternational },
    lands: clockOf(landsMinutes),
  }
}

/** The same for a guest who asks, and who may still say otherwise. */
export async function findFlight({ db }: Context, written: string): Promise<FoundFlight> {
  const found = await lookUpFlight(db, written)
  if (!found) throw new AppError('rides.unknown-flight')
  return found
}
