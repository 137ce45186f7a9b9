import * as z from 'zod/mini'
import { SessionUser } from './accounts.ts'
import { writtenDetails } from './booking-details.ts'
import { type ErrorDefinition, endpoint } from './endpoint.ts'
import { mostPictureBytes, pictureErrors } from './media.ts'
import { BirthDate, CountryCode, FullName, genders } from './person.ts'
import { proof } from './security.ts'
import { Email } from './text.ts'

export const profileErrors = {
  'accounts.wrong-email': { status: 400, sentence: 'This is not the address of your account.' },
  'accounts.export-ended': { status: 410, sentence: 'This link has ended. Please ask for your copy again.' },
} satisfies Record<string, ErrorDefinition>

/** The session user's fields that are theirs to change, and what checkout fills in for them. */
const fields = {
  full_name: FullName,
  mobile: writtenDetails.phone,
  country: z.nullable(CountryCode),
  birth_date: z.nullable(BirthDate),
  gender: z.nullable(z.enum(genders, 'Choose one of these.')),
  address: z.string().check(z.trim(), z.maxLength(300, 'At most 300 characters.')),
  name_board: writtenDetails.nameBoard,
  crew_note: z.string().check(z.trim(), z.maxLength(500, 'At most 500 characters.')),
}

export const Profile = z.extend(SessionUser, {
  name_board: z.string(),
  crew_note: z.string(),
  /** A new address that waits to be confirmed. */
  pending_email: z.nullable(z.string()),
})
export type Profile = z.output<typeof Profile>

export const readProfile = endpoint({
  method: 'GET',
  path: '/profile',
  access: 'session',
  summary: 'The profile of the caller.',
  output: Profile,
})

export const saveProfile = endpoint({
  method: 'PUT',
  path: '/profile',
  access: 'session',
  summary: 'Changes the profile of the caller. The address of mail is changed by a call of its own.',
  input: z.strictObject(fields),
  output: Profile,
})

export const changeEmail = endpoint({
  method: 'POST',
  path: '/profile/email',
  access: 'session',
  summary: 'Mails a link to a new address; it becomes the account’s when the link is opened. The old one is told.',
  input: z.strictObject({ email: Email, ...proof }),
  output: Profile,
  errors: ['accounts.wrong-password', 'accounts.code-needed', 'accounts.wrong-code', 'accounts.too-many-attempts'],
})

export const savePicture = endpoint({
  method: 'PUT',
  path: '/profile/picture',
  access: 'session',
  upload: { mostBytes: mostPictureBytes },
  summary: 'A picture of the caller, made anew by us: no place, no camera, nothing but what one sees.',
  output: Profile,
  errors: pictureErrors,
})

export const removePicture = endpoint({
  method: 'DELETE',
  path: '/profile/picture',
  access: 'session',
  summary: 'Takes the picture of the caller away.',
  output: Profile,
})

/** What leaving would mean, told before it is asked for. */
export const leavingOverview = endpoint({
  method: 'GET',
  path: '/profile/leaving',
  access: 'user',
  summary: 'What would be erased, what the law keeps, and which days are still ahead.',
  output: z.object({
    graceDays: z.int(),
    tripsAhead: z.array(
      z.object({ reference: z.string(), title: z.string(), startsAt: z.string(), refundYen: z.int() }),
    ),
    travellers: z.array(z.string()),
    cards: z.int(),
    wishes: z.int(),
    messages: z.int(),
    reviews: z.int(),
    receipts: z.int(),
  }),
})

export const exportData = endpoint({
  method: 'POST',
  path: '/profile/export',
  access: 'user',
  summary: 'A link to one JSON file with everything we hold about the caller, good for five minutes.',
  output: z.object({ file: z.string() }),
})

export const deleteProfile = endpoint({
  method: 'POST',
  path: '/profile/delete',
  access: 'user',
  summary: 'Closes the account: signed out everywhere, and erased after the days of grace unless taken back by mail.',
  input: z.strictObject({
    ...proof,
    /** Typed once more, to be sure. */
    email: z
      .string('Type your e-mail address.')
      .check(z.trim(), z.minLength(1, 'Type your e-mail address.'), z.maxLength(254)),
  }),
  output: z.object({ eraseAfter: z.string() }),
  errors: [
    'accounts.wrong-email',
    'accounts.wrong-password',
    'accounts.code-needed',
    'accounts.wrong-code',
    'accounts.too-many-attempts',
  ],
})
