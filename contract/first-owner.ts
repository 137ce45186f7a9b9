import * as z from 'zod/mini'
import { SignedIn } from './accounts.ts'
import { type ErrorDefinition, endpoint } from './endpoint.ts'
import { linkToken, NewPassword } from './getting-in.ts'
import { FullName } from './person.ts'
import { Code, SecondFactor } from './security.ts'
import { Email } from './text.ts'

/** The link that is printed where Annai runs, by which the first person gets in. */

export const firstOwnerErrors = {
  'accounts.set-up-unknown': { status: 404, sentence: 'We do not know this link.' },
  'accounts.set-up-used': { status: 410, sentence: 'This link was used at {at}.' },
  'accounts.set-up-replaced': { status: 410, sentence: 'A newer link took its place at {at}.' },
  'accounts.set-up-ended': { status: 410, sentence: 'This link ended at {at}.' },
  'accounts.owner-there': { status: 410, sentence: 'Annai has an owner already.' },
} satisfies Record<string, ErrorDefinition>

const refusals = Object.keys(firstOwnerErrors)

export const SetUpLink = z.object({
  madeAt: z.string(),
  endsAt: z.string(),
  /** By the server's clock, from which the page counts down. */
  now: z.string(),
  /** Printed at the start, or made by command for this address. */
  email: z.nullable(z.string()),
  ...SecondFactor.shape,
})
export type SetUpLink = z.output<typeof SetUpLink>

export const readSetUpLink = endpoint({
  method: 'POST',
  path: '/set-up/link',
  access: 'public',
  summary: 'What the set-up link opens, without using it up: when it ends, and the secret for an authenticator app.',
  input: z.strictObject({ token: linkToken }),
  output: SetUpLink,
  errors: refusals,
})

/** As one writes oneself in Japanese, family name first; it may be left empty. */
export const NameInJapanese = z._default(
  z.string().check(
    z.trim(),
    z.maxLength(100, 'At most 100 characters.'),
    z.refine((name) => !/\p{Cc}/u.test(name), 'Please write this on one line.'),
  ),
  '',
)

export const becomeOwner = endpoint({
  method: 'POST',
  path: '/set-up/owner',
  access: 'public',
  summary: 'Makes the first account of the office by the set-up link, with two-factor on, and signs in. Works once.',
  input: z.strictObject({
    token: linkToken,
    full_name: FullName,
    name_in_japanese: NameInJapanese,
    email: Email,
    password: NewPassword,
    code: Code,
  }),
  output: z.object({ ...SignedIn.shape, recoveryCodes: z.array(z.string()) }),
  errors: [
    ...refusals,
    'accounts.weak-password',
    'accounts.wrong-code',
    'accounts.email-taken',
    'accounts.too-many-attempts',
  ],
})
