import type { VehicleClass } from '#contract/catalogue.ts'
import type { BookableTour } from '#server/catalogue/index.ts'
import { areaOf, type Fleet } from '#server/fleet/index.ts'
import { type Demand, drivingOf, guidesFor, longestDriveOf } from './demand.rules.ts'

export interface DemandInput {
  tour: BookableTour
  fleet: Fleet
  guestsPerGuide: number
  vehicleClass: VehicleClass
  guests: number
  /** Seats and suitcases with the extras counted in. */
  room: { guests: number; largeCases: number }
  guide: boolean
  guideLanguage: string
  extraHalfHours: number
  /** Where another place than the tour's own is wished for. */
  pickUpArea: string | null
  dropOffArea: string | null
}

/** Where a tour itself begins and ends. */
export const ownAreas = (tour: Pick<BookableTour, 'pickUp' | 'dropOff'>, fleet: Fleet) => ({
  pickUpArea: areaOf(fleet, tour.pickUp),
  dropOffArea: areaOf(fleet, tour.dropOff),
})

/** What a wish asks of the fleet. Who is picked up elsewhere is brought back there, where a tour ends as it began. */
export function demandOf(input: DemandInput): Demand {
  const { tour, fleet, vehicleClass } = input
  const own = ownAreas(tour, fleet)
  const fromArea = input.pickUpArea ?? own.pickUpArea
  return {
    vehicleClass,
    isBus: fleet.classes.get(vehicleClass)?.isBus ?? false,
    durationMinutes: tour.durationMinutes + input.extraHalfHours * 30,
    fromArea,
    toArea: input.dropOffArea ?? (own.dropOffArea === own.pickUpArea ? fromArea : own.dropOffArea),
    drivingMinutes: drivingOf(tour),
    longestDriveMinutes: longestDriveOf(tour, fleet.policies.chauffeur.breakMinutes ?? 30),
    seats: input.room.guests,
    largeCases: input.room.largeCases,
    guides: guidesFor(input.guests, tour.guideIncluded || input.guide, input.guestsPerGuide),
    guideLanguage: input.guideLanguage,
  }
}
