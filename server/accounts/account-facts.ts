import type { Database } from '#server/platform/database.ts'
import { deviceOf } from './device.rules.ts'
import { findSession } from './sessions.store.ts'
import { findTwoFactor } from './two-factor/two-factor.store.ts'
import { findUser } from './users.store.ts'

/** What a mail about an account may say. */
export interface AccountFacts {
  userId: string
  /** Null until the address is confirmed: whoever typed both could have us carry their words to strangers. */
  name: string | null
  email: string
  isVerified: boolean
  isOpen: boolean
  role: string
  officeRoles: readonly string[]
  hasTwoFactor: boolean
  /** The account is closed and erased after this. */
  eraseAfter: Date | null
}

export async function findAccountFacts(db: Database, userId: string): Promise<AccountFacts | undefined> {
  const user = await findUser(db, userId)
  if (!user || user.erased_at) return undefined
  return {
    userId,
    name: user.email_verified_at ? user.full_name : null,
    email: user.email,
    isVerified: user.email_verified_at !== null,
    isOpen: user.status === '1',
    role: user.role,
    officeRoles: user.office_roles,
    hasTwoFactor: Boolean((await findTwoFactor(db, userId))?.on_since),
    eraseAfter: user.erase_after,
  }
}

export interface SignInFacts {
  /** "Safari on Mac". */
  device: string
  address: string
  at: Date
}

export async function findSignInFacts(db: Database, sessionId: string): Promise<SignInFacts | undefined> {
  const session = await findSession(db, sessionId)
  return session && { device: deviceOf(session.userAgent).name, address: session.address, at: session.createdAt }
}
