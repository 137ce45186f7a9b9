import * as letters from '#contract/contact.ts'
import * as inbox from '#contract/inbox.ts'
import * as calls from '#contract/messages.ts'
import { writeToGuests as writeToGuestsCall } from '#contract/office-bookings.ts'
import type { Context } from '#server/platform/context.ts'
import { type Api, serve } from '#server/platform/serve.ts'
import { readMessages, writeMessage } from './booking-messages.ts'
import { contactOffice, openContactForm } from './contact-office.ts'
import { answerLetter, readInbox, settleLetter } from './inbox.ts'
import { writeToGuests } from './write-to-guests.ts'

export function messagesRoutes(api: Api, ctx: Context): void {
  serve(api, calls.bookingMessages, ({ input, caller }) => readMessages(ctx, input, caller))
  serve(api, calls.writeMessage, ({ input, caller }) => writeMessage(ctx, input, caller))
  serve(api, writeToGuestsCall, ({ input, caller }) => writeToGuests(ctx, input, caller.userId))
  serve(api, letters.contactForm, () => openContactForm(ctx))
  serve(api, letters.contactOffice, ({ input, origin }) => contactOffice(ctx, input, origin))
  serve(api, inbox.readInbox, ({ input }) => readInbox(ctx, input))
  serve(api, inbox.answerLetter, ({ input, caller, attempt }) => answerLetter(ctx, input, caller, attempt))
  serve(api, inbox.settleLetter, ({ input, caller }) => settleLetter(ctx, input, caller))
}
