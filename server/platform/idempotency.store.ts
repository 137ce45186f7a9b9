import type { Database } from './database.ts'
import { type Answer, hideName, type KeyName, sealAnswer } from './idempotency-seal.rules.ts'

export interface KnownKey {
  bodyHash: Buffer
  /** Sealed. */
  answer: Buffer | null
  startedAt: Date
}

/** Answers whether it was the first. */
export async function addKey(db: Database, name: KeyName, bodyHash: Buffer, startedAt: Date): Promise<boolean> {
  const added = await db
    .insertInto('idempotency_keys')
    .values({ ...name, body_hash: bodyHash, answer: null, created_at: startedAt, is_sealed: true })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return added.numInsertedOrUpdatedRows === 1n
}

export async function findKey(db: Database, name: KeyName): Promise<KnownKey | undefined> {
  return db
    .selectFrom('idempotency_keys')
    .select(['body_hash as bodyHash', 'answer', 'created_at as startedAt'])
    .where((eb) => eb.and({ ...name }))
    .executeTakeFirst()
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
export async function storeAnswer(db: Database, name: KeyName, startedAt: Date, answer: Buffer): Promise<boolean> {
  const stored = await db
    .updateTable('idempotency_keys')
    .set({ answer })
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

/** Forgets the answers to somebody. What others were told of them is sealed, and gone within a day. */
export async function removeAnswers(db: Database, caller: string): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('caller', '=', caller).execute()
}

/** Attempts of before, whose names and answers lay in clear: who sends one again still gets its answer. */
export async function sealOldAttempts(db: Database, houseKey: Buffer): Promise<number> {
  const old = await db
    .selectFrom('idempotency_keys')
    .select(['caller', 'endpoint', 'key', 'answer'])
    .where('is_sealed', '=', false)
    .forUpdate()
    .execute()
  for (const { answer, ...name } of old) {
    const hidden = hideName(houseKey, name)
    const sealed = answer && sealAnswer(houseKey, name, JSON.parse(answer.toString()) as Answer)
    await db
      .updateTable('idempotency_keys')
      .set({ key: hidden.key, answer: sealed, is_sealed: true })
      .where((eb) => eb.and(name))
      .execute()
  }
  return old.length
}
