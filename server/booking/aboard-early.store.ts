import { type SqlBool, sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'
import { addMinutes } from '#server/platform/tokyo-time.rules.ts'

/** Nobody boards so long before their hour: later bookings need not be looked at. */
const earliestMinutes = 12 * 60

const isMarked = (step: string) =>
  sql`EXISTS (SELECT FROM crew_steps WHERE crew_steps.booking_id = bookings.id AND crew_steps.step = ${step})`

/** Of bookings: their guests are on board before their hour, by their crew's word. */
export const isAboardEarly = (now: Date) => sql<SqlBool>`(bookings.starts_at > ${now}
  AND bookings.starts_at <= ${addMinutes(now, earliestMinutes)} AND ${isMarked('on_board')} AND NOT ${isMarked('done')})`

export async function findAboardEarly(db: Database, now: Date): Promise<Set<string>> {
  const rows = await db
    .selectFrom('bookings')
    .select('id')
    .where('state', '=', 'confirmed')
    .where(isAboardEarly(now))
    .execute()
  return new Set(rows.map(({ id }) => id))
}
