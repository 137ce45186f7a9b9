import type { OutputOf, ReadInputOf } from '#contract/endpoint.ts'
import type { deleteProfile } from '#contract/profile.ts'
import { emailKey } from '#contract/text.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import type { Caller, Origin } from '#server/platform/serve.ts'
import { endLinksOf } from '../account-links.store.ts'
import { tellAccount } from '../account-news.ts'
import { proveAgain } from '../prove-again.ts'
import { revokeSessions } from '../sessions.store.ts'
import { recordSignInEvent } from '../sign-in-events.store.ts'
import { findUser } from '../users.store.ts'
import { graceEnds } from './leaving.rules.ts'
import { closeUser } from './leaving.store.ts'

/** Closes an account: nobody is signed in any more, and it is erased after the days of grace. Bookings stay. */
export async function closeAccount(
  ctx: Context,
  caller: Caller,
  { email, ...proof }: ReadInputOf<typeof deleteProfile>,
  origin: Origin,
): Promise<OutputOf<typeof deleteProfile>> {
  const { userId } = caller
  const user = await findUser(ctx.db, userId)
  if (!user || emailKey(email) !== user.email_key)
    throw new AppError('accounts.wrong-email', { fields: { email: 'This is not the address of your account.' } })
  await proveAgain(ctx, caller, proof, origin)
  const now = ctx.clock.now()
  return ctx.db.transaction().execute(async (tx) => {
    await revokeSessions(tx, userId, {}, now)
    if (await closeUser(tx, userId, graceEnds(now), now)) {
      await endLinksOf(tx, userId, ['verify_email', 'reset_password', 'change_email', 'keep_account'], now)
      await recordSignInEvent(tx, { kind: 'closed', at: now, userId, origin })
      await tellAccount(tx, { occasion: 'closing', userId })
    }
    const closed = await findUser(tx, userId)
    // Of two at once, both hear what the first one did; an account that the office closed is no more theirs to delete.
    if (!closed?.erase_after) throw new AppError('platform.not-signed-in')
    return { eraseAfter: closed.erase_after.toISOString() }
  })
}
