import type { Availability } from '#contract/availability.ts'
import type { VehicleClass } from '#contract/catalogue.ts'
import { cheapestFitting, fitsParty, type OfferedClass, type RoomParty } from '#contract/room.ts'
import { explainFit, explainNoRoom, explainRoom } from '#contract/room-words.ts'

/** A class of the tour as a row of the box. */
export interface ClassRow {
  vehicleClass: VehicleClass
  name: string
  priceYen: number
  fits: boolean
  why: string
  isSuggested: boolean
}

interface Classes {
  rows: ClassRow[]
  /** Why the suggested one, or why none. */
  suggestion: string
}

/** The classes, those that fit first. Page and server go by one rule; where their data differ, the live answer counts. */
export function classRows(classes: readonly OfferedClass[], party: RoomParty, live: Availability | null): Classes {
  const ours = cheapestFitting(classes, party)?.vehicleClass ?? null
  const suggested = live ? (live.suggestion?.vehicleClass ?? null) : ours
  const rows = classes.map((car): ClassRow => {
    const said = live?.classes.find((one) => one.vehicleClass === car.vehicleClass)
    return {
      vehicleClass: car.vehicleClass,
      name: car.name,
      priceYen: said?.priceYen ?? car.priceYen,
      fits: said?.fits ?? fitsParty(car.loads, party),
      why: said?.why ?? explainFit(car, party),
      isSuggested: car.vehicleClass === suggested,
    }
  })
  const byPrice = rows.sort((a, b) => Number(b.fits) - Number(a.fits) || a.priceYen - b.priceYen)
  const why = ours ? explainRoom(classes, party, ours) : explainNoRoom(classes, party)
  return { rows: byPrice, suggestion: live?.suggestion?.why ?? why }
}
