import { CrewLost } from '#server/inventory/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'

/** Another transaction was in the way, and is gone now: exclusion violated, deadlock, not to be serialized. */
const inTheWay = new Set(['23P01', '40P01', '40001'])
const attempts = 5
/** Whoever has waited so long is told, rather than kept waiting on. */
const mostMs = 3000

/**
 * Runs a transaction, and once more when another one was in its way; nothing of the first try remains. A lock that was
 * not to be had in time is not waited for again: who has it keeps it longer than anybody waits for an answer.
 */
export async function inTurn<T>(ctx: Context, work: (db: Database) => Promise<T>): Promise<T> {
  const began = performance.now()
  for (let attempt = 1; ; attempt++) {
    try {
      return await ctx.db.transaction().execute(work)
    } catch (error) {
      const isOver = attempt === attempts || performance.now() - began > mostMs
      if (wasKeptWaiting(error) || (isOver && wasInTheWay(error)))
        throw new AppError('platform.busy', { retryAfterSeconds: 1 })
      if (!wasInTheWay(error)) throw error
    }
  }
}

function wasInTheWay(error: unknown): boolean {
  if (error instanceof CrewLost) return true
  if (!(error instanceof Error) || !('code' in error)) return false
  if (error.code === '23505') return 'constraint' in error && error.constraint === 'bookings_reference_key'
  return inTheWay.has(String(error.code))
}

const wasKeptWaiting = (error: unknown) => error instanceof Error && 'code' in error && error.code === '55P03'
