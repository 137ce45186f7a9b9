import { sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'

export type GroundTable =
  | 'areas'
  | 'driving_times'
  | 'area_distances'
  | 'traffic_seasons'
  | 'places'
  | 'terminals'
  | 'garages'

/**
 * Another text whenever a row of these tables comes, goes or changes, whoever changes it. Of all rows together, in any
 * order: fifty thousand take some milliseconds, and none of them travels.
 */
export async function stampOf(db: Database, tables: readonly GroundTable[]): Promise<string> {
  const parts: string[] = []
  for (const table of tables) {
    const { rows } = await sql<{ stamp: string }>`SELECT count(*) || ':' ||
      coalesce(sum(hashtextextended(one::text, 0)::numeric), 0) AS stamp FROM ${sql.table(table)} AS one`.execute(db)
    parts.push(`${table}:${rows[0]?.stamp ?? ''}`)
  }
  return parts.join(' ')
}
