import type { SignedIn } from '#contract/accounts.ts'
import { emailKey } from '#contract/text.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import type { Origin } from '#server/platform/serve.ts'
import { tellAccount } from './account-news.ts'
import { bringBookings } from './bring-bookings.ts'
import { isNewDevice, knownDays } from './new-device.rules.ts'
import { addSession, findWhences } from './sessions.store.ts'
import { sessionEnds } from './sign-in.rules.ts'
import { recordSignInEvent } from './sign-in-events.store.ts'
import { newToken, sha256 } from './tokens.ts'
import { lockUnchangedUser, toSessionUser } from './users.store.ts'

const dayMs = 24 * 3_600_000

/** Whoever was found and has shown that they are it. */
export interface Proven {
  id: string
  /** As it was when the password was compared. */
  password_hash: string
}

/**
 * Begins a session for somebody who has shown who they are: token, row, trail, and the news that follow from it. An
 * account that was closed or got another password meanwhile is refused: what was shown is not true any more.
 */
export async function startSession(
  { clock }: Pick<Context, 'clock'>,
  tx: Database,
  proven: Proven,
  origin: Origin,
): Promise<SignedIn> {
  const now = clock.now()
  const user = await lockUnchangedUser(tx, proven)
  if (!user) throw new AppError('accounts.invalid-credentials')
  const before = await findWhences(tx, user.id, new Date(now.getTime() - knownDays * dayMs))
  const token = newToken()
  const sessionId = await addSession(tx, {
    tokenHash: sha256(token),
    userId: user.id,
    now,
    expiresAt: sessionEnds(now),
    address: origin.address,
    userAgent: origin.userAgent,
  })
  const emailHash = sha256(emailKey(user.email))
  await recordSignInEvent(tx, { kind: 'signed_in', at: now, userId: user.id, emailHash, origin })
  if (isNewDevice(origin, before)) await tellAccount(tx, { occasion: 'new-device', userId: user.id, sessionId })
  if (user.email_verified_at) await bringBookings(tx, user.id)
  return { token, user: toSessionUser(user) }
}
