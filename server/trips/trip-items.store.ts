import type { TripItem } from '#contract/trip-wish.ts'
import type { Database } from '#server/platform/database.ts'
import { tokyoIso } from '#server/platform/tokyo-time.rules.ts'
import { hashOfWish } from './wish-hash.rules.ts'

export async function findTripItems(db: Database, userId: string): Promise<TripItem[]> {
  const rows = await db
    .selectFrom('trip_items')
    .select(['id', 'wish', 'seen_yen', 'seen_at'])
    .where('user_id', '=', userId)
    .orderBy('changed_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    wish: row.wish as unknown as TripItem['wish'],
    seenYen: row.seen_yen,
    seenAt: row.seen_at && tokyoIso(row.seen_at),
  }))
}

/** What is there already, by its id or by what is wished, stays as it is. */
export async function addTripItems(db: Database, userId: string, items: readonly TripItem[], now: Date): Promise<void> {
  if (items.length === 0) return
  await db
    .insertInto('trip_items')
    .values(items.map((item) => ({ user_id: userId, id: item.id, ...valuesOf(item), changed_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Without a wish it stays what it is. */
export type ItemChange = Omit<TripItem, 'wish'> & { wish?: TripItem['wish'] | undefined }

/** False: it is not there any more. */
export async function saveTripItem(db: Database, userId: string, item: ItemChange, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('trip_items')
    .set({ ...seenIn(item), ...(item.wish && wishedIn(item.wish)), changed_at: now })
    .where('user_id', '=', userId)
    .where('id', '=', item.id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The same wish under another name: it was changed into what is in the trip already. */
export async function findSameWish(
  db: Database,
  userId: string,
  { id, wish }: Pick<TripItem, 'id' | 'wish'>,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('trip_items')
    .select('id')
    .where('user_id', '=', userId)
    .where('wish_hash', '=', hashOfWish(wish))
    .where('id', '<>', id)
    .executeTakeFirst()
  return row?.id
}

export async function removeTripItem(db: Database, userId: string, id: string): Promise<void> {
  await db.deleteFrom('trip_items').where('user_id', '=', userId).where('id', '=', id).execute()
}

export async function forgetTrip(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('trip_items').where('user_id', '=', userId).execute()
}

const wishedIn = (wish: TripItem['wish']) => ({ wish: JSON.stringify(wish), wish_hash: hashOfWish(wish) })

const seenIn = ({ seenYen, seenAt }: Pick<TripItem, 'seenYen' | 'seenAt'>) => ({
  seen_yen: seenYen,
  seen_at: seenAt && new Date(seenAt),
})

const valuesOf = (item: TripItem) => ({ ...wishedIn(item.wish), ...seenIn(item) })
