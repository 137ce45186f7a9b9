import { sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'
import type { Told, ToldTo } from './told-changes.rules.ts'

export interface SentMail {
  /** Its name: what happened, to which booking, in which version. */
  occasion: string
  bookingId: string | null
  recipient: string
  subject: string
  messageId: string
  sentAt: Date
  /** What it said of its booking, where it says all of it. */
  told: Told | null
}

export async function wasSent(db: Database, occasion: string): Promise<boolean> {
  const row = await db.selectFrom('mails').select('occasion').where('occasion', '=', occasion).executeTakeFirst()
  return row !== undefined
}

export async function recordMail(db: Database, mail: SentMail): Promise<void> {
  await db
    .insertInto('mails')
    .values({
      occasion: mail.occasion,
      booking_id: mail.bookingId,
      recipient: mail.recipient,
      subject: mail.subject,
      message_id: mail.messageId,
      sent_at: mail.sentAt,
      told: mail.told && JSON.stringify(mail.told),
    })
    .onConflict((conflict) => conflict.column('occasion').doNothing())
    .execute()
}

/** What the last mail that says all about a booking said, to whom and when; null where none did. */
export async function findLastTold(db: Database, bookingId: string): Promise<(ToldTo & { sentAt: Date }) | null> {
  const row = await db
    .selectFrom('mails')
    .select([sql<Told>`told`.as('told'), 'recipient as to', 'sent_at as sentAt'])
    .where('booking_id', '=', bookingId)
    .where('told', 'is not', null)
    .orderBy('sent_at', 'desc')
    .orderBy('occasion', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

/** Which of these bookings had a mail since then that says all about their day. */
export async function findToldSince(db: Database, bookingIds: readonly string[], since: Date): Promise<Set<string>> {
  if (bookingIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('mails')
    .select('booking_id')
    .distinct()
    .where('booking_id', 'in', bookingIds)
    .where('sent_at', '>=', since)
    .where(({ or, eb }) =>
      or(['confirmed', 'changed', 'reminder'].map((occasion) => eb('occasion', 'like', `${occasion}:%`))),
    )
    .execute()
  return new Set(rows.map(({ booking_id }) => booking_id ?? ''))
}
