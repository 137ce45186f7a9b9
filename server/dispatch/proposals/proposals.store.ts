import { sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'

export interface Acquaintance {
  bookingId: string
  resourceId: string
  /** The last time that they were out together. */
  at: Date
}

/** A guest who came more often than this is known to everybody. */
const mostBefore = 50

/** Who was out with the guests of these bookings before, by the address of mail; whatever the number, one look. */
export async function findAcquaintances(
  db: Database,
  bookingIds: readonly string[],
  now: Date,
): Promise<Acquaintance[]> {
  if (bookingIds.length === 0) return []
  const { rows } = await sql<Acquaintance>`
    SELECT asked.id AS "bookingId", assignments.resource_id AS "resourceId", max(before.starts_at) AS at
    FROM bookings AS asked
    CROSS JOIN LATERAL (
      SELECT id, starts_at FROM bookings
      WHERE email_key = asked.email_key AND state IN ('confirmed', 'redeemed') AND starts_at < ${now}
      ORDER BY starts_at DESC LIMIT ${mostBefore}) AS before
    JOIN assignments ON assignments.booking_id = before.id AND coalesce(assignments.live, false)
    WHERE asked.id = ANY(${[...bookingIds]}::uuid[]) AND asked.email_key <> '' AND before.id <> asked.id
    GROUP BY asked.id, assignments.resource_id`.execute(db)
  return rows
}

/** Whose day stands behind a link that can still be opened: `resource day` of each. */
export async function findOpenLinks(db: Database, days: readonly string[], now: Date): Promise<Set<string>> {
  if (days.length === 0) return new Set()
  const rows = await db
    .selectFrom('crew_links')
    .select(['resource_id', sql<string>`to_char(day, 'YYYY-MM-DD')`.as('on_day')])
    .where('day', '=', sql<string>`ANY(${[...days]}::date[])`)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .execute()
  return new Set(rows.map((row) => `${row.resource_id} ${row.on_day}`))
}
