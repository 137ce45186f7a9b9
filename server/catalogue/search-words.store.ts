import { sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'
import { typosAllowed } from './search-words.rules.ts'

export interface ReadWord {
  typed: string
  /** Words of ours that were probably meant; the typed one itself where we use it, none where nothing is near. */
  meant: string[]
}

/** Reads what was typed as words that our tours use: as written, as the beginning of one, or with a few letters wrong. */
export async function readWords(db: Database, words: readonly string[]): Promise<ReadWord[]> {
  if (words.length === 0) return []
  const { rows } = await sql<{ typed: string; known: boolean; alike: string[] }>`
    SELECT typed, known, CASE WHEN known THEN '{}' ELSE ARRAY(
        SELECT word FROM (
          SELECT word, tours, levenshtein_less_equal(word, typed, typos) AS wrong
          FROM tour_search_words
          WHERE typos > 0 AND length(word) BETWEEN length(typed) - typos AND length(typed) + typos
        ) AS near
        WHERE wrong <= typos
        ORDER BY wrong, left(word, 1) <> left(typed, 1), tours DESC, word LIMIT 1
      ) END AS alike
    FROM unnest(${[...words]}::text[], ${words.map(typosAllowed)}::int[]) AS asked (typed, typos),
      LATERAL (SELECT EXISTS (SELECT FROM tour_search_words
        WHERE word >= typed COLLATE "C" AND word < (typed || U&'\\FFFF') COLLATE "C") AS known) AS use
    -- "the" and "of" are in every tour: they tell nothing.
    WHERE numnode(plainto_tsquery('english', typed)) > 0`.execute(db)
  return rows.map((row) => ({ typed: row.typed, meant: row.known ? [row.typed] : row.alike }))
}
