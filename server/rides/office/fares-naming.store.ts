import { sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'

/** Of the tables: the one in force, those to come, and the draft. */
export const sinceInForce = (now: Date) => sql`(is_draft OR in_force_from >= (
  SELECT coalesce(max(in_force_from), '-infinity') FROM fare_tables WHERE NOT is_draft AND in_force_from <= ${now}))`

/** Names of the tables in force, to come and in draft that have a flat fare for an area, by its code. */
export async function faresNaming(db: Database, area: string, now: Date): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`SELECT name FROM fare_tables
    WHERE ${sinceInForce(now)}
      AND EXISTS (SELECT FROM jsonb_array_elements(fares -> 'flat') AS flat WHERE flat -> 'areas' ? ${area})
    ORDER BY in_force_from, name`.execute(db)
  return rows.map(({ name }) => name)
}
