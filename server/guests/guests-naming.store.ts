import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { lettersOf, telephoneOf } from '#server/booking/index.ts'

/** Escapes what LIKE understands otherwise than people do. */
const literally = (word: string) => word.replace(/[\\%_]/g, '\\$&')

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
