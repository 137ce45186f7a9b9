import { sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'
import { guestsToAsk, naming } from './guests-naming.store.ts'

export interface FoundGuest {
  id: string
  name: string
  email: string | null
  phone: string
  bookings: number
}

/** So many of those who were here last are asked first: a common name is among them, and then nobody else is asked. */
const nearest = 2000

const columns = sql`id, name, email, phone, bookings, last_seen`

/** Guests by letters of a name or an address, or by a number however it is spaced; whoever was here last comes first. */
export async function findBySomeLetters(db: Database, q: string, most: number): Promise<FoundGuest[]> {
  const named = naming(q)
  if (!named) return []
  const { rows } = await sql<FoundGuest>`
    WITH recent AS MATERIALIZED (
      SELECT ${columns}, search FROM guests WHERE merged_into IS NULL ORDER BY last_seen DESC, id LIMIT ${nearest}),
    near AS MATERIALIZED (SELECT ${columns} FROM recent WHERE ${named} ORDER BY last_seen DESC, id LIMIT ${most}),
    far AS MATERIALIZED (
      SELECT ${columns} FROM ${guestsToAsk(q)}
      WHERE merged_into IS NULL AND ${named} AND (SELECT count(*) FROM near) < ${most})
    SELECT id, name, email, phone, bookings FROM (SELECT * FROM near UNION SELECT * FROM far) AS found
    ORDER BY last_seen DESC, id LIMIT ${most}`.execute(db)
  return rows
}
