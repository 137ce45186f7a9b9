import { sql } from 'kysely'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { placeOf, seal, unseal } from '#server/platform/sealing.rules.ts'
import { sha256 } from './tokens.ts'

type KeyHolder = Pick<Context, 'settings'>

/** A list is found by the hash of its code; the code itself, which its owner is shown, lies sealed. */
export const wishlistCodesSealed = { table: 'users', column: 'wishlist_code_sealed', id: 'id', clearBytes: 22 }

const hashOf = (code: string) => sha256(code).toString('hex')

const opened = ({ settings }: KeyHolder, userId: string, sealed: Buffer | null | undefined) =>
  sealed ? unseal(settings.secretKeys, placeOf(wishlistCodesSealed, userId), sealed).toString() : null

/** Behind the link by which somebody shares what they saved; null: they do not. */
export async function wishlistCodeOf(ctx: Pick<Context, 'db' | 'settings'>, userId: string): Promise<string | null> {
  const row = await ctx.db
    .selectFrom('users')
    .select('wishlist_code_sealed')
    .where('id', '=', userId)
    .executeTakeFirst()
  return opened(ctx, userId, row?.wishlist_code_sealed)
}

/** Shares by this code unless it is shared already; answers the code that opens the list now. */
export async function shareByCode(
  ctx: Pick<Context, 'db' | 'settings'>,
  userId: string,
  code: string,
): Promise<string | null> {
  const sealed = seal(ctx.settings.secretKeys, placeOf(wishlistCodesSealed, userId), Buffer.from(code))
  const row = await ctx.db
    .updateTable('users')
    .set({
      wishlist_code: sql<string>`coalesce(wishlist_code, ${hashOf(code)})`,
      wishlist_code_sealed: sql<Buffer>`CASE WHEN wishlist_code IS NULL THEN ${sealed} ELSE wishlist_code_sealed END`,
    })
    .where('id', '=', userId)
    .returning('wishlist_code_sealed')
    .executeTakeFirst()
  return opened(ctx, userId, row?.wishlist_code_sealed)
}

/** From now on no code opens the list. */
export async function stopSharing(db: Database, userId: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ wishlist_code: null, wishlist_code_sealed: null })
    .where('id', '=', userId)
    .execute()
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
    .where('wishlist_code', '=', hashOf(code))
    .where('status', '=', '1')
    .executeTakeFirst()
}
