import type { Database } from '#server/platform/database.ts'
import { addJob } from '#server/platform/jobs.ts'

/** Whoever has shown that an address is theirs finds what was booked with it without an account. */
export const bringBookings = (db: Database, userId: string): Promise<void> =>
  addJob(db, 'booking.join-account', { userId }, { key: `booking.join-account:${userId}` })
