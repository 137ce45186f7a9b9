import type { ReadInputOf } from '#contract/endpoint.ts'
import type { changePassword as call } from '#contract/security.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import type { Caller, Origin } from '#server/platform/serve.ts'
import { endLinksOf } from './account-links.store.ts'
import { tellAccount } from './account-news.ts'
import { hashPassword } from './passwords.ts'
import { proveAgain } from './prove-again.ts'
import { refuseWeakPassword } from './refuse-weak-password.ts'
import { revokeSessions } from './sessions.store.ts'
import { recordSignInEvent } from './sign-in-events.store.ts'
import { findUser, replacePassword } from './users.store.ts'

/** Sets a new password. What others may have got in by, or still could, ends with the old one. */
export async function changePassword(
  ctx: Context,
  caller: Caller,
  { newPassword, ...proof }: ReadInputOf<typeof call>,
  origin: Origin,
): Promise<undefined> {
  const { userId, sessionId } = caller
  const user = await findUser(ctx.db, userId)
  if (!user) throw new AppError('platform.not-signed-in')
  // Judged before the proof, so that a code is not used up for a password that is refused.
  if (newPassword === proof.password)
    throw new AppError('accounts.weak-password', { fields: { newPassword: 'This is the password that you have.' } })
  await refuseWeakPassword(newPassword, { fullName: user.full_name, email: user.email }, 'newPassword')
  await proveAgain(ctx, caller, proof, origin)
  const hash = await hashPassword(newPassword)
  const now = ctx.clock.now()
  await ctx.db.transaction().execute(async (tx) => {
    if (!(await replacePassword(tx, userId, { from: user.password_hash, to: hash }, now)))
      throw new AppError('accounts.wrong-password', { fields: { password: 'It was changed a moment ago.' } })
    await revokeSessions(tx, userId, { except: sessionId }, now)
    // Whoever knew the old one may have asked for an address of theirs.
    await endLinksOf(tx, userId, ['reset_password', 'change_email'], now)
    await recordSignInEvent(tx, { kind: 'password_changed', at: now, userId, origin })
    await tellAccount(tx, { occasion: 'password-changed', userId })
  })
  return undefined
}
