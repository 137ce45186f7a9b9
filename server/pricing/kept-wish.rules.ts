import type { RideWish } from '#contract/rides.ts'
import type { Wish } from '#contract/wish.ts'

/** Of a tour or of a ride. What concerns tours only is as if nothing were wished for a ride. */
export type KeptWish = Wish | KeptRideWish

export type KeptRideWish = RideWish &
  Pick<Wish, 'guide' | 'guideLanguage' | 'extraHalfHours'> & {
    /** Of a change that brings another flight: it is noted beside the booking once the change is sure. */
    tellsFlight?: true
  }

const usual = { largeCases: 0, guide: false, guideLanguage: 'en', extraHalfHours: 0, childAges: [], extras: [] }

/** A wish as a database gives it back: what was not asked for yet when it was kept is as usual. */
export const keptWish = (kept: unknown): KeptWish => ({ ...usual, ...(kept as Partial<Wish>) }) as KeptWish

export const isRideWish = (wish: KeptWish): wish is KeptRideWish => 'way' in wish

/** For what is done with days out only. */
export function tourWishOf(wish: KeptWish): Wish {
  if (isRideWish(wish)) throw new Error('This is the wish of a ride.')
  return wish
}
