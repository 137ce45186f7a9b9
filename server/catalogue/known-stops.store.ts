import { sql } from 'kysely'
import type { Place } from '#contract/catalogue.ts'
import type { Database } from '#server/platform/database.ts'

/** Where days of ours stop, each place once, by part of its name in either script; the most visited first. */
export async function findKnownStops(db: Database, words: string, most: number): Promise<Place[]> {
  const like = `%${words.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  const { rows } = await sql<Place>`
    SELECT name, max(name_ja) AS "nameJa", avg(latitude) AS latitude, avg(longitude) AS longitude
    FROM tour_stops WHERE lower(name) LIKE ${like} OR name_ja LIKE ${like}
    GROUP BY name ORDER BY count(*) DESC, name LIMIT ${most}`.execute(db)
  return rows
}
