import type { Database } from '#server/platform/database.ts'
import { queueFor } from '#server/platform/job-queue.rules.ts'
import type { BookingRow } from './bookings.store.ts'
import { findOrderOf } from './orders.store.ts'

/** Mails about what was bought together go out one after the other. */
export const mailQueueOf = ({ orderId }: Pick<BookingRow, 'orderId'>): string => queueFor('mails of bookings', orderId)

/** The same where only the id is at hand. */
export const findMailQueue = async (db: Database, bookingId: string): Promise<string> =>
  mailQueueOf({ orderId: await findOrderOf(db, bookingId) })
