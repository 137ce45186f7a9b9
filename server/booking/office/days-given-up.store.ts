import { sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'
import { addDays, tokyoInstant } from '#server/platform/tokyo-time.rules.ts'

const dayIn = (moment: string) => sql`(${sql.ref(moment)} AT TIME ZONE 'Asia/Tokyo')::date`

/**
 * Days that nobody who lost theirs is to be offered, although crews are free on them: those that the same deed empties
 * (of a storm also those between), and those from which the weather took other guests or is about to.
 */
export async function findDaysGivenUp(
  db: Database,
  bookingId: string,
  { firstDay, lastDay }: { firstDay: string; lastDay: string },
): Promise<Set<string>> {
  const [from, until] = [tokyoInstant(firstDay, '00:00'), tokyoInstant(addDays(lastDay, 1), '00:00')]
  const { rows } = await sql<{ day: string }>`
    WITH deeds AS (
      SELECT cause, ${dayIn('bookings.starts_at')} AS day, min(${dayIn('bookings.starts_at')}) OVER deed AS first_day,
        max(${dayIn('bookings.starts_at')}) OVER deed AS last_day
      FROM booking_batches
        JOIN booking_batch_items AS own ON own.batch_id = booking_batches.id AND own.booking_id = ${bookingId}
        JOIN booking_batch_items AS beside ON beside.batch_id = booking_batches.id
        JOIN bookings ON bookings.id = beside.booking_id
      WHERE what = 'cancel' WINDOW deed AS (PARTITION BY booking_batches.id)),
    given_up AS (
      SELECT day FROM deeds
      UNION SELECT generate_series(first_day, last_day, interval '1 day')::date FROM deeds WHERE cause = 'weather'
      UNION SELECT ${dayIn('starts_at')} FROM bookings
        WHERE cancel_cause = 'weather' AND starts_at >= ${from} AND starts_at < ${until}
      UNION SELECT ${dayIn('bookings.starts_at')} FROM booking_batch_items AS item
        JOIN booking_batches ON booking_batches.id = item.batch_id JOIN bookings ON bookings.id = item.booking_id
        WHERE cause = 'weather' AND item.state = 'waiting'
      -- Whoever was moved had a crew on the day before.
      UNION SELECT ${dayIn('assignments.starts_at')} FROM booking_batch_items AS item
        JOIN booking_batches ON booking_batches.id = item.batch_id
        JOIN assignments ON assignments.booking_id = item.booking_id
        WHERE cause = 'weather' AND what = 'move' AND item.state = 'done' AND NOT live
          AND starts_at >= ${from} AND starts_at < ${until} AND ${dayIn('assignments.starts_at')} <> to_day)
    SELECT DISTINCT to_char(day, 'YYYY-MM-DD') AS day FROM given_up`.execute(db)
  return new Set(rows.map(({ day }) => day))
}
