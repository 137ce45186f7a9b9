import { sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'
import { momentsOf, type Span } from './earnings-periods.rules.ts'

/**
 * What a car earned with the jobs that it did. Money that came before its job counts on the day of the job, and what came
 * or went back after it on its own day: so a month that is over stays as it is, whatever moves to other cars later.
 */
export async function earnedByCar(db: Database, id: string, span: Span): Promise<number> {
  const { from, until } = momentsOf(span)
  const { rows } = await sql<{ yen: number }>`
    SELECT coalesce(-sum(amount_yen), 0)::float8 AS yen
    FROM ledger_lines JOIN bookings ON bookings.id = booking_id
    WHERE account = 'guest'
      AND bookings.id IN (SELECT booking_id FROM assignments WHERE resource_id = ${id} AND live AND expires_at IS NULL)
      AND greatest(starts_at, at) >= ${from} AND greatest(starts_at, at) < ${until}`.execute(db)
  return rows[0]?.yen ?? 0
}
