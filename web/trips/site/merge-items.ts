import type { TripItem, TripWish } from '#contract/trip-wish.ts'
import { mostItems } from '#core/references.ts'

/** What becomes of the items of a trip. Pure: the account does the same on the server. */

const keyOf = (wish: TripWish) =>
  JSON.stringify(
    Object.entries(wish)
      .filter(([, value]) => value !== undefined && value !== '')
      .toSorted(),
  )

export const isSameWish = (one: TripWish, other: TripWish) => keyOf(one) === keyOf(other)

/** What is not there yet; null where there is no room for all of it. */
export function withAdded(items: readonly TripItem[], added: readonly TripItem[]): readonly TripItem[] | null {
  const all = [...items]
  for (const item of added)
    if (!all.some(({ id, wish }) => id === item.id || isSameWish(wish, item.wish))) all.push(item)
  return all.length > mostItems ? null : all
}

/** Another wish in the place of one; what becomes the same as another is one with it. Gone stays gone. */
export function withChanged(items: readonly TripItem[], changed: TripItem): readonly TripItem[] {
  if (!items.some(({ id }) => id === changed.id)) return items
  return items.flatMap((item) => {
    if (item.id === changed.id) return [changed]
    return isSameWish(item.wish, changed.wish) ? [] : [item]
  })
}

/** The items that somebody else changed since: what each was, by its id. */
export const changedElsewhere = (before: readonly TripItem[], now: readonly TripItem[], own: readonly string[]) =>
  before.flatMap(({ id, wish }) => {
    const next = now.find((item) => item.id === id)
    return next && !own.includes(id) && !isSameWish(next.wish, wish) ? [id] : []
  })
