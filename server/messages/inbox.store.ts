import { sql } from 'kysely'
import type { contactTopics } from '#contract/contact.ts'
import type { Database } from '#server/platform/database.ts'

export interface LetterRow {
  id: string
  receipt: string
  topic: (typeof contactTopics)[number]
  name: string
  email: string
  bookingReference: string | null
  body: string
  at: Date
  settledAt: Date | null
  settledBy: string | null
  answer: string | null
}

const columns = [
  ...(['id', 'receipt', 'topic', 'name', 'email', 'booking_reference as bookingReference', 'body', 'at'] as const),
  ...(['settled_at as settledAt', 'settled_by as settledBy', 'answer'] as const),
] as const

const select = (db: Database) => db.selectFrom('contact_messages').select(columns)
const typed = (row: Omit<LetterRow, 'topic'> & { topic: string }): LetterRow => ({
  ...row,
  topic: row.topic as LetterRow['topic'],
})

/** Those that wait with the oldest first; those that are settled with the newest first. */
export async function findLetters(
  db: Database,
  state: 'waiting' | 'settled',
  { offset, limit }: { offset: number; limit: number },
): Promise<LetterRow[]> {
  const rows = await select(db)
    .where('settled_at', state === 'waiting' ? 'is' : 'is not', null)
    .orderBy('at', state === 'waiting' ? 'asc' : 'desc')
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute()
  return rows.map(typed)
}

export async function countLetters(db: Database): Promise<{ waiting: number; settled: number }> {
  return db
    .selectFrom('contact_messages')
    .select([
      sql<number>`(count(*) FILTER (WHERE settled_at IS NULL))::int`.as('waiting'),
      sql<number>`(count(*) FILTER (WHERE settled_at IS NOT NULL))::int`.as('settled'),
    ])
    .executeTakeFirstOrThrow()
}

export async function countWaitingLetters(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('contact_messages')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('settled_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** How many wait, and who has waited longest; undefined: none does. */
export async function findOldestWaiting(
  db: Database,
): Promise<{ waiting: number; name: string; at: Date } | undefined> {
  return db
    .selectFrom('contact_messages')
    .select(['name', 'at', sql<number>`(count(*) OVER ())::int`.as('waiting')])
    .where('settled_at', 'is', null)
    .orderBy('at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
}

export async function findLetter(db: Database, id: string): Promise<LetterRow | undefined> {
  const row = await select(db).where('id', '=', id).executeTakeFirst()
  return row && typed(row)
}

export async function lockLetter(db: Database, id: string): Promise<LetterRow | undefined> {
  const row = await select(db).where('id', '=', id).forUpdate().executeTakeFirst()
  return row && typed(row)
}

export async function saveSettled(
  db: Database,
  id: string,
  settled: { at: Date; by: string; answer: string | null } | null,
): Promise<void> {
  await db
    .updateTable('contact_messages')
    .set({ settled_at: settled?.at ?? null, settled_by: settled?.by ?? null, answer: settled?.answer ?? null })
    .where('id', '=', id)
    .execute()
}
