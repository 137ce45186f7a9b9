import type { TripWish } from '#contract/trip-wish.ts'
import { itemOf } from '../item-of.ts'
import { changeTrip } from '../trip.ts'

/** Puts the wishes of somebody else into the own trip. Answers why it could not be done, or null. */
export const copyWishes = (wishes: readonly TripWish[]): Promise<string | null> =>
  changeTrip({ add: wishes.map((wish) => itemOf(wish, null)) })
