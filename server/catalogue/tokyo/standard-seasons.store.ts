import { sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'
import { insertSeason } from '../office/edited-season.store.ts'
import { findSeasonDays } from '../season-texts.store.ts'
import { standardSeasons } from './standard-seasons.ts'

const namesOfStandard = standardSeasons.map(({ name }) => name)

/** How many seasons there are altogether, and how many by the name of one of the standard. */
export async function countSeasons(db: Database): Promise<{ all: number; known: number }> {
  const names = (await findSeasonDays(db)).map(({ name }) => name.toLowerCase())
  return { all: names.length, known: namesOfStandard.filter((name) => names.includes(name.toLowerCase())).length }
}

/** Adds those that are not there by their name, below all that are; answers the names of the new ones. */
export async function addStandardSeasons(db: Database, at: Date, idOf?: (number: number) => string): Promise<string[]> {
  const taken = new Set((await findSeasonDays(db)).map(({ name }) => name.toLowerCase()))
  const missing = standardSeasons.filter(({ name }) => !taken.has(name.toLowerCase()))
  for (const { picture, ...season } of missing) {
    const id = idOf?.(namesOfStandard.indexOf(season.name) + 1)
    await insertSeason(db, { ...season, id, pictureName: picture, alt: null, focus: null }, { by: null, at })
  }
  return missing.map(({ name }) => name)
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

/** The days of all of them are found in this line, where it is there and nothing is said of it yet. */
export async function linkSeasonsTo(db: Database, slug: string): Promise<void> {
  await sql`INSERT INTO season_text_lines (season_id, category_id)
    SELECT season_texts.id, categories.id FROM season_texts, categories
    WHERE categories.slug = ${slug} AND season_texts.changed_by IS NULL ON CONFLICT DO NOTHING`.execute(db)
}

/** Whether somebody of the office ever wrote, took away or put in order a season. */
export async function areSeasonsTouched(db: Database): Promise<boolean> {
  const { rows } = await sql<{ touched: boolean }>`SELECT EXISTS (SELECT FROM season_texts)
    OR EXISTS (SELECT FROM change_trail WHERE object_kind = 'season-text') AS touched`.execute(db)
  return rows[0]?.touched ?? true
}
