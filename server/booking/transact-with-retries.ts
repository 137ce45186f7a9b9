import { setTimeout as pause } from 'node:timers/promises'
import { CrewLost } from '#server/inventory/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'

/** Another transaction was in the way: exclusion violated, deadlock, lock not to be had in time, not to be serialized. */
const inTheWay = new Set(['23P01', '40P01', '55P03', '40001'])
const attempts = 5
/**
 * Nothing is begun anew after this time: a crowd is through within two waits for a lock, and who keeps a row longer than
 * that keeps it longer than anybody waits for an answer.
 */
const beginAgainMs = 4000
/**
 * Twice as long with each try. A hold that has ended and is being paid for at this moment can neither be waited for nor
 * taken over: whoever looks again at once sees it five times while one payment is written down.
 */
const firstPauseMs = 20

/** Runs a transaction, and once more when another one was in its way; nothing of the first try remains. */
export async function transactWithRetries<T>(ctx: Context, work: (db: Database) => Promise<T>): Promise<T> {
  const began = performance.now()
  for (let attempt = 1; ; attempt++) {
    try {
      return await ctx.db.transaction().execute(work)
    } catch (error) {
      if (!wasInTheWay(error)) throw error
      if (attempt === attempts || performance.now() - began > beginAgainMs)
        throw new AppError('platform.busy', { retryAfterSeconds: 1 })
      await pause(firstPauseMs * 2 ** (attempt - 1) * (0.5 + Math.random()))
    }
  }
}

function wasInTheWay(error: unknown): boolean {
  if (error instanceof CrewLost) return true
  if (!(error instanceof Error) || !('code' in error)) return false
  if (error.code === '23505') return 'constraint' in error && error.constraint === 'orders_reference_key'
  return inTheWay.has(String(error.code))
}
