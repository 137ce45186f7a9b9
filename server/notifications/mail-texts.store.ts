import { sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'

export interface StoredText {
  occasion: string
  subject: string
  opening: string
  version: number
}

export async function findMailTexts(db: Database): Promise<StoredText[]> {
  return db.selectFrom('mail_texts').select(['occasion', 'subject', 'opening', 'version']).execute()
}

export async function findMailText(db: Database, occasion: string): Promise<StoredText | undefined> {
  return db
    .selectFrom('mail_texts')
    .select(['occasion', 'subject', 'opening', 'version'])
    .where('occasion', '=', occasion)
    .executeTakeFirst()
}

/** Writes over the version that was read, or over none; answers whether that was still so. */
export async function replaceMailText(
  db: Database,
  { version, ...text }: StoredText,
  next: number,
  now: Date,
): Promise<boolean> {
  const values = { ...text, version: next, saved_at: now }
  const query =
    version === 0
      ? db
          .insertInto('mail_texts')
          .values(values)
          .onConflict((conflict) => conflict.doNothing())
          .returning('version')
      : db
          .updateTable('mail_texts')
          .set(values)
          .where('occasion', '=', text.occasion)
          .where('version', '=', version)
          .returning('version')
  return (await query.executeTakeFirst()) !== undefined
}

export async function removeMailText(db: Database, occasion: string, version: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('mail_texts')
    .where('occasion', '=', occasion)
    .where('version', '=', version)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** How often each kind of mail went out since a moment; a mail's name begins with its occasion. */
export async function countSent(db: Database, since: Date): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('mails')
    .select([sql<string>`split_part(occasion, ':', 1)`.as('kind'), sql<number>`count(*)::integer`.as('sent')])
    .where('sent_at', '>', since)
    .groupBy('kind')
    .execute()
  return new Map(rows.map(({ kind, sent }) => [kind, sent]))
}
