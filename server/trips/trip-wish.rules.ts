import type { TripWish } from '#contract/trip-wish.ts'
import { readWrittenExtras, writeExtras } from '#contract/written-extras.ts'

/** What both kinds of wishes say, in words of one, and how they are changed. */

export interface Party {
  guests: number
  childAges: readonly number[]
  largeCases: number
  extras: readonly { code: string; pieces: number }[]
}

/** The extras that the address of a ride has fields for. */
const fieldOf = {
  'child-seat': 'childSeats',
  'booster-seat': 'boosterSeats',
  stroller: 'strollers',
  wheelchair: 'wheelchairs',
} as const

const codes = Object.keys(fieldOf) as (keyof typeof fieldOf)[]

export function partyOf(wish: TripWish): Party {
  const { guests, largeCases } = wish
  if (wish.kind === 'tour') return { guests, largeCases, childAges: wish.childAges, extras: wish.extras }
  const childAges = wish.children === '' ? [] : wish.children.split(',').map(Number)
  const named = codes.map((code) => ({ code, pieces: wish[fieldOf[code]] }))
  const extras = [...named, ...readWrittenExtras(wish.extras)].filter(({ pieces }) => pieces > 0)
  return { guests, largeCases, childAges, extras }
}

/** The same for another party; the class is left open where that may not be enough any more. */
export function withParty(wish: TripWish, { guests, childAges, largeCases, extras }: Party): TripWish {
  if (wish.kind === 'tour') {
    const { vehicleClass: _, ...rest } = wish
    return { ...rest, guests, largeCases, childAges: [...childAges], extras: [...extras] }
  }
  const pieces = (code: string) => extras.find((extra) => extra.code === code)?.pieces ?? 0
  const others = extras.filter(({ code }) => !(code in fieldOf))
  return {
    ...wish,
    ...{ guests, largeCases, children: childAges.join(',') },
    ...{ childSeats: pieces('child-seat'), boosterSeats: pieces('booster-seat') },
    ...{ strollers: pieces('stroller'), wheelchairs: pieces('wheelchair') },
    ...(wish.extras !== undefined || others.length > 0 ? { extras: writeExtras(others) } : {}),
  }
}

/** The same at another hour, as a nearest one is told: of an arrival the landing. */
export const atSlot = (wish: TripWish, { day, start }: { day: string; start: string }): TripWish =>
  wish.kind === 'tour' ? { ...wish, day, start } : { ...wish, day, time: start }

export const slotOf = (wish: TripWish) => ({ day: wish.day, start: wish.kind === 'tour' ? wish.start : wish.time })
