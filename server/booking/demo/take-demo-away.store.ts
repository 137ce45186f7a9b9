import { sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'

export async function lockBookings(db: Database): Promise<void> {
  await sql`LOCK TABLE bookings IN SHARE ROW EXCLUSIVE MODE`.execute(db)
}

/** Those that are none of these: how many, and when the first was made. */
export async function findBookingsBut(
  db: Database,
  ids: readonly string[],
): Promise<{ count: number; first: Date | null }> {
  const { count, first } = await db
    .selectFrom('bookings')
    .select(({ fn }) => [fn.countAll<string>().as('count'), fn.min('created_at').as('first')])
    .where(({ not, eb, fn, val }) => not(eb('id', '=', fn.any(val([...ids])))))
    .executeTakeFirstOrThrow()
  return { count: Number(count), first }
}

/** All of them, with what was told and moved of each; moves are kept for good elsewhere, but of bookings that never were. */
export async function takeBookingsAway(db: Database): Promise<number> {
  await db.deleteFrom('booking_batches').execute()
  await db.deleteFrom('phone_drafts').execute()
  await sql`ALTER TABLE booking_moves DISABLE TRIGGER booking_moves_stay`.execute(db)
  await db.deleteFrom('booking_moves').execute()
  await sql`ALTER TABLE booking_moves ENABLE TRIGGER booking_moves_stay`.execute(db)
  const { numDeletedRows } = await db.deleteFrom('bookings').executeTakeFirstOrThrow()
  await db.deleteFrom('orders').execute()
  return Number(numDeletedRows)
}
