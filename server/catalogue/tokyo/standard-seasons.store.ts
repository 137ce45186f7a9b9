import { sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'
import { findSeasonDays } from '../season-texts.store.ts'
import { standardSeasons } from './standard-seasons.ts'

const namesOfStandard = standardSeasons.map(({ name }) => name)

/** How many seasons there are altogether, and how many by the name of one of the standard. */
export async function countSeasons(db: Database): Promise<{ all: number; known: number }> {
  const names = (await findSeasonDays(db)).map(({ name }) => name.toLowerCase())
  return { all: names.length, known: namesOfStandard.filter((name) => names.includes(name.toLowerCase())).length }
}

/** How many of these somebody wrote anew since. */
export async function countChangedSeasons(db: Database, names: readonly string[]): Promise<number> {
  const { rows } = await sql<{ changed: number }>`SELECT count(*)::int AS changed FROM season_texts
    WHERE name = ANY (${[...names]}::text[]) AND version > 1`.execute(db)
  return rows[0]?.changed ?? 0
}

/** Takes those of these away that nobody wrote anew; answers how many. */
export async function dropStandardSeasons(db: Database, names: readonly string[]): Promise<number> {
  const { numAffectedRows } = await sql`DELETE FROM season_texts
    WHERE name = ANY (${[...names]}::text[]) AND version = 1 AND changed_by IS NULL`.execute(db)
  return Number(numAffectedRows ?? 0)
}

export const dropDemoSeasons = (db: Database) => dropStandardSeasons(db, namesOfStandard)

/** Whether there is a season, or ever was one. */
export async function areSeasonsTouched(db: Database): Promise<boolean> {
  const { rows } = await sql<{ touched: boolean }>`SELECT EXISTS (SELECT FROM season_texts)
    OR EXISTS (SELECT FROM change_trail WHERE object_kind = 'season-text') AS touched`.execute(db)
  return rows[0]?.touched ?? true
}
