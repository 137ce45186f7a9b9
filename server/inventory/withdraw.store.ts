import type { Database } from '#server/platform/database.ts'
import { addMinutes } from '#server/platform/tokyo-time.rules.ts'
import type { Joined } from './demand.rules.ts'
import { isLive } from './is-live.store.ts'
import { endBringing, forgetRelieved, hardlyLeftMinutes, keepWhatWasDone } from './road-duties.store.ts'

interface Returning {
  bookingId: string
  resourceId: string
  round: number
  /** A car is somewhere else soon after it was taken off, and is brought. */
  isCar: boolean
  at: Date | undefined
}

/** Who was taken off a round may come back to it; answers since when they have it, undefined of who never had it on the road. */
export async function forgetWithdrawn(
  db: Database,
  { isCar, at, ...place }: Returning,
): Promise<{ joined: Joined | null } | undefined> {
  const { bookingId, resourceId, round } = place
  const [had] = await db
    .deleteFrom('assignments')
    .where('booking_id', '=', bookingId)
    .where('resource_id', '=', resourceId)
    .where('round', '=', round)
    .where('live', '=', false)
    .returning(['joined_at', 'from_area', 'left_at'])
    .execute()
  const wasRelieved = await forgetRelieved(db, place)
  if (had?.joined_at) return { joined: { at: had.joined_at, area: had.from_area } }
  const wasOut = had?.left_at && (!isCar || !at || at <= addMinutes(had.left_at, hardlyLeftMinutes))
  return wasRelieved || wasOut ? { joined: null } : undefined
}

/**
 * Takes one of the crew off a booking, or off one round of it: ill, broken down, delayed. The booking then waits for
 * somebody else. What they did of a job that had begun stays theirs: it counts for their day, their rest and their week.
 */
export async function withdrawFrom(
  db: Database,
  bookingId: string,
  resourceId: string,
  { round, relieved, leftAt = relieved?.at }: { round?: number; relieved?: Joined | null; leftAt?: Date } = {},
): Promise<void> {
  if (relieved) {
    await keepWhatWasDone(db, { bookingId, resourceId, ...(round !== undefined && { round }), relieved })
    await endBringing(db, { bookingId, carId: resourceId, at: relieved.at })
  }
  await db
    .updateTable('assignments')
    .set({ live: false, left_at: leftAt ?? null })
    .where('booking_id', '=', bookingId)
    .where('resource_id', '=', resourceId)
    .where(isLive)
    .$if(round !== undefined, (query) => query.where('round', '=', round ?? 0))
    .execute()
}
