import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { endOfName, lettersOf, literally, telephoneOf } from '#server/booking/index.ts'

/** One or two letters have no trigrams inside a word, and so must begin one. */
function says(word: string): RawBuilder<SqlBool> {
  const letters = literally(word)
  return word.length < 3
    ? sql`(search LIKE ${`${letters}%`} OR search LIKE ${`% ${letters}%`})`
    : sql`search LIKE ${`%${letters}%`}`
}

/** Every word in the name or an address; or a number, however it is spaced. Null: nothing was typed. */
export function naming(q: string): RawBuilder<SqlBool> | null {
  const words = lettersOf(q.toLowerCase())
  if (words.length === 0) return null
  const inWords = sql<SqlBool>`(${sql.join(words.map(says), sql` AND `)})`
  const telephone = telephoneOf(q)
  return telephone ? sql`(${inWords} OR search LIKE ${`%${telephone}%`})` : inWords
}

/**
 * Who may be meant, to be asked by `naming`: all of them, or where an address was typed up to its @, those who have one
 * whose name ends so, and the few whose own name has the sign. Everybody's address has the same trigrams, so that their
 * index reads the more the more guests there are; addresses of one name lie together in an index of their own.
 */
export function guestsToAsk(q: string): RawBuilder<unknown> {
  const ends = lettersOf(q.toLowerCase()).flatMap((word) => endOfName(word) ?? [])
  if (ends.length === 0) return sql`guests`
  const pieces = ends.map(
    (end) => sql`id = ANY(ARRAY(
      SELECT guest_id FROM guest_addresses WHERE reverse(split_part(email_key, '@', 1)) LIKE ${end}
      UNION ALL SELECT id FROM guests WHERE name LIKE '%@%'))`,
  )
  // The OFFSET keeps the planner from asking the trigrams as well.
  return sql`(SELECT * FROM guests WHERE ${sql.join(pieces, sql` AND `)} OFFSET 0) AS guests`
}
