import type { ReadInputOf } from '#contract/endpoint.ts'
import type { changeEmail, Profile } from '#contract/profile.ts'
import { emailKey } from '#contract/text.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import { refuseTooMany } from '#server/platform/refuse-too-many.ts'
import type { Caller, Origin } from '#server/platform/serve.ts'
import { endLinksOf, newAccountLink } from './account-links.store.ts'
import { tellAccount } from './account-news.ts'
import { readProfileOf } from './profile.ts'
import { proveAgain } from './prove-again.ts'
import { lockOpenUser } from './users.store.ts'

const hourly = { tries: 5, windowSeconds: 3600 }

/**
 * Nothing changes yet: the new address must confirm first, and the old one hears of it. The latest wish counts. Whether
 * another account has the address is said by the mail to it alone.
 */
export async function askForNewAddress(
  ctx: Context,
  caller: Caller,
  { email, ...proof }: ReadInputOf<typeof changeEmail>,
  origin: Origin,
): Promise<Profile> {
  const proven = await proveAgain(ctx, caller, proof, origin)
  const { userId, sessionId } = caller
  await refuseTooMany(ctx, 'accounts.too-many-attempts', [{ key: `change-email:${userId}`, ...hourly }])
  const now = ctx.clock.now()
  await ctx.db.transaction().execute(async (tx) => {
    const user = await lockOpenUser(tx, userId)
    if (!user) throw new AppError('platform.not-signed-in')
    if (user.password_hash !== proven.password_hash)
      throw new AppError('accounts.wrong-password', { fields: { password: 'It was changed a moment ago.' } })
    if (user.email_key === emailKey(email))
      throw new AppError('platform.invalid-input', { fields: { email: 'This is your address already.' } })
    await endLinksOf(tx, userId, ['change_email'], now)
    // The wish itself: nobody learns this token. The mail brings one of its own when it is written.
    await newAccountLink(tx, { userId, purpose: 'change_email', email, sessionId }, now)
    await tellAccount(tx, { occasion: 'change-email', userId })
    await tellAccount(tx, { occasion: 'email-change-asked', userId })
  })
  return readProfileOf(ctx, userId)
}
