import { sql } from 'kysely'
import type { BookingMessage } from '#contract/messages.ts'
import type { Database } from '#server/platform/database.ts'
import { tokyoIso } from '#server/platform/tokyo-time.rules.ts'

export interface MessageRow {
  id: string
  bookingId: string
  author: BookingMessage['author']
  /** First name of who wrote for the office; null of guests, and of people who have left. */
  authorName: string | null
  body: string
  at: Date
}

export const toWire = ({ id, author, authorName, body, at }: MessageRow): BookingMessage => ({
  id,
  author,
  authorName,
  body,
  at: tokyoIso(at),
})

const selectMessages = (db: Database) =>
  db
    .selectFrom('booking_messages')
    .leftJoin('users', 'users.id', 'booking_messages.user_id')
    .select(['booking_messages.id', 'booking_messages.booking_id as bookingId', 'author', 'body', 'at'])
    .select(sql<string | null>`split_part(btrim(users.full_name), ' ', 1)`.as('authorName'))

const toRow = (row: Omit<MessageRow, 'author'> & { author: string }): MessageRow => ({
  ...row,
  author: row.author === 'office' ? 'office' : 'guest',
})

/** The oldest first. */
export async function messagesOf(db: Database, bookingId: string): Promise<MessageRow[]> {
  const rows = await selectMessages(db)
    .where('booking_messages.booking_id', '=', bookingId)
    .orderBy('at')
    .orderBy('booking_messages.id')
    .execute()
  return rows.map(toRow)
}

export async function findMessage(db: Database, id: string): Promise<MessageRow | undefined> {
  const row = await selectMessages(db).where('booking_messages.id', '=', id).executeTakeFirst()
  return row && toRow(row)
}

export interface NewMessage {
  bookingId: string
  author: BookingMessage['author']
  /** Who of the office. */
  userId: string | null
  body: string
  at: Date
}

/** The same words about many bookings at once; answers their ids. */
export async function addMessages(
  db: Database,
  bookingIds: readonly string[],
  { author, userId, body, at }: Omit<NewMessage, 'bookingId'>,
): Promise<string[]> {
  const rows = await db
    .insertInto('booking_messages')
    .values(bookingIds.map((id) => ({ booking_id: id, author, user_id: userId, body, at })))
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Answers its id. */
export async function addMessage(db: Database, { bookingId, author, userId, body, at }: NewMessage): Promise<string> {
  const { id } = await db
    .insertInto('booking_messages')
    .values({ booking_id: bookingId, author, user_id: userId, body, at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
