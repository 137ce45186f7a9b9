import { addUp } from '#server/earnings/keep-sums.ts'
import { addUpDays } from '#server/inventory/keep-day-sums.ts'
import { openDatabase, startLimits } from '#server/platform/database.ts'
import { growBookings } from '#server/testing/grown-bookings.ts'
import type { House } from './prepared-house.ts'

/**
 * Fills a house with so many bookings, as one is that took them over years: what each told is added up, and what that left
 * behind is swept away, as the database does by itself within a minute.
 */
export async function growHouse({ pool, ctx, databaseUrl }: House, bookings: number): Promise<void> {
  await growBookings(pool, bookings)
  // Nobody waits for what fills a house, and so it may take its time.
  const patient = openDatabase(databaseUrl, ctx.log, startLimits)
  try {
    await addUp(patient)
    await addUpDays(patient)
    await patient.pool.query('VACUUM (ANALYZE)')
  } finally {
    await patient.close()
  }
}
