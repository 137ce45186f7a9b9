import type { login } from '#contract/accounts.ts'
import type { OutputOf, ReadInputOf } from '#contract/endpoint.ts'
import { emailKey } from '#contract/text.ts'
import { AppError } from '#server/platform/app-error.ts'
import { countAttempt, forgiveAttempt, sweepCounters } from '#server/platform/attempt-counters.store.ts'
import type { Context } from '#server/platform/context.ts'
import type { Origin } from '#server/platform/serve.ts'
import { noSoonerThan } from './no-sooner-than.ts'
import { isPasswordRight } from './passwords.ts'
import { accountLimit, addressLimit, demoFloorMs, network, pairLimit, secondsToWait } from './sign-in.rules.ts'
import { recordSignInEvent } from './sign-in-events.store.ts'
import { startSession } from './start-session.ts'
import { sha256 } from './tokens.ts'
import { askForCode } from './two-factor/ask-for-code.ts'
import { findTwoFactor } from './two-factor/two-factor.store.ts'
import { findUserForSignIn, lockUnchangedUser } from './users.store.ts'

type Input = ReadInputOf<typeof login>
type Output = OutputOf<typeof login>

/**
 * Signs a person in. Whatever is wrong (unknown address, wrong password, closed or unconfirmed account), the answer, the work behind
 * it and the trail are the same.
 */
export async function signIn(ctx: Context, input: Input, origin: Origin): Promise<Output> {
  return noSoonerThan(ctx.settings.demo ? demoFloorMs : 0, async () => {
    const now = ctx.clock.now()
    const emailHash = sha256(emailKey(input.email))
    const from = network(origin.address)
    const buckets = bucketsOf(emailHash.toString('base64url'), from)

    const counts = await countAttempt(ctx.db, now, Object.values(buckets))
    const found = await findUserForSignIn(ctx.db, input.email, from, now)
    const waitSeconds = secondsToWait(
      {
        pair: countOf(counts, buckets.pair.key),
        address: countOf(counts, buckets.address.key),
        account: countOf(counts, buckets.account.key),
        familiar: found?.familiar ?? false,
      },
      now,
    )
    if (waitSeconds > 0) {
      await recordSignInEvent(ctx.db, { kind: 'paused', at: now, userId: found?.id, emailHash, origin })
      throw new AppError('accounts.too-many-attempts', { retryAfterSeconds: waitSeconds })
    }

    const isAwaited = found?.awaits_confirmation && !found.email_verified_at
    const isOpen = found?.status === '1' && !isAwaited && (ctx.settings.demo || !found.is_demo)
    const user = isOpen ? found : undefined
    if (!(await isPasswordRight(user?.password_hash, input.password)) || !user) {
      await recordSignInEvent(ctx.db, { kind: 'refused', at: now, userId: found?.id, emailHash, origin })
      throw new AppError('accounts.invalid-credentials')
    }

    const answer = await ctx.db.transaction().execute(async (tx) => {
      // Locked before it is looked whether a code is asked for: turning that on must not be outrun.
      if (!(await lockUnchangedUser(tx, user))) throw new AppError('accounts.invalid-credentials')
      const twoFactor = await findTwoFactor(tx, user.id)
      if (twoFactor?.on_since) return askForCode(ctx, tx, { userId: user.id, emailHash }, origin)
      const started = await startSession(ctx, tx, user, origin)
      await forgiveAttempt(tx, [buckets.pair.key, buckets.address.key, buckets.account.key].sort())
      return started
    })
    await sweepCounters(ctx.db, now)
    return answer
  })
}

const bucketsOf = (email: string, from: string) => ({
  pair: { key: `sign-in:pair:${email}:${from}`, windowSeconds: pairLimit.windowSeconds },
  address: { key: `sign-in:address:${from}`, windowSeconds: addressLimit.windowSeconds },
  account: { key: `sign-in:account:${email}`, windowSeconds: accountLimit.windowSeconds },
})

function countOf(counts: Awaited<ReturnType<typeof countAttempt>>, key: string) {
  const count = counts.get(key)
  if (!count) throw new Error('an attempt was not counted')
  return count
}
