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

export type KindName = 'tour' | 'ride'

export const kindNameOf = (wish: KeptWish): KindName => (isRideWish(wish) ? 'ride' : 'tour')

export const isRideWish = (wish: KeptWish): wish is KeptRideWish => 'way' in wish

/** Of a wish whose hour hangs on a flight: as it was told with it. Undefined where no hour does. */
export const flightOfWish = (wish: KeptWish): string | undefined => (isRideWish(wish) ? wish.flight : undefined)

/** The same wish with the flight as it is told by now: how long they need to the hall hangs on it. */
export function withFlight<W extends KeptWish>(wish: W, told: string | undefined, change: string | undefined): W {
  if (!isRideWish(wish)) return wish
  const { tellsFlight: _, ...rest } = wish
  const flight = change ?? told ?? rest.flight
  return { ...rest, flight, ...(change !== undefined && { tellsFlight: true }) } as W
}

/** The flight that is to be noted beside the booking with this wish; undefined where it brings none. */
export const flightTold = (wish: KeptWish): string | undefined =>
  isRideWish(wish) && wish.tellsFlight ? wish.flight : undefined

/** For what is done with days out only. */
export function tourWishOf(wish: KeptWish): Wish {
  if (isRideWish(wish)) throw new Error('This is the wish of a ride.')
  return wish
}
