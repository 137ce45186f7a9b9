import { type SqlBool, sql } from 'kysely'
import { lettersOf, telephoneOf } from '#server/booking/index.ts'
import type { Database } from '#server/platform/database.ts'

export interface FoundGuest {
  id: string
  name: string
  email: string | null
  phone: string
  bookings: number
}

const literally = (word: string) => word.replace(/[\\%_]/g, '\\$&')

/** Guests by letters of a name or an address, or by a number however it is spaced; whoever was here last comes first. */
export async function findBySomeLetters(db: Database, q: string, most: number): Promise<FoundGuest[]> {
  const words = lettersOf(q.toLowerCase())
  if (words.length === 0) return []
  const telephone = telephoneOf(q)
  return db
    .selectFrom('guests')
    .select(['id', 'name', 'email', 'phone', 'bookings'])
    .where('merged_into', 'is', null)
    .where(({ or, and, eb }) =>
      or([and(words.map(says)), ...(telephone ? [eb('search', 'like', `%${telephone}%`)] : [])]),
    )
    .orderBy('last_seen', 'desc')
    .orderBy('id')
    .limit(most)
    .execute()
}

/** One or two letters have no trigrams inside a word, and so must begin one. */
function says(word: string) {
  const letters = literally(word)
  return word.length < 3
    ? sql<SqlBool>`(search LIKE ${`${letters}%`} OR search LIKE ${`% ${letters}%`})`
    : sql<SqlBool>`search LIKE ${`%${letters}%`}`
}
