import type { Database } from '#server/platform/database.ts'
import { queueFor } from '#server/platform/job-queue.rules.ts'
import type { BookingRow } from './bookings.store.ts'
import { findJourneyOf } from './journeys/journeys.store.ts'

/**
 * Mails about one booking go out one after the other, and so do those about a way there and its way back, which were paid
 * together.
 */
export const mailQueueOf = ({ id, journeyId }: Pick<BookingRow, 'id' | 'journeyId'>): string =>
  queueFor('mails of bookings', journeyId ?? id)

/** The same where only the id is at hand. */
export const findMailQueue = async (db: Database, bookingId: string): Promise<string> =>
  mailQueueOf({ id: bookingId, journeyId: await findJourneyOf(db, bookingId) })
