import type { VehicleClass } from '#contract/catalogue.ts'
import { type StandardClass, standardClassCodes } from '#core/vehicle-classes.ts'
import type { Chauffeur, Fleet, Guide, Resource, Vehicle, VehicleClassInfo } from '#server/fleet/index.ts'
import type { Demand } from './demand.rules.ts'
import { carPolicy, chauffeurPolicy, drive, somebody } from './duty.fixture.ts'

type About = Partial<Omit<Resource, 'kind' | 'id' | 'name'>>

/** Guests and large suitcases at the fullest, class by class. */
const room: Record<StandardClass, [guests: number, largeCases: number]> = {
  sedan: [3, 2],
  alphard: [6, 4],
  hiace: [9, 9],
  hiaceLong: [13, 8],
  coaster: [23, 18],
}
const standIns: Partial<Record<VehicleClass, VehicleClass[]>> = { sedan: ['alphard'], alphard: ['hiace'] }

export function car(id: string, vehicleClass: StandardClass, about: About & { seats?: number } = {}): Vehicle {
  const [guests, largeCases] = room[vehicleClass]
  const seats = about.seats ?? guests
  return {
    ...somebody(about),
    kind: 'vehicle',
    id,
    name: id,
    vehicleClass,
    isBus: vehicleClass === 'hiaceLong' || vehicleClass === 'coaster',
    plate: id,
    seats,
    loads: [{ guests: seats, largeCases }],
    papersUntil: about.papersUntil ?? null,
  }
}

export const chauffeur = (id: string, drives: VehicleClass[], about: About = {}): Chauffeur => ({
  ...somebody(about),
  id,
  name: id,
  drives,
})

export const guide = (id: string, languages: string[], about: About = {}): Guide => ({
  ...somebody(about),
  kind: 'guide',
  id,
  name: id,
  languages,
  registrationNumber: null,
})

/** A small house of one's own. */
export function fleetOf(parts: { vehicles: Vehicle[]; chauffeurs: Chauffeur[]; guides?: Guide[] }): Fleet {
  const classes = standardClassCodes.map(
    (vehicleClass, rank): VehicleClassInfo => ({
      vehicleClass,
      name: vehicleClass,
      rank,
      isBus: rank >= 3,
      loads: [{ guests: room[vehicleClass][0], largeCases: room[vehicleClass][1] }],
      standIns: standIns[vehicleClass] ?? [],
      hasHighStep: false,
    }),
  )
  return {
    guides: [],
    ...parts,
    classes: new Map(classes.map((info) => [info.vehicleClass, info])),
    policies: {
      vehicle: carPolicy,
      chauffeur: chauffeurPolicy,
      guide: { ...chauffeurPolicy, kind: 'guide', turnRoundMinutes: 15, busDrivingMinutes: null },
    },
    areas: [],
    drivingMinutes: drive,
    kilometres: (from, to) => (from === to ? 3 : 20),
  }
}

/** Two guests who want a sedan for eight hours in town, without a guide. */
export const demandFor = (about: Partial<Demand> = {}): Demand => ({
  vehicleClass: 'sedan',
  isBus: false,
  durationMinutes: 480,
  fromArea: 'town',
  toArea: 'town',
  drivingMinutes: 120,
  longestDriveMinutes: 60,
  seats: 2,
  largeCases: 0,
  guides: 0,
  guideLanguage: 'en',
  ...about,
})
