import type { Tour, VehicleClass } from '#contract/catalogue.ts'
import type { ChildAges } from '#contract/party.ts'
import type { WishedExtra } from '#contract/wish.ts'
import { readWish, usualWish, type WishParams, wishNames, writeWish } from '../wish-address.ts'
import type { IsoDay } from './days.ts'

/** What a visitor chose in the price box. It lives in the address, so that it can be kept, shared and reloaded. */
export interface Choice {
  day: IsoDay | null
  /** One of the tour's start times. */
  start: string
  /** Null while ours is as good as any. */
  car: VehicleClass | null
  guests: number
  largeCases: number
  /** Of the children among the guests; null until it was chosen. */
  childAges: ChildAges
  /** A guide where the tour does not include one. */
  guide: boolean
  /** Beyond the tour's own length. */
  extraHalfHours: number
  /** Child seats, boosters, strollers. */
  extras: readonly WishedExtra[]
  /** Codes of offers. */
  code: string | null
  secondCode: string | null
}

export type Choosable = Pick<Tour, 'startTimes' | 'prices' | 'guideIncluded'>

export const nothingChosen = (tour: Choosable): Choice => readChoice(new URLSearchParams(), tour)

/** Whatever the address says: only what makes sense for this tour is taken. */
export function readChoice(query: URLSearchParams, { startTimes, prices, guideIncluded }: Choosable): Choice {
  const wish = readWish(query)
  return {
    day: wish.day ?? null,
    start: startTimes.find((time) => time === wish.start) ?? startTimes[0] ?? '',
    guests: wish.guests,
    largeCases: wish.largeCases,
    car: prices.find(({ vehicleClass }) => vehicleClass === wish.vehicleClass)?.vehicleClass ?? null,
    childAges: wish.childAges,
    guide: wish.guide && !guideIncluded,
    extraHalfHours: wish.extraHalfHours,
    extras: wish.extras,
    code: wish.code ?? null,
    secondCode: wish.secondCode ?? null,
  }
}

/** The choice as it travels on to checkout. */
export const wishOf = ({ day, car, code, secondCode, ...choice }: Choice): WishParams => ({
  ...(day && { day }),
  start: choice.start,
  guests: choice.guests,
  childAges: [...choice.childAges],
  largeCases: choice.largeCases,
  ...(car && { vehicleClass: car }),
  guide: choice.guide,
  extraHalfHours: choice.extraHalfHours,
  extras: [...choice.extras],
  ...(code && { code }),
  ...(code && secondCode && { secondCode }),
})

/** Day and party alone, as a query: what holds for another tour too. */
export const partyOf = ({ day, guests, childAges, largeCases }: Choice): string =>
  writeWish({ ...usualWish, ...(day && { day }), guests, childAges, largeCases })

/** The address of a choice: only what differs from the usual, and whatever else the address holds. */
export function writeChoice(query: URLSearchParams, choice: Choice, tour: Choosable): URLSearchParams {
  const { start, ...wish } = wishOf(choice)
  const isUsual = start === tour.startTimes[0]
  const written = new URLSearchParams(query)
  for (const name of wishNames) written.delete(name)
  for (const [name, value] of new URLSearchParams(writeWish(isUsual || !start ? wish : { ...wish, start })))
    written.set(name, value)
  return written
}
