import type { Selectable } from 'kysely'
import type { Database } from '#server/platform/database.ts'
import type { TwoFactor } from '#server/platform/schema.generated.ts'

/** It lies sealed: `sealSecret` and `openSecret` know how. */
export const twoFactorSealed = { table: 'two_factor', column: 'secret', id: 'user_id', clearBytes: 20 }

/** What an account's authenticator app shares with us, whether it is on or only begun. */
export async function findTwoFactor(db: Database, userId: string): Promise<Selectable<TwoFactor> | undefined> {
  return db.selectFrom('two_factor').selectAll().where('user_id', '=', userId).executeTakeFirst()
}

/** Keeps a new secret in place of what was begun before; answers false where two-factor is on. */
export async function saveBegun(db: Database, userId: string, secret: Buffer, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('two_factor')
    .values({ user_id: userId, secret, begun_at: now })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ secret, begun_at: now, last_step: 0 })
        .where('two_factor.on_since', 'is', null),
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Turns it on with the code of a step, unless it is on already or another secret was begun meanwhile. */
export async function saveOn(
  db: Database,
  userId: string,
  { secret, step }: { secret: Buffer; step: number },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('two_factor')
    .set({ on_since: now, last_step: step })
    .where('user_id', '=', userId)
    .where('on_since', 'is', null)
    .where('secret', '=', secret)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Uses a step up, with all before it; answers false where it is used up already. Of several at once one gets it. */
export async function takeStep(db: Database, userId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('two_factor')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('on_since', 'is not', null)
    .where('last_step', '<', String(step))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Forgets it; answers whether it was on. */
export async function deleteTwoFactor(db: Database, userId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('two_factor')
    .where('user_id', '=', userId)
    .where('on_since', 'is not', null)
    .executeTakeFirst()
  return numDeletedRows === 1n
}
