import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Email, text } from './text.ts'

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
