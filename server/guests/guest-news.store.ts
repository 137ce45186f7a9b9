import { sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'

/** One at a time counts, merges and erases: each of them looks at several guests together. Ends with the transaction. */
export async function lockAllGuests(db: Database): Promise<void> {
  if (!db.isTransaction) throw new Error('Guests are locked inside a transaction only.')
  await sql`SELECT pg_advisory_xact_lock(hashtext('annai.guests'))`.execute(db)
}

/** The same for who only reads: waits for nobody, neither for this lock nor for a row. Answers whether it is ours. */
export async function tryLockAllGuests(db: Database): Promise<boolean> {
  if (!db.isTransaction) throw new Error('Guests are locked inside a transaction only.')
  const { rows } = await sql<{ mine: boolean }>`
    SELECT pg_try_advisory_xact_lock(hashtext('annai.guests')) AS mine, set_config('lock_timeout', '1', true)`.execute(
    db,
  )
  return rows[0]?.mine ?? false
}

export async function hasNews(db: Database): Promise<boolean> {
  return (await db.selectFrom('guest_news').select('id').limit(1).executeTakeFirst()) !== undefined
}

export interface News {
  bookingIds: string[]
  userIds: string[]
}

/** The oldest news, each once: with this transaction they are done. */
export async function takeNews(db: Database, most: number): Promise<News & { count: number }> {
  const { rows } = await sql<{ booking_id: string | null; user_id: string | null }>`
    DELETE FROM guest_news WHERE id IN (SELECT id FROM guest_news ORDER BY id LIMIT ${most} FOR UPDATE SKIP LOCKED)
    RETURNING booking_id, user_id`.execute(db)
  const known = (ids: (string | null)[]) => [...new Set(ids.filter((id) => id !== null))]
  return {
    bookingIds: known(rows.map((row) => row.booking_id)),
    userIds: known(rows.map((row) => row.user_id)),
    count: rows.length,
  }
}

/** A hold that nobody paid for makes no guest; all else that was ever booked does, unless its address has one. */
export async function addGuestsOf(db: Database, bookingIds: readonly string[]): Promise<void> {
  await sql`
    WITH wanted AS (
      SELECT DISTINCT ON (email_key) gen_random_uuid() AS id, email_key, email, lead_name, created_at
      FROM bookings WHERE id = ANY(${bookingIds}::uuid[]) AND erased_at IS NULL
        AND (state NOT IN ('on_hold', 'expired')
          OR EXISTS (SELECT FROM guest_bookings WHERE guest_bookings.booking_id = bookings.id))
        AND NOT EXISTS (SELECT FROM guest_addresses WHERE guest_addresses.email_key = bookings.email_key)
      ORDER BY email_key, created_at DESC, id),
    added AS (
      INSERT INTO guests (id, name, email, first_seen, last_seen)
      SELECT id, lead_name, email, created_at, created_at FROM wanted)
    INSERT INTO guest_addresses (email_key, email, guest_id) SELECT email_key, email, id FROM wanted`.execute(db)
}

/** Bookings follow their address, whoever has it; answers whose they were and whose they are. */
export async function linkBookings(db: Database, bookingIds: readonly string[]): Promise<string[]> {
  const owners = async () =>
    (
      await db
        .selectFrom('guest_bookings')
        .select('guest_id')
        .distinct()
        .where(sql<boolean>`booking_id = ANY(${bookingIds}::uuid[])`)
        .execute()
    ).map(({ guest_id }) => guest_id)
  const before = await owners()
  await sql`
    INSERT INTO guest_bookings (booking_id, guest_id)
    SELECT bookings.id, guest_addresses.guest_id FROM bookings JOIN guest_addresses USING (email_key)
    WHERE bookings.id = ANY(${bookingIds}::uuid[]) AND bookings.erased_at IS NULL
    ON CONFLICT (booking_id) DO UPDATE SET guest_id = excluded.guest_id
    WHERE guest_bookings.guest_id <> excluded.guest_id`.execute(db)
  return [...new Set([...before, ...(await owners())])]
}

/** Guests who have, or had, some accounts. */
export async function findGuestsOfAccounts(db: Database, userIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT guest_addresses.guest_id AS id FROM users JOIN guest_addresses USING (email_key)
    WHERE users.id = ANY(${userIds}::uuid[])
    UNION SELECT id FROM guests WHERE user_id = ANY(${userIds}::uuid[])`.execute(db)
  return rows.map(({ id }) => id)
}

/** Whose next day has begun: it is their last one now. */
export async function findPassedDays(db: Database, now: Date, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('guests')
    .select('id')
    .where('merged_into', 'is', null)
    .where('next_at', '<=', now)
    .orderBy('next_at')
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}
