import { sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'

export interface Mailed {
  bookingIds: readonly string[]
  /** Of the address, A to Z in small letters. */
  spellings: readonly string[]
  /** Ids that stand in the names of their mails: an account's, a contact message's. */
  named: readonly string[]
}

const wasMailed = ({ bookingIds, spellings, named }: Mailed) =>
  sql<boolean>`(booking_id = ANY(${bookingIds}::uuid[]) OR lower(recipient COLLATE "C") = ANY(${spellings}::text[])
    OR EXISTS (SELECT FROM unnest(${named}::text[]) AS id WHERE position(id IN occasion) > 0))`

/** What somebody was sent; mails to the office about them are the office's. */
export async function readOwnMails(db: Database, mailed: Mailed & { office: string }) {
  return db
    .selectFrom('mails')
    .select(['recipient', 'subject', 'sent_at'])
    .where(wasMailed(mailed))
    .where(sql<boolean>`lower(recipient COLLATE "C") <> lower(${mailed.office}::text COLLATE "C")`)
    .orderBy('sent_at')
    .orderBy('occasion')
    .execute()
}

/** That a mail was sent stays, so that it is not sent again; to whom and with which words goes. */
export async function forgetMails(db: Database, mailed: Mailed): Promise<void> {
  await db.updateTable('mails').set({ recipient: '', subject: '', told: null }).where(wasMailed(mailed)).execute()
}

export async function readRefusals(db: Database, key: string) {
  return db.selectFrom('mail_refusals').select(['kind', 'at']).where('email_key', '=', key).orderBy('kind').execute()
}

export async function forgetRefusals(db: Database, keys: readonly string[]): Promise<void> {
  await db.deleteFrom('mail_refusals').where(sql<boolean>`email_key = ANY(${keys}::text[])`).execute()
}
