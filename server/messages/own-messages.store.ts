import { sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'

/** Messages about some bookings, from both sides, the oldest first. Who wrote for the office is the office's matter. */
export async function readMessagesAbout(db: Database, bookingIds: readonly string[]) {
  return db
    .selectFrom('booking_messages')
    .innerJoin('bookings', 'bookings.id', 'booking_messages.booking_id')
    .select(['bookings.reference', 'booking_messages.author', 'booking_messages.body', 'booking_messages.at'])
    .where(sql<boolean>`booking_messages.booking_id = ANY(${bookingIds}::uuid[])`)
    .orderBy('booking_messages.at')
    .orderBy('booking_messages.id')
    .execute()
}

/** How often guests wrote about some bookings. */
export async function countMessagesAbout(db: Database, bookingIds: readonly string[]): Promise<number> {
  const { count } = await db
    .selectFrom('booking_messages')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(sql<boolean>`booking_id = ANY(${bookingIds}::uuid[])`)
    .where('author', '=', 'guest')
    .executeTakeFirstOrThrow()
  return count
}

/** Both sides of a conversation are about the guest: what the office wrote says as much as what it answers. */
export async function forgetMessagesAbout(db: Database, bookingIds: readonly string[]): Promise<void> {
  await db.deleteFrom('booking_messages').where(sql<boolean>`booking_id = ANY(${bookingIds}::uuid[])`).execute()
}

export interface Sender {
  /** As they may stand there, A to Z in small letters. */
  spellings: readonly string[]
  /** Only what names this booking; null: everything. */
  reference: string | null
}

/** Letters of any alphabet but A to Z are compared as they were typed. */
const wroteAs = ({ spellings, reference }: Sender) =>
  sql<boolean>`lower(email COLLATE "C") = ANY(${spellings}::text[])
    AND (${reference}::text IS NULL OR upper(btrim(booking_reference)) = ${reference}::text)`

/** What somebody wrote through the contact form. */
export async function readContactsOf(db: Database, sender: Sender) {
  return db
    .selectFrom('contact_messages')
    .select(['id', 'receipt', 'topic', 'name', 'email', 'booking_reference', 'body', 'at', 'answer'])
    .where(wroteAs(sender))
    .orderBy('at')
    .orderBy('id')
    .execute()
}

export async function forgetContactsOf(db: Database, sender: Sender): Promise<void> {
  await db.deleteFrom('contact_messages').where(wroteAs(sender)).execute()
}
