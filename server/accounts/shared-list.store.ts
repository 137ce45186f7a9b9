import { sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'

/** Behind the link by which somebody shares what they saved; null: they do not. */
export async function wishlistCodeOf(db: Database, userId: string): Promise<string | null> {
  const row = await db.selectFrom('users').select('wishlist_code').where('id', '=', userId).executeTakeFirst()
  return row?.wishlist_code ?? null
}

/** Shares by this code unless it is shared already, or by none any more; answers the code that opens the list now. */
export async function setWishlistCode(db: Database, userId: string, code: string | null): Promise<string | null> {
  const row = await db
    .updateTable('users')
    .set({ wishlist_code: code === null ? null : sql<string>`coalesce(wishlist_code, ${code})` })
    .where('id', '=', userId)
    .returning('wishlist_code')
    .executeTakeFirst()
  return row?.wishlist_code ?? null
}

export interface ListOwner {
  userId: string
  firstName: string
}

/** Who shares a list by this code. Whoever has closed their account shares nothing. */
export async function ownerOfWishlist(db: Database, code: string): Promise<ListOwner | undefined> {
  return db
    .selectFrom('users')
    .select(['id as userId', sql<string>`split_part(btrim(full_name), ' ', 1)`.as('firstName')])
    .where('wishlist_code', '=', code)
    .where('status', '=', '1')
    .executeTakeFirst()
}
