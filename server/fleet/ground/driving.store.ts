import { sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'

export interface WayTimes {
  from: string
  to: string
  /** By the hour; null where nobody told them. */
  minutes: (number | null)[]
}

/** Of every way that is known, also of retired areas. */
export async function readWays(db: Database): Promise<WayTimes[]> {
  const { rows } = await sql<WayTimes>`SELECT from_area AS from, to_area AS to,
      (SELECT array_agg(told.minutes ORDER BY hours.hour) FROM generate_series(0, 23) AS hours (hour)
        LEFT JOIN driving_times AS told
          ON told.from_area = way.from_area AND told.to_area = way.to_area AND told.hour = hours.hour) AS minutes
    FROM (SELECT DISTINCT from_area, to_area FROM driving_times) AS way ORDER BY 1, 2`.execute(db)
  return rows
}

export interface NewTime {
  from: string
  to: string
  hour: number
  minutes: number
}

/** Some of all hours that are told, in the order of their ways, after one of them. */
export async function timesAfter(db: Database, after: Omit<NewTime, 'minutes'>, most: number): Promise<NewTime[]> {
  return db
    .selectFrom('driving_times')
    .select(['from_area as from', 'to_area as to', 'hour', 'minutes'])
    .where(sql<boolean>`(from_area, to_area, hour) > (${after.from}, ${after.to}, ${after.hour}::smallint)`)
    .orderBy('from_area')
    .orderBy('to_area')
    .orderBy('hour')
    .limit(most)
    .execute()
}

/** What stood there before gives way. Each hour of a way once. */
export async function writeTimes(db: Database, times: readonly NewTime[]): Promise<void> {
  await sql`INSERT INTO driving_times (from_area, to_area, hour, minutes)
    SELECT * FROM unnest(${times.map(({ from }) => from)}::text[], ${times.map(({ to }) => to)}::text[],
      ${times.map(({ hour }) => hour)}::smallint[], ${times.map(({ minutes }) => minutes)}::smallint[])
    ON CONFLICT (from_area, to_area, hour) DO UPDATE SET minutes = excluded.minutes`.execute(db)
}

/** All seasons of traffic are these from now on. */
export async function replaceTrafficSeasons(
  db: Database,
  seasons: readonly { name: string; seasonFrom: number; seasonTo: number; percent: number }[],
): Promise<void> {
  await db.deleteFrom('traffic_seasons').execute()
  if (seasons.length === 0) return
  await db
    .insertInto('traffic_seasons')
    .values(
      seasons.map(({ name, seasonFrom, seasonTo, percent }) => ({
        ...{ name, season_from: seasonFrom, season_to: seasonTo, percent },
      })),
    )
    .execute()
}
