import type { Database } from '#server/platform/database.ts'
import { isLive } from './is-live.store.ts'

/** Who was taken off a round may come back to it. */
export async function forgetWithdrawn(
  db: Database,
  { bookingId, resourceId, round }: { bookingId: string; resourceId: string; round: number },
): Promise<void> {
  await db
    .deleteFrom('assignments')
    .where('booking_id', '=', bookingId)
    .where('resource_id', '=', resourceId)
    .where('round', '=', round)
    .where('live', '=', false)
    .execute()
}

/**
 * Takes one of the crew off a booking, or off one round of it: ill, broken down, delayed. The booking then waits for
 * somebody else.
 */
export async function withdrawFrom(db: Database, bookingId: string, resourceId: string, round?: number): Promise<void> {
  await db
    .updateTable('assignments')
    .set({ live: false })
    .where('booking_id', '=', bookingId)
    .where('resource_id', '=', resourceId)
    .where(isLive)
    .$if(round !== undefined, (query) => query.where('round', '=', round ?? 0))
    .execute()
}
