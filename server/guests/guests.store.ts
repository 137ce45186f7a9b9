import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { GuestFields } from '#contract/guests.ts'
import { isCalled } from '#server/booking/index.ts'
import type { Database } from '#server/platform/database.ts'
import type { Guests } from '#server/platform/schema.generated.ts'

export type GuestRecord = Selectable<Guests>

/** Of the one they were merged into, however often; undefined: nobody. */
export async function findGuest(db: Database, id: string): Promise<GuestRecord | undefined> {
  const { rows } = await sql<{ id: string }>`
    WITH RECURSIVE way AS (
      SELECT id, merged_into FROM guests WHERE id = ${id}::uuid
      UNION SELECT guests.id, guests.merged_into FROM guests JOIN way ON guests.id = way.merged_into)
    SELECT id FROM way WHERE merged_into IS NULL`.execute(db)
  const found = rows[0]
  if (!found) return undefined
  return db.selectFrom('guests').selectAll().where('id', '=', found.id).executeTakeFirst()
}

export async function findGuestIdOfBooking(db: Database, reference: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('guest_bookings')
    .innerJoin('bookings', 'bookings.id', 'guest_bookings.booking_id')
    .select('guest_id')
    .where(isCalled(reference))
    .executeTakeFirst()
  return row?.guest_id
}

/** As they are now, and nobody else changes them until the transaction ends. */
export async function lockGuests(db: Database, ids: readonly string[]): Promise<GuestRecord[]> {
  return db.selectFrom('guests').selectAll().where('id', 'in', ids).orderBy('id').forUpdate().execute()
}

export const fieldsOf = (guest: GuestRecord): GuestFields => ({
  name: guest.name,
  phone: guest.phone,
  country: guest.country,
  language: guest.language,
  nameBoard: guest.name_board,
  food: guest.food,
  walking: guest.walking,
  children: guest.children,
  likes: guest.likes,
  notes: guest.notes,
})

/** Writes what somebody of the office typed; what they changed is theirs from now on. */
export async function saveFields(
  db: Database,
  id: string,
  fields: GuestFields & { email?: string | null },
  byHand: readonly string[],
): Promise<void> {
  const { nameBoard, ...same } = fields
  await db
    .updateTable('guests')
    .set((old) => ({ ...same, name_board: nameBoard, by_hand: [...byHand], version: old('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** The first is the one they are written to. */
export async function readAddresses(db: Database, guest: Pick<GuestRecord, 'id' | 'email'>): Promise<string[]> {
  const rows = await db
    .selectFrom('guest_addresses')
    .select('email')
    .where('guest_id', '=', guest.id)
    .orderBy('email_key')
    .execute()
  return rows.map(({ email }) => email).toSorted((a, b) => Number(b === guest.email) - Number(a === guest.email))
}
