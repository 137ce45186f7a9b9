import { sql } from 'kysely'
import type { BookingState } from '#contract/booking.ts'
import { emailKey } from '#contract/text.ts'
import { noDetails } from '#core/booking-details.ts'
import type { Database } from '#server/platform/database.ts'
import { erasedWord, nowhere } from '#server/platform/erased.rules.ts'
import type { Person } from '#server/platform/personal-data.ts'
import { wishWithoutDoors, withoutDoor } from '#server/pricing/index.ts'
import { neverDriven } from './leaving.rules.ts'
import { detailColumns } from './save-bookings.store.ts'

const selectOwn = (db: Database, { userId, email }: Person) =>
  db
    .selectFrom('bookings')
    .where(({ or, and, eb }) =>
      or([
        eb('user_id', '=', userId),
        ...(email === null
          ? []
          : [and([eb('user_id', 'is', null), eb('email_key', '=', emailKey(email)), eb('erase_on', 'is', null)])]),
      ]),
    )
    .where('erased_at', 'is', null)

/** The bookings of a person, also those made with their address before they had an account; the oldest first. */
export async function findIdsOf(db: Database, person: Person): Promise<string[]> {
  const rows = await selectOwn(db, person).select('id').orderBy('created_at').orderBy('id').execute()
  return rows.map(({ id }) => id)
}

/** The same, and nobody else changes them until the transaction ends. */
export async function lockBookingsOf(db: Database, person: Person) {
  const rows = await selectOwn(db, person)
    .select(['id', 'state', 'ends_at as endsAt'])
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(({ state, ...row }) => ({ ...row, state: state as BookingState }))
}

/** Its guest has left: it is nobody's until it is erased with that day in Tokyo, and opened by its links. */
export async function leaveUntil(db: Database, id: string, day: string): Promise<void> {
  await db.updateTable('bookings').set({ user_id: null, erase_on: day }).where('id', '=', id).execute()
}

/** Its guest has no account any more, and asked to be forgotten. */
export async function hasLeft(db: Database, id: string): Promise<boolean> {
  const row = await db.selectFrom('bookings').select('erase_on').where('id', '=', id).executeTakeFirst()
  return row !== undefined && row.erase_on !== null
}

/**
 * A day that was moved since its guest left is waited for anew; for one that was called off nobody waits. Tokyo's time
 * is nine hours ahead the whole year.
 */
export async function settleEraseDays(db: Database, daysAfter: number): Promise<void> {
  await sql`UPDATE bookings SET erase_on = wanted.day
    FROM (SELECT id, CASE WHEN state = ANY(${neverDriven}::text[])
        THEN (SELECT (max(at) AT TIME ZONE 'Asia/Tokyo')::date FROM booking_moves WHERE booking_id = bookings.id)
        ELSE (ends_at AT TIME ZONE 'Asia/Tokyo')::date END + ${daysAfter}::int AS day
      FROM bookings WHERE erase_on IS NOT NULL AND erased_at IS NULL) AS wanted
    WHERE bookings.id = wanted.id AND bookings.erase_on <> wanted.day`.execute(db)
}

export async function findToErase(db: Database, today: string, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('bookings')
    .select('id')
    .where('erase_on', '<=', today)
    .where('erased_at', 'is', null)
    .orderBy('erase_on')
    .orderBy('id')
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}

/** Whether it is still to be erased by that day; nobody else changes it until the transaction ends. */
export async function lockToErase(db: Database, id: string, today: string): Promise<boolean> {
  const row = await db
    .selectFrom('bookings')
    .select('id')
    .where('id', '=', id)
    .where('erase_on', '<=', today)
    .where('erased_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** What the guests of some bookings are called and reached by. */
export async function findNamesOf(db: Database, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('bookings')
    .select(['lead_name', 'email', 'phone'])
    .where(sql<boolean>`id = ANY(${ids}::uuid[])`)
    .where('erased_at', 'is', null)
    .execute()
  return [...new Set(rows.flatMap((row) => [row.lead_name, row.email, row.phone]))]
}

/**
 * Days, prices, crews and states stay, for accounts and for the records that the law wants of who was driven when; whom
 * they were for goes, with every way to open them.
 */
export async function eraseBookings(db: Database, ids: readonly string[], now: Date): Promise<void> {
  const those = sql<boolean>`= ANY(${ids}::uuid[])`
  await db
    .updateTable('bookings')
    .set({
      user_id: null,
      ...detailColumns({ ...noDetails, leadName: erasedWord }),
      email: sql<string>`'erased-' || id || ${nowhere}::text`,
      email_key: sql<string>`'erased-' || id || ${nowhere}::text`,
      travellers: '[]',
      flight_lands_at: null,
      price_overrides: '[]',
      wish: wishWithoutDoors,
      pick_up: withoutDoor('pick_up'),
      drop_off: withoutDoor('drop_off'),
      // Of no token: the links of before open nothing.
      token_hash: sql<Buffer>`sha256(gen_random_uuid()::text::bytea)`,
      voucher_code: null,
      held_by: null,
      erased_at: now,
    })
    .where(sql<boolean>`id ${those}`)
    .where('erased_at', 'is', null)
    .execute()
  await db.deleteFrom('booking_links').where(sql<boolean>`booking_id ${those}`).execute()
  // What a guest wrote; all other reasons are ours.
  await db
    .updateTable('booking_moves')
    .set({ reason: 'Cancelled by the guest' })
    .where(sql<boolean>`booking_id ${those}`)
    .where('actor', '=', 'guest')
    .where('to_state', '=', 'cancelled')
    .execute()
  // What the office typed about a move; what it says of another hour is in words of ours.
  await db
    .updateTable('booking_moves')
    .set({ reason: 'Decided by the office' })
    .where(sql<boolean>`booking_id ${those}`)
    .where('actor', 'not in', ['guest', 'gateway', 'clock'])
    .whereRef('from_state', '<>', 'to_state')
    .execute()
}

export interface Addressee {
  id: string
  reference: string
  leadName: string
  email: string
}

/** Where the mails about some bookings go, as long as that is known. */
export async function findAddressees(db: Database, ids: readonly string[]): Promise<Addressee[]> {
  return db
    .selectFrom('bookings')
    .select(['id', 'reference', 'lead_name as leadName', 'email'])
    .where(sql<boolean>`id = ANY(${ids}::uuid[])`)
    .where('erased_at', 'is', null)
    .execute()
}

/** Which of these addresses other bookings than the named ones have, too. */
export async function findKeysInUse(db: Database, keys: readonly string[], but: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('bookings')
    .select('email_key')
    .distinct()
    .where(sql<boolean>`email_key = ANY(${keys}::text[]) AND NOT id = ANY(${but}::uuid[])`)
    .where('erased_at', 'is', null)
    .execute()
  return rows.map(({ email_key }) => email_key)
}
