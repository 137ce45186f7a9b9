import * as z from 'zod/mini'
import { type ErrorDefinition, endpoint } from './endpoint.ts'

export const mailChoicesErrors = {
  'notifications.unknown-link': { status: 404, sentence: 'This link is not complete, or too old.' },
} satisfies Record<string, ErrorDefinition>

/** Mails that somebody may do without; all others are about their money or their day. */
export const mailKinds = ['reminder', 'review'] as const
export const MailKind = z.enum(mailKinds)
export type MailKind = z.output<typeof MailKind>

/** What a link in the foot of a mail ends: a kind, or word of what is coming. */
export const LinkKind = z.enum([...mailKinds, 'coming'])
export type LinkKind = z.output<typeof LinkKind>

export const MailChoices = z.object({ reminder: z.boolean(), review: z.boolean() })
export type MailChoices = z.output<typeof MailChoices>

export const readMailChoices = endpoint({
  method: 'GET',
  path: '/mail-choices',
  access: 'session',
  summary: 'Which mails the caller wants.',
  output: MailChoices,
})

export const saveMailChoices = endpoint({
  method: 'PUT',
  path: '/mail-choices',
  access: 'session',
  summary: 'Says which mails the caller wants.',
  input: z.strictObject({ reminder: z.boolean(), review: z.boolean() }),
  output: MailChoices,
  errors: ['accounts.unconfirmed-email'],
})

/** The link in a mail, for whoever holds it; no account is needed. */
export const unsubscribe = endpoint({
  method: 'POST',
  path: '/unsubscribe/:token',
  access: 'public',
  summary: 'No more mails of a kind to the address that a mail went to; or again, when it is taken back.',
  input: z.strictObject({
    token: z.string().check(z.minLength(20), z.maxLength(200)),
    again: z._default(z.boolean(), false),
  }),
  output: z.object({ kind: LinkKind, wanted: z.boolean() }),
  errors: ['notifications.unknown-link'],
})
