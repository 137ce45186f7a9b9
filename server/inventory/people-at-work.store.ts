import { sql } from 'kysely'
import type { PersonBusy } from '#server/fleet/index.ts'
import type { Database } from '#server/platform/database.ts'

/** No job lasts longer, so an index on the start finds what reaches into a moment. */
const longestMs = 2 * 86_400_000

/** What each chauffeur and guide is busy with at this moment, or soon: jobs and absences. In one statement. */
export async function readPeopleBusy(db: Database, now: Date, soon: Date): Promise<Map<string, PersonBusy[]>> {
  const people = sql`resources ON resources.id = resource_id AND resources.kind <> 'vehicle'`
  const { rows } = await sql<{ id: string; what: PersonBusy['what']; starts: Date; ends: Date; free: Date }>`
    SELECT resource_id AS id, 'job' AS what, starts_at AS starts, ends_at AS ends, upper(during) AS free
    FROM assignments JOIN ${people}
    WHERE live AND (expires_at IS NULL OR expires_at > ${now}) AND starts_at < ${soon}
      AND starts_at > ${new Date(now.getTime() - longestMs)} AND upper(during) > ${now}
    UNION ALL
    SELECT resource_id, CASE absences.kind WHEN 'ill' THEN 'ill' ELSE 'away' END, starts_at, ends_at, ends_at
    FROM absences JOIN ${people}
    WHERE ended_at IS NULL AND starts_at <= ${now} AND ends_at > ${now}
    ORDER BY starts`.execute(db)
  const busy = new Map<string, PersonBusy[]>()
  for (const { id, what, starts, ends, free } of rows)
    busy.set(id, [...(busy.get(id) ?? []), { what, startsAt: starts, endsAt: ends, freeAt: free }])
  return busy
}
