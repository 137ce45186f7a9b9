import { sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'

export interface Unanswered {
  bookingId: string
  body: string
  at: Date
}

/** Bookings whose last word is the guest's, since a moment; who has waited longest stands first. */
export async function findUnanswered(db: Database, since: Date, most: number): Promise<Unanswered[]> {
  const { rows } = await sql<Unanswered>`
    SELECT booking_id AS "bookingId", body, at FROM (
      SELECT DISTINCT ON (booking_id) booking_id, author, body, at FROM booking_messages
      WHERE at >= ${since} ORDER BY booking_id, at DESC, id DESC) AS last
    WHERE author = 'guest' ORDER BY at LIMIT ${most}`.execute(db)
  return rows
}
