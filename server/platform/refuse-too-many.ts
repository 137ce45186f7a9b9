import type { ErrorCode } from '#contract/errors.ts'
import { AppError } from './app-error.ts'
import { type Bucket, countAttempt, sweepCounters } from './attempt-counters.store.ts'
import type { Context } from './context.ts'

export interface Limit extends Bucket {
  tries: number
}

/** Counts first and judges then, so that many at once are many. Who has tried too often hears how long to wait. */
export async function refuseTooMany(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  code: ErrorCode,
  limits: readonly Limit[],
): Promise<void> {
  const now = clock.now()
  const counts = await countAttempt(db, now, [...limits])
  await sweepCounters(db, now)
  const waits = limits.map(({ key, tries }) => {
    const count = counts.get(key)
    return count && count.hits > tries ? count.resetsAt.getTime() - now.getTime() : 0
  })
  const longestMs = Math.max(...waits)
  if (longestMs > 0) throw new AppError(code, { retryAfterSeconds: Math.ceil(longestMs / 1000) })
}
