import * as z from 'zod/mini'
import { type BookingRow, viewBooking } from '#server/booking/index.ts'
import { findContactMessage, findMessage, type MessageRow } from '#server/messages/index.ts'
import type { Context } from '#server/platform/context.ts'
import { mailAnswer, mailContact, mailReceipt } from './mail-contact.ts'
import { gatherFacts } from './mail-facts.ts'
import { mailToGuest, mailToOffice } from './mail-message.ts'
import { type Letter, sendOnce } from './send-once.ts'
import { tellOfBooking } from './tell-of-booking.ts'

const NewMessage = z.object({ messageId: z.uuid() })

/** A message about a booking goes to the other side. */
export async function tellOfMessage(ctx: Context, payload: unknown): Promise<void> {
  const message = await findMessage(ctx.db, NewMessage.parse(payload).messageId)
  if (!message) return
  await tellOfBooking(ctx, message.bookingId, async (booking) => ({
    occasion: `message:${message.id}`,
    // What somebody wrote was written, whatever became of the booking; the facts beside it are those of now.
    isTrue: () => true,
    write: () => writeOf(ctx, booking, message),
  }))
}

async function writeOf(ctx: Context, booking: BookingRow, message: MessageRow): Promise<Letter> {
  const { office } = ctx.settings.mail
  if (message.author === 'office')
    return { to: booking.email, replyTo: office, ...mailToGuest(await gatherFacts(ctx, booking), message) }
  return {
    to: office,
    replyTo: { name: booking.leadName, address: booking.email },
    ...mailToOffice(await viewBooking(ctx, ctx.db, booking), message),
  }
}

const NewContact = z.object({ contactId: z.uuid(), to: z.enum(['office', 'sender', 'answer']) })

/** What came through the contact form goes to the office, a receipt to whoever wrote, and what the desk answers. */
export async function tellOfContact(ctx: Context, payload: unknown): Promise<void> {
  const { contactId, to } = NewContact.parse(payload)
  const message = await findContactMessage(ctx.db, contactId)
  if (!message) return
  const { office } = ctx.settings.mail
  const letter: Letter =
    to === 'office'
      ? { to: office, replyTo: { name: message.name, address: message.email }, ...mailContact(message) }
      : { to: message.email, replyTo: office, ...(to === 'answer' ? mailAnswer(message) : mailReceipt(message)) }
  await sendOnce(ctx, {
    occasion: `contact:${contactId}:${to}`,
    bookingId: null,
    write: async () => letter,
    // What the office gets is what the form is for; the receipt goes to whatever address was typed.
    ...(to === 'sender' && { limit: 'contact' as const }),
  })
}
