import { sql } from 'kysely'
import type { Busy } from '#server/fleet/index.ts'
import type { Database } from '#server/platform/database.ts'
import { addDays, tokyoDayOf, tokyoInstant } from '#server/platform/tokyo-time.rules.ts'
import { isLiveThen } from './is-live.store.ts'

/** No job lasts longer, so an index on the start finds what reaches into a moment. */
const longestMs = 2 * 86_400_000

/** What each car is busy with at this moment, or soon: jobs and stops. In one statement. */
export async function readCarsBusy(db: Database, now: Date, soon: Date): Promise<Map<string, Busy[]>> {
  const { rows } = await sql<{ id: string; what: Busy['what']; starts: Date; ends: Date; free: Date }>`
    SELECT resource_id AS id, 'job' AS what, starts_at AS starts, ends_at AS ends, upper(during) AS free
    FROM assignments JOIN vehicles USING (resource_id)
    WHERE live AND (expires_at IS NULL OR expires_at > ${now}) AND starts_at < ${soon}
      AND starts_at > ${new Date(now.getTime() - longestMs)} AND upper(during) > ${now}
    UNION ALL
    SELECT resource_id, 'stop', starts_at, ends_at, ends_at FROM absences JOIN vehicles USING (resource_id)
    WHERE ended_at IS NULL AND starts_at <= ${now} AND ends_at > ${now}
    ORDER BY starts`.execute(db)
  const busy = new Map<string, Busy[]>()
  for (const { id, what, starts, ends, free } of rows)
    busy.set(id, [...(busy.get(id) ?? []), { what, startsAt: starts, endsAt: ends, freeAt: free }])
  return busy
}

const [firstHour, lastHour] = ['06:00', '22:00'] as const
const days = 30
const minutesOfDay = 16 * 60

/**
 * Of the hours between 06:00 and 22:00 of the last thirty days, how many per cent each car, or one of them, was out
 * with guests. What runs over midnight counts on both days.
 */
export async function readCarsUse(db: Database, now: Date, only?: string): Promise<Map<string, number>> {
  const today = tokyoDayOf(now)
  const span = Array.from({ length: days }, (_, index) => addDays(today, index - days))
  const from = span.map((day) => tokyoInstant(day, firstHour))
  const until = span.map((day) => tokyoInstant(day, lastHour))
  const [first, last] = [from[0] ?? now, until.at(-1) ?? now]
  const rows = await db
    .selectFrom('assignments')
    .innerJoin('vehicles', 'vehicles.resource_id', 'assignments.resource_id')
    .innerJoin(
      sql<{ opens: Date; closes: Date }>`unnest(${from}::timestamptz[], ${until}::timestamptz[])`.as<'day'>(
        sql`day (opens, closes)`,
      ),
      (join) => join.on(sql<boolean>`starts_at < day.closes AND ends_at > day.opens`),
    )
    .select('assignments.resource_id as id')
    .select(
      sql<number>`(sum(extract(epoch FROM least(ends_at, day.closes) - greatest(starts_at, day.opens))) / 60)::float8`.as(
        'minutes',
      ),
    )
    .where(isLiveThen)
    .where('expires_at', 'is', null)
    .where('starts_at', '>', new Date(first.getTime() - longestMs))
    .where('starts_at', '<', last)
    .$if(only !== undefined, (query) => query.where('assignments.resource_id', '=', only ?? ''))
    .groupBy('assignments.resource_id')
    .execute()
  return new Map(
    rows.map(({ id, minutes }) => [id, Math.min(100, Math.round((minutes * 100) / (days * minutesOfDay)))]),
  )
}

/** What a car goes out with next, after what it is out with now; also what is only held. */
export async function findJobAfter(db: Database, id: string, now: Date): Promise<string | undefined> {
  const row = await db
    .selectFrom('assignments')
    .select('booking_id')
    .where('resource_id', '=', id)
    .where(isLiveThen)
    .where('starts_at', '>', now)
    .where(({ or, eb }) => or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .orderBy('starts_at')
    .limit(1)
    .executeTakeFirst()
  return row?.booking_id
}
