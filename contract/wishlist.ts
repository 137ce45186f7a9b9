import * as z from 'zod/mini'
import { type ErrorDefinition, endpoint } from './endpoint.ts'
import { Picture } from './media.ts'

export const wishlistErrors = {
  'catalogue.too-many-lists': {
    status: 429,
    sentence: 'Too many lists were asked for from here. Please wait a quarter of an hour.',
  },
  'catalogue.unknown-list': { status: 404, sentence: 'This list is no longer shared.' },
} satisfies Record<string, ErrorDefinition>

/** What it is and its slug: "tour:fuji-at-first-light". */
export const WishItem = z
  .string()
  .check(z.regex(/^(tour|cab|hotel):[a-z0-9-]{1,100}$/, 'There is no such thing to save.'))
export const mostWishes = 200

/** Something saved, as it is offered today. What is no longer offered is left out. */
export const Wish = z.object({
  item: z.string(),
  kind: z.enum(['tour', 'cab', 'hotel']),
  slug: z.string(),
  title: z.string(),
  durationMinutes: z.int(),
  maxGuests: z.int(),
  priceYen: z.int(),
  unit: z.string(),
  picture: Picture,
})
export type Wish = z.output<typeof Wish>

export const Wishlist = z.object({
  /** The newest first. */
  wishes: z.array(Wish),
  /** Behind the link by which it is shared; null: it is not. */
  shareCode: z.nullable(z.string()),
})
export type Wishlist = z.output<typeof Wishlist>

export const readWishlist = endpoint({
  method: 'GET',
  path: '/wishlist',
  access: 'user',
  summary: 'What the caller saved.',
  output: Wishlist,
})

/** Also merges what a device kept before its owner signed in: what is there stays. */
export const addWishes = endpoint({
  method: 'POST',
  path: '/wishlist',
  access: 'user',
  summary: 'Adds to what the caller saved; what is saved already stays as it is. Answers all items.',
  input: z.strictObject({ items: z.array(WishItem).check(z.maxLength(mostWishes, 'That is a lot at once.')) }),
  output: z.object({ items: z.array(z.string()) }),
})

export const removeWish = endpoint({
  method: 'DELETE',
  path: '/wishlist/:item',
  access: 'user',
  summary: 'Takes something off the list. Answers all items.',
  input: z.strictObject({ item: WishItem }),
  output: z.object({ items: z.array(z.string()) }),
})

export const shareWishlist = endpoint({
  method: 'POST',
  path: '/wishlist/share',
  access: 'user',
  summary: 'Shares the list by a link, or stops sharing it: the link of before then opens nothing.',
  input: z.strictObject({ share: z.boolean() }),
  output: z.object({ shareCode: z.nullable(z.string()) }),
})

export const sharedWishlist = endpoint({
  method: 'GET',
  path: '/shared-wishlists/:code',
  access: 'public',
  summary: 'A list that somebody shares, with their first name.',
  input: z.strictObject({ code: z.string().check(z.regex(/^[A-Za-z0-9_-]{16,40}$/, 'There is no such list.')) }),
  output: z.object({ owner: z.string(), wishes: z.array(Wish) }),
  errors: ['catalogue.unknown-list', 'catalogue.too-many-lists'],
})
