import { sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'

export interface Note {
  id: string
  body: string
  userId: string | null
  at: Date
}

export async function addNote(
  db: Database,
  { bookingId, body, userId, at }: { bookingId: string; body: string; userId: string; at: Date },
): Promise<void> {
  await db.insertInto('booking_notes').values({ booking_id: bookingId, body, by_user: userId, at }).execute()
}

export async function findNotes(db: Database, bookingId: string): Promise<Note[]> {
  return db
    .selectFrom('booking_notes')
    .select(['id', 'body', 'by_user as userId', 'at'])
    .where('booking_id', '=', bookingId)
    .orderBy('at')
    .orderBy('id')
    .execute()
}

export async function dropNote(db: Database, bookingId: string, id: string): Promise<void> {
  await db.deleteFrom('booking_notes').where('booking_id', '=', bookingId).where('id', '=', id).execute()
}

export async function forgetNotes(db: Database, bookingIds: readonly string[]): Promise<void> {
  await db.deleteFrom('booking_notes').where(sql<boolean>`booking_id = ANY(${bookingIds}::uuid[])`).execute()
}
