import type { ClassPrice, Load, VehicleClass } from '#contract/catalogue.ts'
import type { Fleet } from './fleet.rules.ts'

/** What pieces of an extra take of the car: half seats beyond those of their guests, and large suitcases. */
export interface RoomTaken {
  halfSeats: number
  largeCases: number
  pieces: number
}

export interface RoomParty {
  guests: number
  largeCases: number
  extras?: readonly RoomTaken[]
}

/** A class as a tour offers it. */
export interface OfferedClass {
  vehicleClass: VehicleClass
  name: string
  priceYen: number
  loads: readonly Load[]
}

/** More guests mean fewer suitcases, so a party fits when some pair of the curve has room for both at once. */
export const fitsLoad = (loads: readonly Load[], guests: number, largeCases: number): boolean =>
  loads.some((load) => guests <= load.guests && largeCases <= load.largeCases)

/** A party as so many grown guests and suitcases: child seats and strollers are counted in. */
export function roomNeeded({ guests, largeCases, extras = [] }: RoomParty): Load {
  const sum = (of: (extra: RoomTaken) => number) => extras.reduce((total, extra) => total + of(extra) * extra.pieces, 0)
  return {
    // Two child seats share the seat between them: halves are added up before they are rounded.
    guests: guests + Math.ceil(sum((extra) => extra.halfSeats) / 2),
    largeCases: largeCases + sum((extra) => extra.largeCases),
  }
}

export const fitsParty = (loads: readonly Load[], party: RoomParty): boolean => {
  const room = roomNeeded(party)
  return fitsLoad(loads, room.guests, room.largeCases)
}

/** How many suitcases go with so many guests; undefined when there are too few seats. */
export function mostCases(loads: readonly Load[], guests: number): number | undefined {
  const seated = loads.filter((load) => guests <= load.guests)
  return seated.length === 0 ? undefined : Math.max(...seated.map((load) => load.largeCases))
}

export const mostGuests = (loads: readonly Load[]): number => Math.max(0, ...loads.map((load) => load.guests))

/** The cheapest class that takes the party; of two at the same price the roomier one. */
export function cheapestFitting<C extends OfferedClass>(offered: readonly C[], party: RoomParty): C | undefined {
  return offered
    .filter(({ loads }) => fitsParty(loads, party))
    .sort((a, b) => a.priceYen - b.priceYen || mostGuests(b.loads) - mostGuests(a.loads))[0]
}

/** A tour's classes with their names, from the smallest to the largest. */
export function offeredClasses(fleet: Pick<Fleet, 'classes'>, prices: readonly ClassPrice[]): OfferedClass[] {
  return prices
    .flatMap(({ vehicleClass, priceYen, loads }) => {
      const info = fleet.classes.get(vehicleClass)
      return info ? [{ vehicleClass, priceYen, loads, name: info.name, rank: info.rank }] : []
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ rank: _, ...offered }) => offered)
}
