import { AppError } from '#server/platform/app-error.ts'
import { countAttempt, sweepCounters } from '#server/platform/attempt-counters.store.ts'
import type { Context } from '#server/platform/context.ts'

const windowSeconds = 3600

/** Counts first and judges then, so that many at once are many. */
export async function refuseTooMany(ctx: Context, key: string, mostAnHour: number): Promise<void> {
  const now = ctx.clock.now()
  const count = (await countAttempt(ctx.db, now, [{ key, windowSeconds }])).get(key)
  await sweepCounters(ctx.db, now)
  if (count && count.hits <= mostAnHour) return
  const waitMs = (count?.resetsAt.getTime() ?? now.getTime()) - now.getTime()
  throw new AppError('messages.too-many', { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) })
}
