import { cheapestFitting, type OfferedClass, type RoomParty, roomNeeded } from './room.ts'

export interface Relief<C extends OfferedClass = OfferedClass> {
  /** What the guests would have to come down to. */
  party: RoomParty
  car: C
}

/** The least that a party would have to leave behind so that one of these classes takes it. */
export function leastRelief<C extends OfferedClass>(offered: readonly C[], party: RoomParty): Relief<C> | undefined {
  for (const smaller of smallerParties(party)) {
    const car = cheapestFitting(offered, smaller)
    if (car) return { party: smaller, car }
  }
  return undefined
}

/** Whether the extras take seats or places for suitcases at all. */
export function extrasTakeRoom(party: RoomParty): boolean {
  const room = roomNeeded(party)
  return room.guests > party.guests || room.largeCases > party.largeCases
}

/** In the order in which people give things up: the extras, some suitcases, and only then each other's company. */
function* smallerParties(party: RoomParty): Generator<RoomParty> {
  if (extrasTakeRoom(party)) yield { ...party, extras: [] }
  for (const largeCases of fewerThan(party.largeCases, 0)) yield { ...party, largeCases }
  for (const guests of fewerThan(party.guests, 1)) yield { ...party, guests }
  for (const guests of fewerThan(party.guests, 1)) {
    for (const largeCases of fewerThan(party.largeCases, 0)) yield { ...party, guests, largeCases }
  }
}

function* fewerThan(count: number, least: number): Generator<number> {
  for (let fewer = count - 1; fewer >= least; fewer--) yield fewer
}
