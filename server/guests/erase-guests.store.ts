import { sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'

/** Guests whose bookings these are, or whose address it is; also those that were merged into them. */
export async function findTouched(
  db: Database,
  bookingIds: readonly string[],
  emailKey: string | null,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT guest_id AS id FROM guest_bookings WHERE booking_id = ANY(${bookingIds}::uuid[])
    UNION SELECT guest_id FROM guest_addresses WHERE email_key = ${emailKey}::text`.execute(db)
  return rows.map(({ id }) => id)
}

/** Whether anything is left that still says whose it is. */
export async function hasOtherBookings(db: Database, id: string, but: readonly string[]): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM guest_bookings JOIN bookings ON bookings.id = booking_id
    WHERE guest_id = ${id}::uuid AND bookings.erased_at IS NULL AND NOT bookings.id = ANY(${but}::uuid[])
    LIMIT 1`.execute(db)
  return rows.length > 0
}

/** A row without a name, for bookings that are erased while their guest has others; undefined where there are none. */
export async function splitOff(
  db: Database,
  bookingIds: readonly string[],
  of: string,
  now: Date,
): Promise<string | undefined> {
  const theirs = sql<boolean>`guest_id = ${of}::uuid AND booking_id = ANY(${bookingIds}::uuid[])`
  if (!(await db.selectFrom('guest_bookings').select('booking_id').where(theirs).limit(1).executeTakeFirst())) return
  const { id } = await db
    .insertInto('guests')
    .values({ name: '', email: null, first_seen: now, last_seen: now, erased_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.updateTable('guest_bookings').set({ guest_id: id }).where(theirs).execute()
  return id
}

/** Addresses go with the last booking that has them; mail goes to one that is left. */
export async function forgetUnusedAddresses(db: Database, id: string, but: readonly string[]): Promise<void> {
  await sql`DELETE FROM guest_addresses WHERE guest_id = ${id}::uuid AND NOT EXISTS (SELECT FROM bookings
    WHERE bookings.email_key = guest_addresses.email_key AND erased_at IS NULL
      AND NOT bookings.id = ANY(${but}::uuid[]))`.execute(db)
  await sql`UPDATE guests SET email = (SELECT email FROM guest_addresses WHERE guest_id = guests.id
      ORDER BY email_key LIMIT 1)
    WHERE id = ${id}::uuid AND NOT EXISTS (SELECT FROM guest_addresses
      WHERE guest_id = guests.id AND guest_addresses.email = guests.email)`.execute(db)
}

/** All that was merged into some guests, however often. */
export async function withMerged(db: Database, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    WITH RECURSIVE all_of AS (
      SELECT id FROM guests WHERE id = ANY(${ids}::uuid[])
      UNION SELECT guests.id FROM guests JOIN all_of ON guests.merged_into = all_of.id)
    SELECT id FROM all_of`.execute(db)
  return rows.map(({ id }) => id)
}

/** What some guests are called and reached by. */
export async function findNamesOf(db: Database, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    SELECT unnest(ARRAY[name, phone, email]) AS word FROM guests WHERE id = ANY(${ids}::uuid[])
    UNION SELECT email FROM guest_addresses WHERE guest_id = ANY(${ids}::uuid[])`.execute(db)
  return rows.flatMap(({ word }) => word || [])
}

/** What is left are days and sums. */
export async function eraseGuests(db: Database, ids: readonly string[], now: Date): Promise<void> {
  const those = sql<boolean>`= ANY(${ids}::uuid[])`
  await sql`UPDATE guests SET name = '', email = NULL, phone = '', country = NULL, language = '', name_board = '',
      food = '', walking = '', children = '', likes = '', notes = '', by_hand = '{}', phone_key = '', name_key = '',
      family_key = '', cards = '{}', search = '', user_id = NULL, erased_at = ${now}, version = version + 1
    WHERE id ${those}`.execute(db)
  await sql`DELETE FROM guest_addresses WHERE guest_id ${those}`.execute(db)
  await sql`DELETE FROM guest_merges WHERE kept_id ${those} OR merged_id ${those}`.execute(db)
}

/** Somebody left whose day is yet to come: its crew knows name, number and needs; what else we wrote goes. */
export async function forgetWritten(db: Database, id: string): Promise<void> {
  await sql`UPDATE guests SET country = NULL, language = '', likes = '', notes = '', phone = '', name_board = '',
    by_hand = '{}', user_id = NULL, version = version + 1 WHERE id = ${id}::uuid`.execute(db)
}

/** For the copy: what is written about whoever has these bookings. */
export async function readOwnGuests(db: Database, bookingIds: readonly string[]) {
  return db
    .selectFrom('guests')
    .select(['name', 'email', 'phone', 'country', 'language', 'name_board', 'food', 'walking', 'children', 'likes'])
    .select(['notes', 'bookings', 'paid_yen', 'first_seen', 'last_seen'])
    .select(
      sql<string[]>`ARRAY(SELECT email FROM guest_addresses WHERE guest_id = guests.id ORDER BY email_key)`.as(
        'addresses',
      ),
    )
    .where(sql<boolean>`id IN (SELECT guest_id FROM guest_bookings WHERE booking_id = ANY(${bookingIds}::uuid[]))`)
    .orderBy('id')
    .execute()
}

/** Which addresses are one person's: by address, all that this person has. */
export async function findAddressesAlong(db: Database, keys: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ key: string; along: string[] }>`
    SELECT asked.email_key AS key, array_agg(other.email_key) AS along
    FROM guest_addresses AS asked JOIN guest_addresses AS other USING (guest_id)
    WHERE asked.email_key = ANY(${keys}::text[]) GROUP BY asked.email_key`.execute(db)
  return new Map(rows.map(({ key, along }) => [key, along]))
}
