import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { type Limit, refuseTooMany } from '#server/platform/refuse-too-many.ts'
import { takeRecoveryCode } from './recovery-codes.store.ts'
import { hashRecoveryCode } from './recovery-codes.ts'
import { openSecret } from './sealed-secret.ts'
import { stepOf } from './totp.ts'
import { findTwoFactor, takeStep } from './two-factor.store.ts'
import { readTypedCode } from './typed-code.rules.ts'

/** Whoever knows the password may begin as often as they like, and still has no more tries than these. */
export const codeLimit = (userId: string): Limit => ({
  key: `two-factor:${userId}`,
  tries: 20,
  windowSeconds: 60 * 60,
})

export const refuseTooManyCodes = (ctx: Context, userId: string) =>
  refuseTooMany(ctx, 'accounts.too-many-attempts', [codeLimit(userId)])

/** Uses a code up within a transaction; answers whether it was right. */
export type TakeCode = (db: Database, now: Date) => Promise<boolean>

/** Does what is heavy about a code beforehand, so that no transaction waits for it. */
export async function prepareCode(ctx: Pick<Context, 'settings'>, userId: string, typed: string): Promise<TakeCode> {
  const read = readTypedCode(typed)
  if (!read) return async () => false
  if (read.kind === 'recovery') {
    const hash = await hashRecoveryCode(userId, read.code)
    return (db, now) => takeRecoveryCode(db, userId, hash, now)
  }
  return async (db, now) => {
    const twoFactor = await findTwoFactor(db, userId)
    const step = twoFactor && stepOf(openSecret(ctx, userId, twoFactor.secret), read.code, now)
    return step !== undefined && (await takeStep(db, userId, step))
  }
}
