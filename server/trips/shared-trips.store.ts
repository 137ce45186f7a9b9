import type { SharedItem } from '#contract/trips.ts'
import type { Database } from '#server/platform/database.ts'

export interface SharedTrip {
  codeHash: Buffer
  keyHash: Buffer
  userId: string | null
  items: readonly SharedItem[]
  madeAt: Date
  endsAt: Date
}

export async function addSharedTrip(db: Database, shared: SharedTrip): Promise<void> {
  await db
    .insertInto('shared_trips')
    .values({
      code_hash: shared.codeHash,
      key_hash: shared.keyHash,
      user_id: shared.userId,
      items: JSON.stringify(shared.items),
      made_at: shared.madeAt,
      ends_at: shared.endsAt,
    })
    .execute()
}

export async function findSharedTrip(
  db: Database,
  codeHash: Buffer,
  now: Date,
): Promise<{ items: SharedItem[]; endsAt: Date } | undefined> {
  const row = await db
    .selectFrom('shared_trips')
    .select(['items', 'ends_at'])
    .where('code_hash', '=', codeHash)
    .where('ends_at', '>', now)
    .executeTakeFirst()
  return row && { items: row.items as unknown as SharedItem[], endsAt: row.ends_at }
}

/** False: no such link, or not its key. */
export async function dropSharedTrip(
  db: Database,
  { codeHash, keyHash }: Pick<SharedTrip, 'codeHash' | 'keyHash'>,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('shared_trips')
    .where('code_hash', '=', codeHash)
    .where('key_hash', '=', keyHash)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function dropSharesOf(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('shared_trips').where('user_id', '=', userId).execute()
}

/** Until when the last link of somebody works; null: none does. */
export async function sharedUntil(db: Database, userId: string, now: Date): Promise<Date | null> {
  const { ends } = await db
    .selectFrom('shared_trips')
    .select(({ fn }) => fn.max('ends_at').as('ends'))
    .where('user_id', '=', userId)
    .where('ends_at', '>', now)
    .executeTakeFirstOrThrow()
  return ends
}

export async function dropEndedShares(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('shared_trips').where('ends_at', '<=', now).execute()
}
