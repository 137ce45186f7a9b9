import type { Resource } from '#server/fleet/index.ts'
import { CrewLost, lockEverybody, placesBetween } from '#server/inventory/index.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { findByIds } from '../bookings.store.ts'
import { canLoseCrew, lockBookings, loseCrew } from './lose-crew.ts'

/** Somebody or something that goes for good. */
export interface Leaver {
  id: string
  userId: string
  /** Jobs that begin before it stay; left out: all that are not over go. */
  from?: Date
  /** Locks it, so that nobody can give it another job, and says what it is and why it goes. */
  lock: () => Promise<{ resource: Resource; reason: string }>
}

/** Beyond every job. */
const forEver = new Date('2999-01-01')

/** Which bookings a resource would lose if it went now; a hold that ended is nothing that anybody would miss. */
export async function jobsToLose(db: Database, id: string, now: Date, from?: Date): Promise<string[]> {
  const places = await placesBetween(db, id, { from: now, until: forEver }, now)
  const kept = startingFrom(places, from).filter(({ expiresAt }) => expiresAt === null || expiresAt > now)
  const bookings = await findByIds(db, [...new Set(kept.map(({ bookingId }) => bookingId))])
  return bookings.filter(canLoseCrew).map((booking) => booking.id)
}

const startingFrom = <P extends { startsAt: Date }>(places: readonly P[], from: Date | undefined): readonly P[] =>
  from ? places.filter(({ startsAt }) => startsAt >= from) : places

/**
 * Sends all jobs of a resource to the tray. First the bookings in the order of their ids, then the resource, as every hold
 * and every change locks them.
 */
export async function takeOffAllJobs(ctx: Context, db: Database, { id, userId, from, lock }: Leaver): Promise<void> {
  const now = ctx.clock.now()
  const span = { from: now, until: forEver }
  const seen = startingFrom(await placesBetween(db, id, span, now), from)
  const bookings = await lockBookings(
    db,
    seen.map(({ bookingId }) => bookingId),
  )
  // What is only held is given to another one, whichever that will be.
  if ([...bookings.values()].some(({ state }) => state === 'on_hold')) await lockEverybody(db)
  const { resource, reason } = await lock()
  const places = startingFrom(await placesBetween(db, id, span, now), from)
  if (places.some(({ bookingId }) => !bookings.has(bookingId))) throw new CrewLost()
  await loseCrew(ctx, db, { resource, places, bookings, reason: reason.slice(0, 300), userId })
}
