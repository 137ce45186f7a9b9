import * as z from 'zod/mini'
import { officeRoles } from '#core/office-rights.ts'
import type { ErrorDefinition } from './endpoint.ts'
import { endpoint } from './endpoint.ts'
import { Email } from './text.ts'

export const accountsErrors = {
  // The text is the specification's (§8), to the letter.
  'accounts.invalid-credentials': { status: 401, sentence: 'Invalid email or password' },
  'accounts.too-many-attempts': {
    status: 429,
    sentence: 'That was a few tries too many. Please wait {retryAfterSeconds} seconds, then try again.',
  },
} satisfies Record<string, ErrorDefinition>

export const Role = z.enum(['admin', 'user'])
export type Role = z.output<typeof Role>

export const OfficeRoles = z.array(z.enum(officeRoles))
/** What somebody of the office may do, beside `role`: roles, and the rights that they add up to. */
const OfficeStanding = z.object({ roles: OfficeRoles, rights: z.array(z.string()) })

/** The session user of the specification (§3), field by field, and what it may in the office, if anything. */
export const SessionUser = z.object({
  id: z.string(),
  full_name: z.string(),
  email: z.string(),
  mobile: z.nullable(z.string()),
  country: z.nullable(z.string()),
  birth_date: z.nullable(z.string()),
  gender: z.nullable(z.string()),
  address: z.nullable(z.string()),
  image: z.nullable(z.string()),
  role: Role,
  status: z.string(),
  email_verified_at: z.nullable(z.string()),
  created_at: z.string(),
  updated_at: z.string(),
  office: z.optional(OfficeStanding),
})
export type SessionUser = z.output<typeof SessionUser>

/** What every way of signing in answers in the end. */
export const SignedIn = z.object({ token: z.string(), user: SessionUser })
export type SignedIn = z.output<typeof SignedIn>

export const login = endpoint({
  method: 'POST',
  path: '/login',
  alsoAt: ['/login'],
  access: 'public',
  summary: 'Sign in with e-mail and password; answers a token and the session user, or asks for a code.',
  input: z.strictObject({
    email: Email,
    password: z
      .string('Write your password.')
      .check(z.minLength(1, 'Write your password.'), z.maxLength(256, 'A password has at most 256 characters.')),
  }),
  output: z.union([SignedIn, z.object({ two_factor: z.literal(true), challenge: z.string() })]),
  errors: ['accounts.invalid-credentials', 'accounts.too-many-attempts'],
})

export const logout = endpoint({
  method: 'POST',
  path: '/logout',
  access: 'session',
  summary: 'Sign out: the token of this call is revoked.',
})

export const me = endpoint({
  method: 'GET',
  path: '/me',
  access: 'session',
  summary: 'The signed-in person.',
  output: SessionUser,
})

export const demoAccounts = endpoint({
  method: 'GET',
  path: '/demo-accounts',
  access: 'public',
  summary: 'The accounts anyone may try while demo data is on; otherwise none.',
  output: z.object({
    password: z.nullable(z.string()),
    accounts: z.array(z.object({ email: z.string(), name: z.string(), role: Role, description: z.string() })),
  }),
})
