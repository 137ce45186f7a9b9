import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { endOfName, lettersOf, literally, referenceOf, telephoneOf } from './typed-letters.rules.ts'

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
  return sql`(${inName} OR bookings.email_key LIKE ${pattern.toLowerCase()}) ${andNearSign(word, sql`bookings.lead_name LIKE '%@%'`)}`
}

/**
 * The letters before an @ end the name in an address, or stand in one of the few `others` that have the sign. That follows
 * from what was asked, and is asked as well: everybody's address has the same trigrams, so that their index reads the
 * more the more addresses there are, while those of one name lie together in its own.
 */
export function andNearSign(word: string, others: RawBuilder<unknown>): RawBuilder<unknown> {
  const end = endOfName(word.toLowerCase())
  return end === null ? sql`` : sql`AND (reverse(split_part(bookings.email_key, '@', 1)) LIKE ${end} OR ${others})`
}
