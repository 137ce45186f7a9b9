import type { ReadInputOf } from '#contract/endpoint.ts'
import type { resetPassword } from '#contract/getting-in.ts'
import { emailKey } from '#contract/text.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import type { Origin } from '#server/platform/serve.ts'
import { endLinksOf, findAccountLink, takeAccountLink } from './account-links.store.ts'
import { tellAccount } from './account-news.ts'
import { bringBookings } from './bring-bookings.ts'
import { hashPassword } from './passwords.ts'
import { refuseWeakPassword } from './refuse-weak-password.ts'
import { revokeSessions } from './sessions.store.ts'
import { stopSharing } from './shared-list.store.ts'
import { recordSignInEvent } from './sign-in-events.store.ts'
import { findUser, lockOpenUser, replacePassword, setVerified } from './users.store.ts'

/** Who was invited to the office has no password yet, and chooses the first one the same way. */
const purposes = ['reset_password', 'join_office'] as const

const linkUsed = () => new AppError('accounts.link-used')

/**
 * Sets a new password by the link. A refused password leaves the link as it was. Everybody is signed out, and nobody
 * signed in: two-factor is still asked at the next sign-in.
 */
export async function resetForgotten(
  ctx: Context,
  { token, password }: ReadInputOf<typeof resetPassword>,
  origin: Origin,
): Promise<undefined> {
  const now = ctx.clock.now()
  const found = await findAccountLink(ctx.db, token, purposes, now)
  const owner = found && (await findUser(ctx.db, found.userId))
  if (!owner) throw linkUsed()
  await refuseWeakPassword(password, { fullName: owner.full_name, email: owner.email })
  const passwordHash = await hashPassword(password)
  await ctx.db.transaction().execute(async (tx) => {
    // The account first, then the link: two links of one account never wait for each other in a circle.
    const user = await lockOpenUser(tx, owner.id)
    const link = user && (await takeAccountLink(tx, token, purposes, now))
    if (!user || !link || emailKey(link.email) !== user.email_key) throw linkUsed()
    await replacePassword(tx, user.id, { from: user.password_hash, to: passwordHash }, now)
    // Who reads the mail of an address has shown that it is theirs.
    if (!user.email_verified_at) {
      await setVerified(tx, user.id, now)
      await bringBookings(tx, user.id)
      // Whoever signed up with the address before knows the link by which its list was shared.
      await stopSharing(tx, user.id)
    }
    await revokeSessions(tx, user.id, {}, now)
    await endLinksOf(tx, user.id, ['reset_password', 'join_office', 'verify_email', 'change_email'], now)
    await recordSignInEvent(tx, { kind: 'password_reset', at: now, userId: user.id, origin })
    await tellAccount(tx, { occasion: 'password-changed', userId: user.id })
  })
  return undefined
}
