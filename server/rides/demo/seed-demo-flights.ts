import type { Context } from '#server/platform/context.ts'
import { addFlights } from '../flights.store.ts'
import { demoFlights } from './demo-flights.ts'

/** Adds the timetable where it is missing; run again, it changes nothing that is there. */
export async function seedDemoFlights({ db }: Context): Promise<void> {
  await addFlights(db, demoFlights)
}
