import * as z from 'zod/mini'
import { SignedIn } from './accounts.ts'
import { type ErrorDefinition, endpoint } from './endpoint.ts'
import { FullName } from './person.ts'
import { Email } from './text.ts'

/** Ways into an account beside e-mail and password: making one, proving an address, a new password, the second question. */

export const gettingInErrors = {
  'accounts.email-taken': { status: 409, sentence: 'There is an account with this address already.' },
  'accounts.weak-password': { status: 400, sentence: 'This password would be guessed too easily.' },
  'accounts.link-used': { status: 410, sentence: 'This link was used before, or has ended. Please ask for a new one.' },
  'accounts.wrong-code': { status: 400, sentence: 'This code is not right.' },
  'accounts.challenge-ended': { status: 410, sentence: 'This took too long, or too many tries. Please sign in again.' },
} satisfies Record<string, ErrorDefinition>

export const passwordLimits = { least: 12, most: 256 } as const

/** Length over rules: spaces and sentences are welcome. What is common the server refuses. */
export const NewPassword = z.string('Choose a password.').check(
  z.minLength(1, 'Choose a password.'),
  z.refine(
    (typed) => [...typed].length >= passwordLimits.least,
    `At least ${passwordLimits.least} characters. A sentence is easy to keep in mind.`,
  ),
  z.maxLength(passwordLimits.most, `At most ${passwordLimits.most} characters.`),
)

/** Of a link that we mailed or printed. */
export const linkToken = z.string('This link is not complete.').check(z.minLength(20), z.maxLength(128))

export const signUp = endpoint({
  method: 'POST',
  path: '/sign-up',
  access: 'public',
  summary:
    'Makes an account, which opens by the link that is mailed to its address. The same answer where the address has one: then the mail says so.',
  input: z.strictObject({ full_name: FullName, email: Email, password: NewPassword }),
  errors: ['accounts.weak-password', 'accounts.too-many-attempts'],
})

export const verifyEmail = endpoint({
  method: 'POST',
  path: '/verify-email',
  access: 'public',
  summary: 'Confirms an address by the link that was mailed to it: of a new account, or of a change. Works once.',
  input: z.strictObject({ token: linkToken }),
  output: z.object({ email: z.string(), changed: z.boolean() }),
  errors: ['accounts.link-used', 'accounts.email-taken'],
})

export const sendVerification = endpoint({
  method: 'POST',
  path: '/send-verification',
  access: 'session',
  summary: 'Mails the link to confirm the address once more. Nothing is sent where it is confirmed.',
  errors: ['accounts.too-many-attempts'],
})

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/forgot-password',
  access: 'public',
  summary: 'Mails a link to choose a new password, if there is such an account. The same answer if there is none.',
  input: z.strictObject({ email: Email }),
  errors: ['accounts.too-many-attempts'],
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/reset-password',
  access: 'public',
  summary: 'Sets a new password by the link, once and within 30 minutes. Every session ends; two-factor stays.',
  input: z.strictObject({ token: linkToken, password: NewPassword }),
  errors: ['accounts.link-used', 'accounts.weak-password'],
})

export const answerTwoFactor = endpoint({
  method: 'POST',
  path: '/two-factor',
  access: 'public',
  summary: 'Answers the second question of a sign-in with a code of the app or a recovery code.',
  input: z.strictObject({
    challenge: linkToken,
    code: z.string('Type the code.').check(z.trim(), z.minLength(1, 'Type the code.'), z.maxLength(40)),
  }),
  output: SignedIn,
  errors: ['accounts.wrong-code', 'accounts.challenge-ended', 'accounts.too-many-attempts'],
})

export const keepAccount = endpoint({
  method: 'POST',
  path: '/keep-account',
  access: 'public',
  summary:
    'Takes back the deletion of an account by the link that was mailed. Works once, until the account is erased.',
  input: z.strictObject({ token: linkToken }),
  output: z.object({ email: z.string() }),
  errors: ['accounts.link-used'],
})
