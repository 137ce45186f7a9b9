import type { SignedIn } from '#contract/accounts.ts'
import type { ReadInputOf } from '#contract/endpoint.ts'
import type { answerTwoFactor as call } from '#contract/getting-in.ts'
import { AppError } from '#server/platform/app-error.ts'
import { forgiveAttempt } from '#server/platform/attempt-counters.store.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import type { Origin } from '#server/platform/serve.ts'
import { recordSignInEvent } from '../sign-in-events.store.ts'
import { startSession } from '../start-session.ts'
import { sha256 } from '../tokens.ts'
import { lockUnchangedUser } from '../users.store.ts'
import { challengeTries, endChallenge, findOpenChallenge, takeTry } from './challenges.store.ts'
import { codeLimit, prepareCode, refuseTooManyCodes, type TakeCode } from './take-code.ts'

/** Signs in whoever has shown the password before and shows a code now. */
export async function answerTwoFactor(
  ctx: Context,
  { challenge, code }: ReadInputOf<typeof call>,
  origin: Origin,
): Promise<SignedIn> {
  const tokenHash = sha256(challenge)
  const userId = await findOpenChallenge(ctx.db, tokenHash, ctx.clock.now())
  if (!userId) throw new AppError('accounts.challenge-ended')
  await refuseTooManyCodes(ctx, userId)
  const take = await prepareCode(ctx, userId, code)
  const outcome = await ctx.db.transaction().execute((tx) => judge(ctx, tx, { tokenHash, userId, take }, origin))
  // Thrown only now: the try that was taken must stand.
  if (outcome instanceof AppError) throw outcome
  return outcome
}

interface Answer {
  tokenHash: Buffer
  userId: string
  take: TakeCode
}

/** The account is locked before the challenge, as by everything that ends challenges. */
async function judge(
  ctx: Context,
  tx: Database,
  { tokenHash, userId, take }: Answer,
  origin: Origin,
): Promise<SignedIn | AppError> {
  const now = ctx.clock.now()
  const user = await lockUnchangedUser(tx, { id: userId })
  const tries = user && (await takeTry(tx, tokenHash, now))
  if (!user || !tries) return new AppError('accounts.challenge-ended')
  if (await take(tx, now)) {
    await endChallenge(tx, tokenHash, now)
    await forgiveAttempt(tx, [codeLimit(userId).key])
    return startSession(ctx, tx, user, origin)
  }
  await recordSignInEvent(tx, { kind: 'code_refused', at: now, userId, origin })
  if (tries >= challengeTries) return new AppError('accounts.challenge-ended')
  return new AppError('accounts.wrong-code', { fields: { code: 'This code is not right. Each works once.' } })
}
