import { sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'
import { isLive } from './is-live.store.ts'
import type { Window } from './what-is-taken.store.ts'

/**
 * Gives up what ended holds still keep of these resources; answers whose holds they were, with their bookings locked.
 * A booking that somebody else works on at this moment, as when it is being paid, keeps its crew: nobody waits for it.
 */
export async function releaseEnded(db: Database, ids: readonly string[], window: Window, now: Date): Promise<string[]> {
  const { rows } = await sql<{ booking_id: string }>`
    WITH ended AS (
      SELECT id FROM bookings WHERE id IN (
        SELECT booking_id FROM assignments
        WHERE resource_id = ANY(${ids}) AND live AND expires_at <= ${now}
          AND starts_at < ${window.until} AND ends_at > ${window.from})
      ORDER BY id FOR NO KEY UPDATE SKIP LOCKED)
    UPDATE assignments SET live = false
    WHERE booking_id IN (SELECT id FROM ended) AND ${isLive} AND expires_at <= ${now}
    RETURNING booking_id`.execute(db)
  return [...new Set(rows.map(({ booking_id }) => booking_id))]
}
