import type { ReadInputOf } from '#contract/endpoint.ts'
import type { BookingMessage, writeMessage as writeMessageCall } from '#contract/messages.ts'
import { mailQueueOf, openBooking, type Which } from '#server/booking/index.ts'
import type { Context } from '#server/platform/context.ts'
import { addJob } from '#server/platform/jobs.ts'
import { refuseTooMany } from '#server/platform/refuse-too-many.ts'
import type { Caller } from '#server/platform/serve.ts'
import { addMessage, findMessage, messagesOf, toWire } from './booking-messages.store.ts'

const hourly = { tries: 20, windowSeconds: 3600 }

export async function readMessages(
  ctx: Context,
  which: Which,
  caller: Caller | null,
): Promise<{ messages: BookingMessage[] }> {
  const booking = await openBooking(ctx, which, caller)
  return { messages: (await messagesOf(ctx.db, booking.id)).map(toWire) }
}

/** Whoever opens the booking writes: the office to the guest, everybody else to the office. */
export async function writeMessage(
  ctx: Context,
  input: ReadInputOf<typeof writeMessageCall>,
  caller: Caller | null,
): Promise<BookingMessage> {
  const booking = await openBooking(ctx, input, caller)
  const isOffice = caller?.role === 'admin'
  const author = isOffice ? 'office' : 'guest'
  // Each side has its own, so that a guest who writes much does not keep the office from answering.
  await refuseTooMany(ctx, 'messages.too-many', [{ key: `messages:${author}:${booking.id}`, ...hourly }])
  return ctx.db.transaction().execute(async (db) => {
    const id = await addMessage(db, {
      bookingId: booking.id,
      author,
      userId: isOffice ? caller.userId : null,
      body: input.body,
      at: ctx.clock.now(),
    })
    await addJob(db, 'notifications.tell-of-message', { messageId: id }, { queue: mailQueueOf(booking) })
    const message = await findMessage(db, id)
    if (!message) throw new Error('A message was not kept.')
    return toWire(message)
  })
}
