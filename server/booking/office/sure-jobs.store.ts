import { isLiveThen } from '#server/inventory/index.ts'
import type { Database } from '#server/platform/database.ts'

/** No job lasts longer, so an index on the start finds what reaches into a moment. */
const longestMs = 2 * 86_400_000

/** Sure jobs of a car that end after a moment, the soonest first. */
export async function findJobsAfter(db: Database, id: string, after: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('assignments')
    .innerJoin('bookings', 'bookings.id', 'booking_id')
    .select('booking_id')
    .where('resource_id', '=', id)
    .where(isLiveThen)
    .where('expires_at', 'is', null)
    .where('state', '=', 'confirmed')
    .where('assignments.ends_at', '>', after)
    .where('assignments.starts_at', '>', new Date(after.getTime() - longestMs))
    .orderBy('assignments.starts_at')
    .limit(50)
    .execute()
  return rows.map(({ booking_id }) => booking_id)
}
