import { sql } from 'kysely'
import { mergeDays } from '#contract/guest-merging.ts'
import type { Database } from '#server/platform/database.ts'
import { addDays, tokyoDayOf, tokyoInstant } from '#server/platform/tokyo-time.rules.ts'

const dayMs = 86_400_000

/** Until when a merge can be taken apart. */
export const apartUntil = (at: Date) => new Date(at.getTime() + mergeDays * dayMs)

/** Fields of the kept guest about which something was chosen; settled: only by this, and not by hand before. */
export type ChosenFields = Record<string, { before: string | null; after: string | null; settled?: boolean }>

export interface NewMerge {
  keptId: string
  mergedId: string
  fields: ChosenFields
  userId: string
  at: Date
}

/** Gives all addresses and bookings of one guest to another, and remembers which they were. */
export async function moveToKept(db: Database, { keptId, mergedId, fields, userId, at }: NewMerge): Promise<void> {
  const keys = await db
    .updateTable('guest_addresses')
    .set({ guest_id: keptId })
    .where('guest_id', '=', mergedId)
    .returning('email_key')
    .execute()
  const bookings = await db
    .updateTable('guest_bookings')
    .set({ guest_id: keptId })
    .where('guest_id', '=', mergedId)
    .returning('booking_id')
    .execute()
  await db
    .updateTable('guests')
    .set((old) => ({ merged_into: keptId, version: old('version', '+', 1) }))
    .where('id', '=', mergedId)
    .execute()
  await db
    .insertInto('guest_merges')
    .values({
      kept_id: keptId,
      merged_id: mergedId,
      fields: JSON.stringify(fields),
      moved_keys: keys.map(({ email_key }) => email_key),
      moved_bookings: bookings.map(({ booking_id }) => booking_id),
      user_id: userId,
      at,
    })
    .execute()
}

export interface Merge {
  id: string
  keptId: string
  mergedId: string
  fields: ChosenFields
  movedKeys: string[]
  movedBookings: string[]
  at: Date
  apartAt: Date | null
}

export async function lockMerge(db: Database, id: string): Promise<Merge | undefined> {
  const row = await db.selectFrom('guest_merges').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  return (
    row && {
      id: row.id,
      keptId: row.kept_id,
      mergedId: row.merged_id,
      fields: row.fields as unknown as ChosenFields,
      movedKeys: row.moved_keys,
      movedBookings: row.moved_bookings,
      at: row.at,
      apartAt: row.apart_at,
    }
  )
}

/** What came with a guest goes back with them, and what was booked since with one of their addresses. */
export async function moveBack(db: Database, merge: Merge, at: Date): Promise<void> {
  const { id, keptId, mergedId, movedKeys, movedBookings } = merge
  await sql`UPDATE guest_addresses SET guest_id = ${mergedId}::uuid
    WHERE guest_id = ${keptId}::uuid AND email_key = ANY(${movedKeys}::text[])`.execute(db)
  await sql`UPDATE guest_bookings SET guest_id = ${mergedId}::uuid FROM bookings
    WHERE bookings.id = booking_id AND guest_id = ${keptId}::uuid AND (bookings.email_key = ANY(${movedKeys}::text[])
      OR (bookings.erased_at IS NOT NULL AND bookings.id = ANY(${movedBookings}::uuid[])))`.execute(db)
  await db
    .updateTable('guests')
    .set((old) => ({ merged_into: null, version: old('version', '+', 1) }))
    .where('id', '=', mergedId)
    .execute()
  await db.updateTable('guest_merges').set({ apart_at: at }).where('id', '=', id).execute()
}

/** Merges that can still be taken apart, the newest first. */
export async function readMerges(db: Database, keptId: string, now: Date) {
  const rows = await db
    .selectFrom('guest_merges')
    .innerJoin('guests', 'guests.id', 'guest_merges.merged_id')
    .leftJoin('users', 'users.id', 'guest_merges.user_id')
    .select(['guest_merges.id', 'guests.name', 'guests.email', 'guest_merges.at', 'users.full_name'])
    .where('kept_id', '=', keptId)
    .where('apart_at', 'is', null)
    .where('guest_merges.at', '>', new Date(now.getTime() - mergeDays * dayMs))
    .orderBy('guest_merges.at', 'desc')
    .orderBy('guest_merges.id')
    .execute()
  return rows.map(({ full_name, ...row }) => ({ ...row, by: full_name?.split(' ')[0] ?? null }))
}

/** After 30 days nothing is kept that only taking apart would need; that somebody was merged stays, for old links. */
export async function settleOldMerges(db: Database, now: Date): Promise<void> {
  const before = tokyoInstant(addDays(tokyoDayOf(now), -mergeDays), '00:00')
  await db.transaction().execute(async (tx) => {
    await sql`UPDATE guests SET name = '', email = NULL, phone = '', country = NULL, language = '', name_board = '',
        food = '', walking = '', children = '', likes = '', notes = '', by_hand = '{}', phone_key = '', name_key = '',
        family_key = '', cards = '{}', search = '', user_id = NULL
      WHERE merged_into IS NOT NULL AND id IN
        (SELECT merged_id FROM guest_merges WHERE apart_at IS NULL AND at < ${before})`.execute(tx)
    await tx.deleteFrom('guest_merges').where('at', '<', before).execute()
  })
}
