import type { RideOption, RideRoom } from '#contract/rides.ts'
import { explainFit, explainRoom, fitsParty, type OfferedClass, type RoomParty } from '#server/fleet/index.ts'

export interface ClassFit {
  fit: RideOption['fit']
  why: string
  room: RideRoom
}

/** How a party sits in one of the classes that are sold; they come from the smallest to the largest. */
export function fitIn(sold: readonly OfferedClass[], car: OfferedClass, party: RoomParty): ClassFit {
  const room = roomIn(car, party)
  if (!fitsParty(car.loads, party)) return { fit: 'small', why: explainFit(car, party), room }
  const smallest = sold.find(({ loads }) => fitsParty(loads, party))
  return {
    fit: smallest?.vehicleClass === car.vehicleClass ? 'exact' : 'spare',
    why: explainRoom(sold, party, car.vehicleClass),
    room,
  }
}

/** A class that the office arranges: what it takes, and that one has to ask. */
export function onRequest(car: Pick<OfferedClass, 'loads' | 'name' | 'vehicleClass'>, party: RoomParty): ClassFit {
  const loads = car.loads.map(({ guests, largeCases }) =>
    largeCases === 0 ? `${guests} without luggage` : `${guests} guests and ${largeCases} cases`,
  )
  return {
    fit: 'ask',
    why: `${loads.join(', or ')}. A chartered bus has rules of its own: the office arranges it by hand.`,
    room: roomIn(car, party),
  }
}

/** By the pair of the curve that takes the party in the most comfort; where none does, by the one with the most seats. */
function roomIn({ loads }: Pick<OfferedClass, 'loads'>, party: RoomParty): RideRoom {
  const fullest = [...loads].sort((a, b) => b.guests - a.guests)[0]
  const load = loads.find((one) => fitsParty([one], party)) ?? fullest
  const sum = (of: (extra: NonNullable<RoomParty['extras']>[number]) => number) =>
    (party.extras ?? []).reduce((total, extra) => total + of(extra) * extra.pieces, 0)
  return {
    halfSeatsNeeded: party.guests * 2 + sum((extra) => extra.halfSeats),
    seats: load?.guests ?? 0,
    casesNeeded: party.largeCases + sum((extra) => extra.largeCases),
    cases: load?.largeCases ?? 0,
  }
}
