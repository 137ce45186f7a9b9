import * as z from 'zod/mini'
import { whichBooking } from './booking.ts'
import { type ErrorDefinition, endpoint } from './endpoint.ts'

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
