import { type SqlBool, sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'
import { lettersOf, referenceOf, telephoneOf } from './typed-letters.rules.ts'

/** Escapes what LIKE understands otherwise than people do. */
const literally = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/**
 * Bookings whose reference, name, address of mail or number has what was typed. Trigrams answer it from an index, also
 * among a hundred thousand; one or two letters have none, and so must begin the name. Null: nothing was typed.
 */
export function bookingsNaming(db: Database, q: string) {
  const words = lettersOf(q)
  if (words.length === 0) return null
  const telephone = telephoneOf(q)
  const reference = referenceOf(q)
  return db
    .selectFrom('bookings')
    .where('bookings.erased_at', 'is', null)
    .where(({ or, and, eb }) =>
      or([
        and(words.map((word) => saysWord(word))),
        ...(telephone ? [eb('bookings.phone', 'like', `%${telephone}%`)] : []),
        ...(reference ? [eb('bookings.reference', 'like', `%${reference}%`)] : []),
      ]),
    )
}

function saysWord(word: string) {
  const pattern = word.length < 3 ? `${literally(word)}%` : `%${literally(word)}%`
  const inName =
    word.length < 3
      ? sql<SqlBool>`(bookings.lead_name ILIKE ${pattern} OR bookings.lead_name ILIKE ${`% ${pattern}`})`
      : sql<SqlBool>`bookings.lead_name ILIKE ${pattern}`
  return sql<SqlBool>`(${inName} OR bookings.email_key LIKE ${pattern.toLowerCase()})`
}
