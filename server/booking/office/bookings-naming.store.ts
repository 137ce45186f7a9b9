import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { isReference } from '#core/references.ts'
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
    ...(reference ? [hasReference(reference)] : []),
  ]
  return sql`(bookings.erased_at IS NULL AND (${sql.join(ways, sql` OR `)}))`
}

/**
 * By a part of its reference, or by the whole of one that it had before: as an array, which an index answers beside the
 * others.
 */
export function hasReference(part: string): RawBuilder<SqlBool> {
  const isNow = sql<SqlBool>`bookings.reference LIKE ${`%${part}%`}`
  if (!isReference(`AN-${part}`)) return isNow
  return sql`(${isNow} OR bookings.id = ANY(ARRAY(
    SELECT booking_id FROM reference_aliases WHERE reference_aliases.reference = ${`AN-${part}`})))`
}

function saysWord(word: string): RawBuilder<SqlBool> {
  const pattern = word.length < 3 ? `${literally(word)}%` : `%${literally(word)}%`
  const inName =
    word.length < 3
      ? sql`(bookings.lead_name ILIKE ${pattern} OR bookings.lead_name ILIKE ${`% ${pattern}`})`
      : sql`bookings.lead_name ILIKE ${pattern}`
  return sql`(${inName} OR bookings.email_key LIKE ${pattern.toLowerCase()})`
}

/**
 * What may be meant, to be asked whether it has what was typed: all bookings, or where an address was typed up to its @,
 * those of an address whose name ends so, and the few with a name or a place that has the sign. Everybody's address has
 * the same trigrams, so that their index reads the more the more bookings there are; those of one name lie together in
 * an index of names.
 */
export function bookingsToAsk(q: string): RawBuilder<unknown> {
  const ends = lettersOf(q.toLowerCase()).flatMap((word) => endOfName(word) ?? [])
  if (ends.length === 0) return sql`bookings`
  const pieces = ends.map(
    (end) => sql`(reverse(split_part(email_key, '@', 1)) LIKE ${end}
      OR lead_name LIKE '%@%' OR pick_up ->> 'name' LIKE '%@%')`,
  )
  // The OFFSET keeps the planner from asking the trigrams as well.
  return sql`(SELECT * FROM bookings WHERE ${sql.join(pieces, sql` AND `)} OFFSET 0) AS bookings`
}
