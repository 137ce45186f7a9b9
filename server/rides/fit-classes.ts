import type { RideOption, RideRoom } from '#contract/rides.ts'
import { fitsParty, isFull, type OfferedClass, placesIn, type RoomParty } from '#contract/room.ts'
import { explainFit, explainRoom, loadsInWords } from '#contract/room-words.ts'
import type { VehicleClassInfo } from '#server/fleet/index.ts'

export interface ClassFit {
  fit: RideOption['fit']
  why: string
  room: RideRoom
}

/** How a party sits in one of the classes that are sold; they come from the smallest to the largest. */
export function fitIn(sold: readonly OfferedClass[], car: OfferedClass, party: RoomParty): ClassFit {
  const room = placesIn(car.loads, party)
  if (!fitsParty(car.loads, party)) return { fit: 'small', why: explainFit(car, party), room }
  return {
    fit: isFull(car.loads, party) ? 'exact' : 'spare',
    why: explainRoom(sold, party, car.vehicleClass),
    room,
  }
}

/** A class that the office arranges: what it takes, and that one has to ask. */
export function onRequest(car: Pick<VehicleClassInfo, 'loads' | 'isBus'>, party: RoomParty): ClassFit {
  const reason = car.isBus
    ? 'A chartered bus has rules of its own: the office arranges it by hand.'
    : 'The office arranges rides in it by hand.'
  return {
    fit: 'ask',
    why: `${loadsInWords(car.loads)}. ${reason}`,
    room: placesIn(car.loads, party),
  }
}
