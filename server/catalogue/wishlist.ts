import { randomBytes } from 'node:crypto'
import type { OutputOf } from '#contract/endpoint.ts'
import type * as calls from '#contract/wishlist.ts'
import { mostWishes, type Wishlist } from '#contract/wishlist.ts'
import { network, ownerOfWishlist, shareByCode, stopSharing, wishlistCodeOf } from '#server/accounts/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import { lockOfPerson } from '#server/platform/lock-of-person.ts'
import { refuseTooMany } from '#server/platform/refuse-too-many.ts'
import type { Origin } from '#server/platform/serve.ts'
import { presentSlugs } from './old-slugs.store.ts'
import { addWishes, countWishes, findWishes, removeWish } from './wishes.store.ts'

/** Any number of our own: with a person's id it says that their list is being added to. */
const wishesLock = 727_004

export async function readWishlist(ctx: Context, userId: string): Promise<Wishlist> {
  return { wishes: await findWishes(ctx.db, userId), shareCode: await wishlistCodeOf(ctx, userId) }
}

type Items = OutputOf<typeof calls.addWishes>

const itemsOf = async ({ db }: Pick<Context, 'db'>, userId: string): Promise<Items> => ({
  items: (await findWishes(db, userId)).map(({ item }) => item),
})

/** A device may still know a tour by an address that it had before. */
async function nowCalled({ db }: Pick<Context, 'db'>, items: readonly string[]): Promise<string[]> {
  const slugOf = (item: string) => item.replace(/^tour:/, '')
  const present = await presentSlugs(db, items.map(slugOf))
  return items.map((item) => {
    const slug = item.startsWith('tour:') ? present.get(slugOf(item)) : undefined
    return slug === undefined ? item : `tour:${slug}`
  })
}

/** Also what a device kept before its owner signed in. All of it fits, or nothing is added. */
export async function addToWishlist(ctx: Context, userId: string, items: readonly string[]): Promise<Items> {
  const present = await nowCalled(ctx, items)
  await ctx.db.transaction().execute(async (db) => {
    await lockOfPerson(db, wishesLock, userId)
    const before = await countWishes(db, userId)
    await addWishes(db, userId, [...new Set(present)], ctx.clock.now())
    const after = await countWishes(db, userId)
    if (after > mostWishes && after > before)
      throw new AppError('platform.invalid-input', {
        fields: { items: `At most ${mostWishes} can be saved. Take some off the list first.` },
      })
  })
  return itemsOf(ctx, userId)
}

export async function takeOffWishlist(ctx: Context, userId: string, item: string): Promise<Items> {
  const [present = item] = await nowCalled(ctx, [item])
  await removeWish(ctx.db, userId, present)
  return itemsOf(ctx, userId)
}

/** 128 random bits: a list is found by its link and never by trying. */
const newListCode = () => randomBytes(16).toString('base64url')

/** Sharing again after it was stopped makes another link, so that the one of before stays shut. */
export async function shareWishlist(
  ctx: Context,
  userId: string,
  share: boolean,
): Promise<OutputOf<typeof calls.shareWishlist>> {
  if (share) return { shareCode: await shareByCode(ctx, userId, newListCode()) }
  await stopSharing(ctx.db, userId)
  return { shareCode: null }
}

/** A code cannot be guessed; this keeps those who try from tiring the house, as with vouchers. */
export const listLimit = { tries: 60, windowSeconds: 15 * 60 }

/** One answer for every code that opens nothing: whether it ever did is nobody's business. */
export async function readSharedWishlist(
  ctx: Context,
  code: string,
  { address }: Origin,
): Promise<OutputOf<typeof calls.sharedWishlist>> {
  const { db } = ctx
  await refuseTooMany(ctx, 'catalogue.too-many-lists', [{ key: `shared-list:${network(address)}`, ...listLimit }])
  const owner = await ownerOfWishlist(db, code)
  if (!owner) throw new AppError('catalogue.unknown-list')
  return { owner: owner.firstName, wishes: await findWishes(db, owner.userId) }
}
