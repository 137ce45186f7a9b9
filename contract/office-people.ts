import * as z from 'zod/mini'
import { officeRoles } from '#core/office-rights.ts'
import { OfficeRoles } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { Change } from './office-list.ts'
import { FullName } from './person.ts'
import { proof } from './security.ts'
import { Email } from './text.ts'

/** Somebody who has the keys of the office, or was invited. */
export const OfficePerson = z.object({
  id: z.string(),
  fullName: z.string(),
  email: z.string(),
  roles: OfficeRoles,
  twoFactorOn: z.boolean(),
  /** Null: never signed in. */
  lastSeenAt: z.nullable(z.string()),
  /** Invited, and no password chosen yet. */
  isInvited: z.boolean(),
  isCaller: z.boolean(),
})
export type OfficePerson = z.output<typeof OfficePerson>

/** Somebody of the office has one, or several whose rights add up. */
const SomeRoles = OfficeRoles.check(
  z.minLength(1, 'Choose at least one role.'),
  z.maxLength(officeRoles.length, 'Each role once.'),
)

const people = z.object({ people: z.array(OfficePerson) })

export const officePeople = endpoint({
  method: 'GET',
  path: '/admin/settings/people',
  access: 'admin',
  right: 'see:keys',
  summary: 'Who can open the office.',
  output: people,
})

export const keysTrail = endpoint({
  method: 'GET',
  path: '/admin/settings/people/trail',
  access: 'admin',
  right: 'see:trail',
  summary:
    'Who got or lost the keys, and which lists were taken out as files: by whom, with which filter, how many rows.',
  output: z.object({ changes: z.array(Change) }),
})

export const inviteToOffice = endpoint({
  method: 'POST',
  path: '/admin/settings/people',
  access: 'admin',
  right: 'change:keys',
  summary: 'Gives the keys to an address: mails a link to choose a password, or tells who has an account already.',
  input: z.strictObject({
    fullName: FullName,
    email: Email,
    roles: SomeRoles,
    ...proof,
  }),
  output: people,
  errors: [
    'accounts.wrong-password',
    'accounts.code-needed',
    'accounts.wrong-code',
    'accounts.too-many-attempts',
    'accounts.not-confirmed',
    'accounts.has-keys',
  ],
})

export const changeOfficeRoles = endpoint({
  method: 'PUT',
  path: '/admin/settings/people/:id/roles',
  access: 'admin',
  right: 'change:keys',
  summary: 'Gives somebody of the office other roles. Asks for the password and a code; all their sessions end.',
  input: z.strictObject({
    id: z.uuid('There is no such account.'),
    roles: SomeRoles,
    /** By which it was decided. */
    was: SomeRoles,
    ...proof,
  }),
  output: people,
  errors: [
    'accounts.wrong-password',
    'accounts.code-needed',
    'accounts.wrong-code',
    'accounts.too-many-attempts',
    'accounts.unknown-user',
    'accounts.last-admin',
    'accounts.roles-changed',
  ],
})

export const inviteAgain = endpoint({
  method: 'POST',
  path: '/admin/settings/people/:id/invite-again',
  access: 'admin',
  right: 'change:keys',
  summary: 'Mails the link once more to somebody who has not chosen a password yet.',
  input: z.strictObject({ id: z.uuid('There is no such account.') }),
  output: people,
  errors: ['accounts.unknown-user', 'accounts.too-many-attempts'],
})

export const officePeopleErrors = {
  'accounts.not-confirmed': {
    status: 409,
    sentence: 'This address has an account whose owner has not confirmed it yet. Ask them to, then invite them again.',
  },
  'accounts.roles-changed': {
    status: 409,
    sentence: 'Somebody changed these roles a moment ago to {roles}. Look again, then decide.',
  },
  'accounts.has-keys': { status: 409, sentence: 'This person can open the office already.' },
} as const
