import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { text } from './text.ts'

/** Facts that a text may name as `{name}`; each is filled in from the booking when the mail is written. */
export const mailFactNames = {
  firstName: 'name of the guest',
  tour: 'tour',
  day: 'day',
  dayLong: 'day, long',
  time: 'pick-up time',
  pickUp: 'pick-up place',
  party: 'party',
  chauffeur: 'chauffeur',
  car: 'car and plate',
  total: 'total',
  changes: 'what changed',
  freeUntil: 'free until',
  heldUntil: 'held until',
  refund: 'money back',
  reference: 'reference',
  desk: 'desk number',
} as const
export type MailFactName = keyof typeof mailFactNames

export const MailText = z.object({
  occasion: z.string(),
  /** "It is arranged". */
  name: z.string(),
  /** "when paid". */
  when: z.string(),
  subject: z.string(),
  /** Paragraphs, parted by an empty line. */
  opening: z.string(),
  /** The office's own words, not ours. */
  isOwn: z.boolean(),
  /** 0 while ours stand. */
  version: z.int(),
  sentThisWeek: z.int(),
  /** Who changed it last, by the first name, and when; null: nobody did. */
  changed: z.nullable(z.object({ by: z.nullable(z.string()), at: z.string() })),
})
export type MailText = z.output<typeof MailText>

const written = {
  occasion: z.string().check(z.maxLength(40)),
  subject: text(150, 'What is it about?'),
  opening: z
    .string()
    .check(z.trim(), z.minLength(1, 'Write at least a sentence.'), z.maxLength(4000, 'At most 4,000 characters.')),
}
const texts = z.object({ texts: z.array(MailText) })

export const readMailTexts = endpoint({
  method: 'GET',
  path: '/admin/settings/mail',
  access: 'admin',
  right: 'see:settings',
  summary: 'What our mails say, occasion by occasion.',
  output: texts,
})

export const previewMail = endpoint({
  method: 'POST',
  path: '/admin/settings/mail/preview',
  access: 'admin',
  right: 'see:settings',
  summary: 'A text as a real guest would read it. Nothing is sent.',
  input: z.strictObject(written),
  output: z.object({
    /** Whose booking it speaks of; null: there is none yet to try it on. */
    reader: z.nullable(z.string()),
    subject: z.string(),
    prose: z.array(z.string()),
    /** The whole mail as plain text. */
    text: z.string(),
  }),
  errors: ['notifications.unknown-occasion', 'notifications.unknown-fact'],
})

export const sendTestMail = endpoint({
  method: 'POST',
  path: '/admin/settings/mail/test',
  access: 'admin',
  right: 'change:settings',
  summary: 'Sends a text, saved or not, to the address of whoever asks, as the preview shows it.',
  input: z.strictObject(written),
  output: z.object({ email: z.string() }),
  errors: [
    'notifications.unknown-occasion',
    'notifications.unknown-fact',
    'notifications.nothing-to-try',
    'notifications.too-many-tests',
  ],
})

export const saveMailText = endpoint({
  method: 'PUT',
  path: '/admin/settings/mail',
  access: 'admin',
  right: 'change:settings',
  summary: 'Puts the office’s own words into mails from now on.',
  input: z.strictObject({ ...written, version: z.int().check(z.gte(0)) }),
  output: texts,
  errors: ['office.changed-meanwhile', 'notifications.unknown-occasion', 'notifications.unknown-fact'],
})

export const dropMailText = endpoint({
  method: 'DELETE',
  path: '/admin/settings/mail/:occasion',
  access: 'admin',
  right: 'change:settings',
  summary: 'Goes back to our words.',
  input: z.strictObject({
    occasion: written.occasion,
    version: z.coerce.number().check(z.int(), z.gte(0)),
  }),
  output: texts,
  errors: ['office.changed-meanwhile', 'notifications.unknown-occasion'],
})

export const mailTextsErrors = {
  'notifications.unknown-occasion': { status: 404, sentence: 'We send no such mail.' },
  'notifications.unknown-fact': { status: 400, sentence: 'There is no such fact.' },
  'notifications.nothing-to-try': { status: 409, sentence: 'There is no booking yet that this mail could speak of.' },
  'notifications.too-many-tests': {
    status: 429,
    sentence: 'Ten tests an hour go out. Please read those that you have, and come back later.',
  },
} as const
