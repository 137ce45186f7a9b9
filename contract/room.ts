import type { Load, VehicleClass } from './catalogue.ts'

/**
 * What fits into a car: the one rule that suggestion, quote, change of party and telephone form go by. It is pure, and
 * stands in the contract because server and pages must never answer it differently.
 */

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

/** A class as a tour or a ride offers it. */
export interface OfferedClass {
  vehicleClass: VehicleClass
  name: string
  priceYen: number
  loads: readonly Load[]
}

interface WithExtras {
  guests: number
  largeCases: number
  extras: readonly { code: string; pieces: number }[]
}

/** A party with what its extras take; one that nobody offers takes nothing. */
export function roomPartyOf(
  { guests, largeCases, extras }: WithExtras,
  offered: readonly (Omit<RoomTaken, 'pieces'> & { code: string })[],
): RoomParty {
  const taken = extras.flatMap(({ code, pieces }) => {
    const extra = offered.find((one) => one.code === code)
    return extra ? [{ halfSeats: extra.halfSeats, largeCases: extra.largeCases, pieces }] : []
  })
  return { guests, largeCases, extras: taken }
}

/** More guests mean fewer suitcases, so a party fits when some pair of the curve has room for both at once. */
export const fitsLoad = (loads: readonly Load[], guests: number, largeCases: number): boolean =>
  loads.some((load) => guests <= load.guests && largeCases <= load.largeCases)

const sumOf = ({ extras = [] }: RoomParty, of: (extra: RoomTaken) => number) =>
  extras.reduce((total, extra) => total + of(extra) * extra.pieces, 0)

/** Of the extras, beyond the seats of the guests. */
export const halfSeatsOf = (party: RoomParty): number => sumOf(party, (extra) => extra.halfSeats)

/** A party as so many grown guests and suitcases: child seats and strollers are counted in. */
export function roomNeeded(party: RoomParty): Load {
  return {
    // Two child seats share the seat between them: halves are added up before they are rounded.
    guests: party.guests + Math.ceil(halfSeatsOf(party) / 2),
    largeCases: party.largeCases + sumOf(party, (extra) => extra.largeCases),
  }
}

export const fitsParty = (loads: readonly Load[], party: RoomParty): boolean => {
  const room = roomNeeded(party)
  return fitsLoad(loads, room.guests, room.largeCases)
}

/** Nobody and nothing more could come along: only then a car fits exactly. */
export function isFull(loads: readonly Load[], party: RoomParty): boolean {
  const { guests, largeCases } = roomNeeded(party)
  return (
    fitsLoad(loads, guests, largeCases) &&
    !fitsLoad(loads, guests + 1, largeCases) &&
    !fitsLoad(loads, guests, largeCases + 1)
  )
}

/** How many suitcases go with so many guests; undefined when there are too few seats. */
export function mostCases(loads: readonly Load[], guests: number): number | undefined {
  const seated = loads.filter((load) => guests <= load.guests)
  return seated.length === 0 ? undefined : Math.max(...seated.map((load) => load.largeCases))
}

export const mostGuests = (loads: readonly Load[]): number => Math.max(0, ...loads.map((load) => load.guests))

/** How full a party makes a car: of all its seats, and of the luggage that goes with so many of them. */
export interface Places {
  halfSeatsNeeded: number
  seats: number
  casesNeeded: number
  cases: number
}

export function placesIn(loads: readonly Load[], party: RoomParty): Places {
  const room = roomNeeded(party)
  const seats = mostGuests(loads)
  return {
    halfSeatsNeeded: party.guests * 2 + halfSeatsOf(party),
    seats,
    casesNeeded: room.largeCases,
    cases: mostCases(loads, Math.min(room.guests, seats)) ?? 0,
  }
}

/** What of a class decides which one a party is offered. */
export type ChoosableClass = Pick<OfferedClass, 'priceYen' | 'loads' | 'vehicleClass'>

/**
 * Of two classes that take a party, the cheaper one is offered; at the same price the roomier one. The code settles what
 * is equal in both, so that lists in another order still choose the same car.
 */
export const offeredFirst = (a: ChoosableClass, b: ChoosableClass): number =>
  a.priceYen - b.priceYen || mostGuests(b.loads) - mostGuests(a.loads) || (a.vehicleClass < b.vehicleClass ? -1 : 1)

/** The class that a party is offered: every wing asks here. */
export const cheapestFitting = <C extends ChoosableClass>(offered: readonly C[], party: RoomParty): C | undefined =>
  offered.filter(({ loads }) => fitsParty(loads, party)).sort(offeredFirst)[0]

/** The class that was chosen as long as it takes the party, else the cheapest that does. */
export function classFor<C extends ChoosableClass>(
  offered: readonly C[],
  party: RoomParty,
  chosen: VehicleClass | null | undefined,
): C | undefined {
  const wished = offered.find(({ vehicleClass }) => vehicleClass === chosen)
  return wished && fitsParty(wished.loads, party) ? wished : cheapestFitting(offered, party)
}
