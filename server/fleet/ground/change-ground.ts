import type { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { forgetFleet } from '../load-fleet.ts'
import { tellEverybody } from '../papers/tell-everybody.ts'
import { waitForGroundTurn } from './ground-turn.store.ts'

/**
 * A change of where we drive: all of it or nothing, with its trail. Every process forgets the fleet, and with it the
 * places and the pages that were drawn from them, when it is committed; the answer is how things are then.
 */
export async function changeGround<Answer>(
  ctx: Context,
  work: (db: Database) => Promise<void>,
  read: (ctx: Context) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await ctx.db.transaction().execute(async (db) => {
      await waitForGroundTurn(db)
      await work(db)
      await tellEverybody(db)
      return read({ ...ctx, db })
    })
  } finally {
    forgetFleet(ctx)
  }
}

/** What a unique index refuses is told in words. */
export async function refusingTwice<T>(index: string, refusal: () => AppError, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Error && 'constraint' in error && error.constraint === index) throw refusal()
    throw error
  }
}
