import type { ReadInputOf } from '#contract/endpoint.ts'
import type { writeToGuests as writeToGuestsCall } from '#contract/office-bookings.ts'
import { findReachable } from '#server/booking/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import { addJobs } from '#server/platform/jobs.ts'
import { addMessages } from './booking-messages.store.ts'

/** The same words to several guests, each in the thread of their booking; the mails are sent by jobs. */
export async function writeToGuests(
  { db, clock }: Context,
  { references, body }: ReadInputOf<typeof writeToGuestsCall>,
  userId: string,
): Promise<{ written: number }> {
  const bookingIds = await findReachable(db, [...new Set(references)])
  if (bookingIds.length === 0) throw new AppError('booking.unknown')
  await db.transaction().execute(async (tx) => {
    const ids = await addMessages(tx, bookingIds, { author: 'office', userId, body, at: clock.now() })
    await addJobs(
      tx,
      'notifications.tell-of-message',
      ids.map((messageId) => ({ messageId })),
    )
  })
  return { written: bookingIds.length }
}
