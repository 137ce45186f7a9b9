import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { lettersOf, referenceOf, telephoneOf } from './typed-letters.rules.ts'

/** Escapes what LIKE understands otherwise than people do. */
const literally = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/**
 * That a booking's reference, name, address of mail or number has what was typed. Trigrams answer it from an index; one or
 * two letters have none inside a word, and so must begin the name. Null: nothing was typed.
 */
export function bookingsNaming(q: string): RawBuilder<SqlBool> | null {
  const words = lettersOf(q)
  if (words.length === 0) return null
  const telephone = telephoneOf(q)
  const reference = referenceOf(q)
  const ways = [
    sql`(${sql.join(words.map(saysWord), sql` AND `)})`,
    ...(telephone ? [sql`bookings.phone LIKE ${`%${telephone}%`}`] : []),
    ...(reference ? [sql`bookings.reference LIKE ${`%${reference}%`}`] : []),
  ]
  return sql`(bookings.erased_at IS NULL AND (${sql.join(ways, sql` OR `)}))`
}

function saysWord(word: string): RawBuilder<SqlBool> {
  const pattern = word.length < 3 ? `${literally(word)}%` : `%${literally(word)}%`
  const inName =
    word.length < 3
      ? sql`(bookings.lead_name ILIKE ${pattern} OR bookings.lead_name ILIKE ${`% ${pattern}`})`
      : sql`bookings.lead_name ILIKE ${pattern}`
  return sql`(${inName} OR bookings.email_key LIKE ${pattern.toLowerCase()})`
}
