import { randomBytes } from 'node:crypto'
import type { OutputOf, ReadInputOf } from '#contract/endpoint.ts'
import type * as security from '#contract/security.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import { refuseTooMany } from '#server/platform/refuse-too-many.ts'
import type { Caller, Origin } from '#server/platform/serve.ts'
import { tellAccount } from '../account-news.ts'
import { proveAgain } from '../prove-again.ts'
import { revokeSessions } from '../sessions.store.ts'
import { recordSignInEvent } from '../sign-in-events.store.ts'
import { findUser, lockAccount } from '../users.store.ts'
import { replaceRecoveryCodes } from './recovery-codes.store.ts'
import { drawRecoveryCodes } from './recovery-codes.ts'
import { openSecret, sealSecret } from './sealed-secret.ts'
import { forAuthenticator, secretBytes, stepOf } from './totp.ts'
import { findTwoFactor, saveBegun, saveOn } from './two-factor.store.ts'

const quarterHour = 15 * 60

/** A secret and recovery codes, in place of what was begun before. Nothing is asked for until the app was tried. */
export async function beginTwoFactor(
  ctx: Context,
  caller: Caller,
  { password }: ReadInputOf<typeof security.beginTwoFactor>,
  origin: Origin,
): Promise<OutputOf<typeof security.beginTwoFactor>> {
  const { userId } = caller
  const user = await findUser(ctx.db, userId)
  if (!user) throw new AppError('platform.not-signed-in')
  // Whoever signed up with somebody else's address could otherwise lock its owner out for good.
  if (!user.email_verified_at) throw new AppError('accounts.unconfirmed-email')
  if ((await findTwoFactor(ctx.db, userId))?.on_since) throw new AppError('accounts.two-factor-on')
  await proveAgain(ctx, caller, { password, code: '' }, origin)
  await refuseTooMany(ctx, 'accounts.too-many-attempts', [drawLimit(userId)])
  const secret = randomBytes(secretBytes)
  const { codes, hashes } = await drawRecoveryCodes(userId)
  await ctx.db.transaction().execute(async (tx) => {
    if (!(await saveBegun(tx, userId, sealSecret(ctx, userId, secret), ctx.clock.now())))
      throw new AppError('accounts.two-factor-on')
    await replaceRecoveryCodes(tx, userId, hashes)
  })
  return { ...forAuthenticator(secret, user.email), recoveryCodes: codes }
}

/** Drawing costs as much as ten sign-ins. */
export const drawLimit = (userId: string) => ({
  key: `recovery-codes:${userId}`,
  tries: 10,
  windowSeconds: quarterHour,
})

/** From now on a code is asked for. Whoever signed in without one does so again. */
export async function turnOnTwoFactor(ctx: Context, caller: Caller, typed: string, origin: Origin): Promise<undefined> {
  const { userId, sessionId } = caller
  const key = `two-factor-on:${userId}`
  await refuseTooMany(ctx, 'accounts.too-many-attempts', [{ key, tries: 10, windowSeconds: quarterHour }])
  const now = ctx.clock.now()
  const begun = await findTwoFactor(ctx.db, userId)
  if (!begun) throw new AppError('accounts.two-factor-off')
  if (begun.on_since) throw new AppError('accounts.two-factor-on')
  const step = stepOf(openSecret(ctx, userId, begun.secret), typed, now)
  if (step === undefined) throw wrongCode()
  await ctx.db.transaction().execute(async (tx) => {
    await lockAccount(tx, userId)
    if (!(await saveOn(tx, userId, { secret: begun.secret, step }, now))) {
      const other = await findTwoFactor(tx, userId)
      throw other?.on_since ? new AppError('accounts.two-factor-on') : wrongCode()
    }
    await revokeSessions(tx, userId, { except: sessionId }, now)
    await recordSignInEvent(tx, { kind: 'two_factor_on', at: now, userId, origin })
    await tellAccount(tx, { occasion: 'two-factor-on', userId })
  })
  return undefined
}

export const wrongCode = () =>
  new AppError('accounts.wrong-code', {
    fields: { code: 'This is not the code that the app should show now. Please try the next one.' },
  })
