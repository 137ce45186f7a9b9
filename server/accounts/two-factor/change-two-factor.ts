import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import { refuseTooMany } from '#server/platform/refuse-too-many.ts'
import type { Caller, Origin } from '#server/platform/serve.ts'
import { tellAccount } from '../account-news.ts'
import { type Proof, proveAgain } from '../prove-again.ts'
import { recordSignInEvent } from '../sign-in-events.store.ts'
import { lockAccount } from '../users.store.ts'
import { endChallenges } from './challenges.store.ts'
import { deleteRecoveryCodes, replaceRecoveryCodes } from './recovery-codes.store.ts'
import { drawRecoveryCodes } from './recovery-codes.ts'
import { drawLimit } from './set-up.ts'
import { deleteTwoFactor, findTwoFactor } from './two-factor.store.ts'

/** Forgets secret and codes. A sign-in that waits for a code has nothing to wait for any more. */
export async function turnOffTwoFactor(ctx: Context, caller: Caller, proof: Proof, origin: Origin): Promise<undefined> {
  const { userId } = caller
  await refuseUnlessOn(ctx, userId)
  await proveAgain(ctx, caller, proof, origin)
  const now = ctx.clock.now()
  await ctx.db.transaction().execute(async (tx) => {
    await lockAccount(tx, userId)
    if (!(await deleteTwoFactor(tx, userId))) throw new AppError('accounts.two-factor-off')
    await deleteRecoveryCodes(tx, userId)
    await endChallenges(tx, userId, now)
    await recordSignInEvent(tx, { kind: 'two_factor_off', at: now, userId, origin })
    await tellAccount(tx, { occasion: 'two-factor-off', userId })
  })
  return undefined
}

export async function newRecoveryCodes(
  ctx: Context,
  caller: Caller,
  proof: Proof,
  origin: Origin,
): Promise<{ recoveryCodes: string[] }> {
  const { userId } = caller
  await refuseUnlessOn(ctx, userId)
  await refuseTooMany(ctx, 'accounts.too-many-attempts', [drawLimit(userId)])
  await proveAgain(ctx, caller, proof, origin)
  const { codes, hashes } = await drawRecoveryCodes(userId)
  await ctx.db.transaction().execute(async (tx) => {
    await lockAccount(tx, userId)
    await refuseUnlessOn({ ...ctx, db: tx }, userId)
    await replaceRecoveryCodes(tx, userId, hashes)
  })
  return { recoveryCodes: codes }
}

async function refuseUnlessOn({ db }: Pick<Context, 'db'>, userId: string): Promise<void> {
  if (!(await findTwoFactor(db, userId))?.on_since) throw new AppError('accounts.two-factor-off')
}
