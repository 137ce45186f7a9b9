import type { OfferedExtra } from '#contract/pricing.ts'
import type { WishParams } from '#web/platform/wish-address.ts'

type Party = Pick<WishParams, 'guests' | 'largeCases' | 'extras'>

export interface RoomTaken {
  /** As so many grown guests and large cases; child seats and strollers are counted in. */
  guests: number
  largeCases: number
  /** Beyond those of the guests. */
  halfSeats: number
  extraCases: number
}

/** What a party takes of a car. Two child seats share the seat between them: halves are added up, then rounded. */
export function roomTaken({ guests, largeCases, extras }: Party, offered: readonly OfferedExtra[]): RoomTaken {
  const sum = (of: (extra: OfferedExtra) => number) =>
    extras.reduce((total, { code, pieces }) => {
      const extra = offered.find((one) => one.code === code)
      return total + (extra ? of(extra) * pieces : 0)
    }, 0)
  const halfSeats = sum((extra) => extra.halfSeats)
  const extraCases = sum((extra) => extra.largeCases)
  return { guests: guests + Math.ceil(halfSeats / 2), largeCases: largeCases + extraCases, halfSeats, extraCases }
}

/** "3½": as people count seats. */
export const seatsInWords = (guests: number, halfSeats: number) =>
  `${guests + Math.floor(halfSeats / 2)}${halfSeats % 2 === 1 ? '½' : ''}`
