import { sql } from 'kysely'
import type { Database } from './database.ts'

/** An attempt is known by who makes it, at what, under which name. */
export interface KeyName {
  caller: string
  endpoint: string
  key: string
}

/** As it went, or will go, over the wire: the body is kept as text, so that it is the same to the last byte. */
export interface Answer {
  status: number
  body: string | null
}

export interface KnownKey {
  bodyHash: Buffer
  answer: Answer | null
  startedAt: Date
}

/** Answers whether it was the first. */
export async function addKey(db: Database, name: KeyName, bodyHash: Buffer, startedAt: Date): Promise<boolean> {
  const added = await db
    .insertInto('idempotency_keys')
    .values({ ...name, body_hash: bodyHash, answer: null, created_at: startedAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return added.numInsertedOrUpdatedRows === 1n
}

export async function findKey(db: Database, name: KeyName): Promise<KnownKey | undefined> {
  const row = await db
    .selectFrom('idempotency_keys')
    .select(['body_hash as bodyHash', 'answer', 'created_at as startedAt'])
    .where((eb) => eb.and({ ...name }))
    .executeTakeFirst()
  return row && { ...row, answer: row.answer as Answer | null }
}

/** Goes on in place of one that left its key behind. Of several who try, one does. */
export async function takeOverKey(db: Database, name: KeyName, leftAt: Date, startedAt: Date): Promise<boolean> {
  const taken = await db
    .updateTable('idempotency_keys')
    .set({ created_at: startedAt })
    .where((eb) => eb.and({ ...name, created_at: leftAt }))
    .where('answer', 'is', null)
    .executeTakeFirst()
  return taken.numUpdatedRows === 1n
}

/** Keeps the answer, unless somebody else goes on with this key by now; answers whether it was kept. */
export async function storeAnswer(db: Database, name: KeyName, startedAt: Date, answer: Answer): Promise<boolean> {
  const stored = await db
    .updateTable('idempotency_keys')
    .set({ answer: JSON.stringify(answer) })
    .where((eb) => eb.and({ ...name, created_at: startedAt }))
    .executeTakeFirst()
  return stored.numUpdatedRows === 1n
}

/** Gives a key free whose attempt came to nothing. */
export async function removeKey(db: Database, name: KeyName, startedAt: Date): Promise<boolean> {
  const removed = await db
    .deleteFrom('idempotency_keys')
    .where((eb) => eb.and({ ...name, created_at: startedAt }))
    .where('answer', 'is', null)
    .executeTakeFirst()
  return removed.numDeletedRows === 1n
}

export async function removeKeysBefore(db: Database, moment: Date): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<', moment).execute()
}

/** Forgets the answers to somebody, and those that say one of these words. */
export async function removeAnswers(
  db: Database,
  { caller, naming }: { caller: string | null; naming: readonly string[] },
): Promise<void> {
  await sql`DELETE FROM idempotency_keys WHERE caller = ${caller}
    OR EXISTS (SELECT FROM unnest(${naming}::text[]) AS word WHERE position(word IN answer::text) > 0)`.execute(db)
}
