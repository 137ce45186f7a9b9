import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Change } from './office-list.ts'

/** Mails that anybody can cause, and have sent to a stranger: bounded for each address, over all bookings. */
export const mailLimitKinds = ['unpaid', 'again', 'account', 'contact', 'coming'] as const
export type MailLimitKind = (typeof mailLimitKinds)[number]

const most = (limit: number, sentence: string) =>
  z.int('A whole number.').check(z.gte(1, 'At least 1: none at all would lock people out.'), z.lte(limit, sentence))

const MailLimit = z
  .strictObject({ mostAnHour: most(500, 'At most 500 an hour.'), mostADay: most(5_000, 'At most 5,000 a day.') })
  .check(
    z.refine(({ mostAnHour, mostADay }) => mostADay >= mostAnHour, {
      path: ['mostADay'],
      error: 'A day has no fewer than an hour.',
    }),
  )
export type MailLimit = z.output<typeof MailLimit>

const limits = z.strictObject({
  unpaid: MailLimit,
  again: MailLimit,
  account: MailLimit,
  contact: MailLimit,
  coming: MailLimit,
})
export type MailLimits = z.output<typeof limits>

export const readMailLimits = endpoint({
  method: 'GET',
  path: '/admin/settings/mail-limits',
  access: 'admin',
  right: 'see:settings',
  summary: 'How many mails of each kind that anybody can cause go to one address.',
  output: z.object({ version: z.int(), limits, history: z.array(Change) }),
})

export const saveMailLimits = endpoint({
  method: 'PUT',
  path: '/admin/settings/mail-limits',
  access: 'admin',
  right: 'change:settings',
  summary: 'Sets how many mails of each kind go to one address in an hour and in a day, from the next mail on.',
  input: z.strictObject({ version: z.int().check(z.gte(1)), limits }),
  output: z.object({ version: z.int() }),
  errors: ['office.changed-meanwhile'],
})
