import * as z from 'zod/mini'
import { Role } from './accounts.ts'
import { type ErrorDefinition, endpoint } from './endpoint.ts'
import { NewPassword } from './getting-in.ts'

/** What a signed-in person does about the safety of their account; the same for guests and for the office. */

export const securityErrors = {
  'accounts.wrong-password': { status: 400, sentence: 'This is not your password.' },
  'accounts.code-needed': { status: 400, sentence: 'A code of your authenticator app is needed, too.' },
  'accounts.unknown-session': { status: 404, sentence: 'This device is signed out already.' },
  'accounts.two-factor-on': { status: 409, sentence: 'Two-factor is on already.' },
  'accounts.unconfirmed-email': {
    status: 409,
    sentence: 'Please confirm your e-mail address first, by the link that we mailed to it.',
  },
  'accounts.two-factor-off': { status: 409, sentence: 'Two-factor is not on.' },
  'accounts.unknown-user': { status: 404, sentence: 'There is no such account.' },
  'accounts.last-admin': {
    status: 409,
    sentence: 'There must be an owner: no other one has joined and can sign in.',
  },
} satisfies Record<string, ErrorDefinition>

/** Shows that it is really them: the password, and a code where two-factor is on. */
export const proof = {
  password: z.string('Type your password.').check(z.minLength(1, 'Type your password.'), z.maxLength(256)),
  code: z._default(z.string().check(z.trim(), z.maxLength(40)), ''),
}
const proofErrors = [
  'accounts.wrong-password',
  'accounts.code-needed',
  'accounts.wrong-code',
  'accounts.too-many-attempts',
]

export const Device = z.object({
  id: z.string(),
  /** Such as "Safari on Mac". */
  name: z.string(),
  kind: z.enum(['desktop', 'phone', 'tablet', 'other']),
  /** The network address it signed in from. */
  address: z.string(),
  signedInAt: z.string(),
  lastSeenAt: z.string(),
  isThisOne: z.boolean(),
})
export type Device = z.output<typeof Device>

export const proveIt = endpoint({
  method: 'POST',
  path: '/security/proof',
  access: 'session',
  summary: 'Shows once more who calls: for some minutes nothing asks for password and code again.',
  input: z.strictObject(proof),
  errors: proofErrors,
})

export const securityOverview = endpoint({
  method: 'GET',
  path: '/security',
  access: 'session',
  summary: 'Password, two-factor and devices of the caller.',
  output: z.object({
    passwordChangedAt: z.string(),
    twoFactor: z.object({ isOn: z.boolean(), since: z.nullable(z.string()), recoveryCodesLeft: z.int() }),
    devices: z.array(Device),
  }),
})

export const changePassword = endpoint({
  method: 'POST',
  path: '/security/password',
  access: 'session',
  summary: 'Sets a new password. Every other session ends; links to reset it and an awaited change of address do, too.',
  input: z.strictObject({ ...proof, newPassword: NewPassword }),
  errors: [...proofErrors, 'accounts.weak-password'],
})

/** What an authenticator app is given. */
export const SecondFactor = z.object({
  /** The secret in base 32, in groups of four. */
  secret: z.string(),
  /** otpauth://…, for a QR code. */
  address: z.string(),
  /** The QR code as rows of 0 and 1. */
  qr: z.array(z.string()),
})
export type SecondFactor = z.output<typeof SecondFactor>

/** What the app shows. */
export const Code = z.string('Six figures.').check(z.trim(), z.regex(/^\d{3} ?\d{3}$/, 'Six figures.'))

export const beginTwoFactor = endpoint({
  method: 'POST',
  path: '/security/two-factor/begin',
  access: 'session',
  summary: 'A secret for an authenticator app and recovery codes. Nothing is asked at sign-in until it is turned on.',
  input: z.strictObject({ password: proof.password }),
  output: z.object({ ...SecondFactor.shape, recoveryCodes: z.array(z.string()) }),
  errors: [...proofErrors, 'accounts.two-factor-on', 'accounts.unconfirmed-email'],
})

export const turnOnTwoFactor = endpoint({
  method: 'POST',
  path: '/security/two-factor/on',
  access: 'session',
  summary: 'Turns two-factor on with the first code of the app. Every other session ends.',
  input: z.strictObject({ code: Code }),
  errors: ['accounts.wrong-code', 'accounts.two-factor-on', 'accounts.two-factor-off', 'accounts.too-many-attempts'],
})

export const turnOffTwoFactor = endpoint({
  method: 'POST',
  path: '/security/two-factor/off',
  access: 'session',
  summary: 'Turns two-factor off and forgets secret and recovery codes.',
  input: z.strictObject(proof),
  errors: [...proofErrors, 'accounts.two-factor-off'],
})

export const newRecoveryCodes = endpoint({
  method: 'POST',
  path: '/security/two-factor/recovery-codes',
  access: 'session',
  summary: 'Ten new recovery codes; those before work no more.',
  input: z.strictObject(proof),
  output: z.object({ recoveryCodes: z.array(z.string()) }),
  errors: [...proofErrors, 'accounts.two-factor-off'],
})

export const revokeDevice = endpoint({
  method: 'DELETE',
  path: '/security/devices/:id',
  access: 'session',
  summary: 'Signs a device of the caller out.',
  input: z.strictObject({ id: z.uuid('There is no such device.') }),
  errors: ['accounts.unknown-session'],
})

export const revokeOtherDevices = endpoint({
  method: 'POST',
  path: '/security/devices/revoke-others',
  access: 'session',
  summary: 'Signs every other device of the caller out; answers how many.',
  output: z.object({ signedOut: z.int() }),
})

export const changeRole = endpoint({
  method: 'POST',
  path: '/admin/users/:id/role',
  access: 'admin',
  right: 'change:keys',
  summary:
    'Gives somebody the keys of the office as an owner, or takes them. Giving asks for the password and a code, and for a confirmed address. All their sessions end.',
  input: z.strictObject({
    id: z.uuid('There is no such account.'),
    role: Role,
    /** Of who gives the keys; taking them needs none. */
    password: z._default(z.string().check(z.maxLength(256)), ''),
    code: proof.code,
  }),
  errors: ['accounts.unknown-user', 'accounts.last-admin', 'accounts.not-confirmed', ...proofErrors],
})
