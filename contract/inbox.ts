import * as z from 'zod/mini'
import { contactTopics } from './contact.ts'
import { type ErrorDefinition, endpoint } from './endpoint.ts'

/** What came through the contact form, and guests who wait for an answer about a booking. */

export const inboxErrors = {
  'messages.unknown-letter': { status: 404, sentence: 'There is no such message: perhaps its sender left us.' },
  'messages.settled-already': { status: 409, sentence: 'Somebody answered it already. Look at it again.' },
} satisfies Record<string, ErrorDefinition>

export const Letter = z.object({
  id: z.string(),
  receipt: z.string(),
  topic: z.enum(contactTopics),
  name: z.string(),
  email: z.string(),
  /** As it was typed: perhaps none of ours. */
  bookingReference: z.nullable(z.string()),
  body: z.string(),
  at: z.string(),
  /** Null: it waits. */
  settledAt: z.nullable(z.string()),
  /** First name of who did. */
  settledBy: z.nullable(z.string()),
  /** As it was mailed; null: answered in another way. */
  answer: z.nullable(z.string()),
})
export type Letter = z.output<typeof Letter>

export const letterStates = ['waiting', 'settled'] as const

export const readInbox = endpoint({
  method: 'GET',
  path: '/office/messages',
  access: 'admin',
  right: 'see:messages',
  summary: 'Messages of the contact form, and bookings whose guest wrote last; who waits longest stands first.',
  input: z.strictObject({
    state: z._default(z.enum(letterStates), 'waiting'),
    page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(1000)), 1),
  }),
  output: z.object({
    letters: z.array(Letter),
    counts: z.object({ waiting: z.int(), settled: z.int() }),
    pages: z.int(),
    /** Bookings whose last word is the guest's. */
    threads: z.array(z.object({ reference: z.string(), leadName: z.string(), body: z.string(), at: z.string() })),
  }),
})

const body = z
  .string('Write a few words.')
  .check(z.trim(), z.minLength(1, 'Write a few words.'), z.maxLength(4000, 'At most 4,000 characters.'))

export const answerLetter = endpoint({
  method: 'POST',
  path: '/office/messages/:id/answer',
  access: 'admin',
  right: 'change:messages',
  costs: true,
  summary: 'Answers a message of the contact form by mail; each is answered here once.',
  input: z.strictObject({ id: z.uuid(), body }),
  output: Letter,
  errors: ['messages.unknown-letter', 'messages.settled-already'],
})

export const settleLetter = endpoint({
  method: 'POST',
  path: '/office/messages/:id/settle',
  access: 'admin',
  right: 'change:messages',
  summary: 'Says that a message was answered in another way, or that it waits after all.',
  input: z.strictObject({ id: z.uuid(), isSettled: z.boolean() }),
  output: Letter,
  errors: ['messages.unknown-letter', 'messages.settled-already'],
})
