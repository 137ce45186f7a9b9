import { sql } from 'kysely'
import type { Matched } from '#contract/tour-search.ts'
import { wheelsInWords } from '#contract/walking.ts'
import type { Database } from '#server/platform/database.ts'
import { anyWord, type SearchGround } from './tour-search.store.ts'

/** Characters that no text of a tour holds, around the words that were found. */
const [before, after] = ['\u0001', '\u0002']
const cut = `StartSel=${before}, StopSel=${after}, MaxWords=16, MinWords=8, MaxFragments=1`

/**
 * By the tour's id: the passage for which it was found. None where the card shows the words anyway, in its name or its
 * line for lists. What tells most comes first: the line, a stop, where it begins, then what is written about it.
 */
export async function findMatchedPassages(
  db: Database,
  ids: readonly string[],
  { words, japanese }: Pick<SearchGround, 'words' | 'japanese'>,
): Promise<Map<string, Matched>> {
  const known = words.filter((meant) => meant.length > 0)
  if (ids.length === 0 || known.length + japanese.length === 0) return new Map()
  const every = sql`to_tsquery('english', ${known.map((meant) => `(${anyWord(meant)})`).join(' & ')})`
  const some = sql`to_tsquery('english', ${anyWord(known.flat())})`
  const { rows } = await sql<{ id: string; where: Matched['where']; passage: string }>`
    SELECT tours.id, found.where, found.passage
    FROM tours JOIN categories ON categories.id = tours.category_id, LATERAL (
      SELECT said.where, CASE WHEN said.is_japanese THEN said.text ELSE ts_headline('english', said.text, ${some}, ${cut}) END AS passage
      FROM (
        SELECT 1 AS turn, 0 AS position, 'line' AS where, categories.name AS text, false AS is_japanese
        UNION ALL SELECT 2, position, 'stop', name, false FROM tour_stops WHERE tour_id = tours.id
        UNION ALL SELECT 2, position, 'stop', name || ', ' || name_ja, true FROM tour_stops
          WHERE tour_id = tours.id AND EXISTS (SELECT FROM unnest(${[...japanese]}::text[]) AS word WHERE strpos(lower(name_ja), word) > 0)
        UNION ALL SELECT 3, 0, 'pick-up', pick_up ->> 'name', false
        UNION ALL SELECT 4, position, 'text', note, false FROM tour_stops WHERE tour_id = tours.id
        UNION ALL SELECT 5, 0, 'text', concat_ws('. ', (SELECT string_agg(node #>> '{}', ' ')
          FROM jsonb_path_query(details, '$.**.text') AS node), array_to_string(suits, '. '), plan_b), false
        UNION ALL SELECT 6, 0, 'text', ${wheelsInWords('all')}, false WHERE tours.stroller = 'all'
      ) AS said
      WHERE said.is_japanese OR to_tsvector('english', said.text) @@ ${some}
      ORDER BY said.turn, said.position LIMIT 1
    ) AS found
    WHERE tours.id = ANY (${[...ids]}::uuid[])
      AND (${known.length === 0} OR NOT to_tsvector('english', title || ' ' || tours.summary) @@ ${every})`.execute(db)
  return new Map(rows.map(({ id, where, passage }) => [id, { where, parts: partsOf(passage) }]))
}

/** "to \u0001Fuji\u0002 at dawn" as three parts. */
export const partsOf = (passage: string): Matched['parts'] =>
  passage
    .split(before)
    .flatMap((piece, index) => {
      if (index === 0) return [{ text: piece, isFound: false }]
      const [found = '', rest = ''] = piece.split(after)
      return [
        { text: found, isFound: true },
        { text: rest, isFound: false },
      ]
    })
    .filter(({ text }) => text !== '')
