import * as z from 'zod/mini'
import { whichBooking } from './booking.ts'
import { type ErrorDefinition, endpoint } from './endpoint.ts'
import { Email, text } from './text.ts'

export const messagesErrors = {
  'messages.too-many': { status: 429, sentence: 'That were many messages at once. Please wait a little, or ring us.' },
  'messages.form-ended': {
    status: 409,
    sentence: 'This form was sent too quickly, or open for too long. Please send it once more.',
  },
} satisfies Record<string, ErrorDefinition>

export const BookingMessage = z.object({
  id: z.string(),
  author: z.enum(['guest', 'office']),
  /** First name of who wrote for the office. */
  authorName: z.nullable(z.string()),
  body: z.string(),
  at: z.string(),
})
export type BookingMessage = z.output<typeof BookingMessage>

const body = z
  .string('Write a few words.')
  .check(z.trim(), z.minLength(1, 'Write a few words.'), z.maxLength(2000, 'At most 2,000 characters.'))

export const bookingMessages = endpoint({
  method: 'GET',
  path: '/bookings/:reference/messages',
  access: 'public',
  right: 'see:messages',
  summary: 'What a guest and the office wrote to each other, the oldest first.',
  input: z.strictObject(whichBooking),
  output: z.object({ messages: z.array(BookingMessage) }),
  errors: ['booking.unknown'],
})

/** Whoever opens the booking writes: its guest, or the office. */
export const writeMessage = endpoint({
  method: 'POST',
  path: '/bookings/:reference/messages',
  access: 'public',
  right: 'change:messages',
  summary: 'Writes to the office about a booking, or, as the office, to the guest.',
  input: z.strictObject({ ...whichBooking, body }),
  output: BookingMessage,
  errors: ['booking.unknown', 'messages.too-many'],
})

export const contactTopics = ['booking', 'change', 'tour', 'business', 'other'] as const

export const contactForm = endpoint({
  method: 'GET',
  path: '/contact',
  access: 'public',
  summary: 'A form for a message: its ticket must come back with it, not sooner than a person types.',
  output: z.object({ ticket: z.string() }),
})

export const contactOffice = endpoint({
  method: 'POST',
  path: '/contact',
  access: 'public',
  summary: 'A message to the office. Answers with a receipt.',
  input: z.strictObject({
    ticket: z.string().check(z.minLength(1), z.maxLength(200)),
    topic: z.enum(contactTopics, 'Choose what it is about.'),
    name: text(120, 'Your name.'),
    email: Email,
    bookingReference: z._default(z.string().check(z.trim(), z.maxLength(40)), ''),
    body: z
      .string('Write a few words.')
      .check(z.trim(), z.minLength(1, 'Write a few words.'), z.maxLength(4000, 'At most 4,000 characters.')),
    /** Hidden from people; robots fill it in. */
    website: z._default(z.string().check(z.maxLength(400)), ''),
  }),
  output: z.object({ receipt: z.string() }),
  errors: ['messages.too-many', 'messages.form-ended'],
})
