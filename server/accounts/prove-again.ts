import { AppError } from '#server/platform/app-error.ts'
import { forgiveAttempt } from '#server/platform/attempt-counters.store.ts'
import type { Context } from '#server/platform/context.ts'
import { refuseTooMany } from '#server/platform/refuse-too-many.ts'
import type { Caller, Origin } from '#server/platform/serve.ts'
import { isPasswordRight } from './passwords.ts'
import { recordSignInEvent } from './sign-in-events.store.ts'
import type { Proven } from './start-session.ts'
import { codeLimit, prepareCode, refuseTooManyCodes } from './two-factor/take-code.ts'
import { findTwoFactor } from './two-factor/two-factor.store.ts'
import { findUser } from './users.store.ts'

/** What somebody types to show that it is really them. */
export interface Proof {
  password: string
  /** Of the authenticator app, or a recovery code; empty where none was asked for. */
  code: string
}

const limit = { tries: 10, windowSeconds: 15 * 60 }

/**
 * Refuses whoever cannot show once more who they are: by the password, and by a code where two-factor is on. Answers by
 * which password, for those who must not act on one that was changed meanwhile.
 */
export async function proveAgain(
  ctx: Context,
  caller: Pick<Caller, 'userId'>,
  { password, code }: Proof,
  origin: Origin,
): Promise<Proven> {
  const { userId } = caller
  const key = `prove-again:${userId}`
  await refuseTooMany(ctx, 'accounts.too-many-attempts', [{ key, ...limit }])
  const user = await findUser(ctx.db, userId)
  if (!(await isPasswordRight(user?.password_hash, password)) || !user) {
    await recordSignInEvent(ctx.db, { kind: 'refused', at: ctx.clock.now(), userId, origin })
    throw new AppError('accounts.wrong-password', { fields: { password: 'This is not your password.' } })
  }
  // Who was right is no attacker; only wrong tries add up.
  await forgiveAttempt(ctx.db, [key])
  if ((await findTwoFactor(ctx.db, userId))?.on_since) await proveByCode(ctx, userId, code, origin)
  return user
}

async function proveByCode(ctx: Context, userId: string, code: string, origin: Origin): Promise<void> {
  if (code === '')
    throw new AppError('accounts.code-needed', { fields: { code: 'Type the code that your authenticator app shows.' } })
  await refuseTooManyCodes(ctx, userId)
  const take = await prepareCode(ctx, userId, code)
  if (!(await take(ctx.db, ctx.clock.now()))) {
    await recordSignInEvent(ctx.db, { kind: 'code_refused', at: ctx.clock.now(), userId, origin })
    throw new AppError('accounts.wrong-code', { fields: { code: 'This code is not right. Each works once.' } })
  }
  await forgiveAttempt(ctx.db, [codeLimit(userId).key])
}
