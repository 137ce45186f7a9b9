/**
 * The code of a class of cars, as the office makes them: it stands in addresses and in the database and never changes.
 * What people read of a class comes with the data.
 */
export type VehicleClassCode = string

/** "grand-ace"; the first five have capitals in them. */
export const classCodePattern = /^[a-z][a-zA-Z0-9-]{0,39}$/

export const isClassCode = (written: string | null): written is VehicleClassCode =>
  written !== null && classCodePattern.test(written)

/** From so many seats on, the chauffeur's included, a car is a bus by law, and its chauffeur needs another licence. */
const seatsOf = { bus: 11, large: 30 } as const

/** Whether a car with so many places for guests runs as a chartered bus. */
export const isBusWith = (places: number): boolean => places + 1 >= seatsOf.bus

/** One place more and it is a bus. */
export const mostPlacesOfCar = seatsOf.bus - 2

export const licenceSizes = ['ordinary', 'medium', 'large'] as const
export type LicenceSize = (typeof licenceSizes)[number]

/** The smallest second-class licence with which a car with so many places for guests may be driven. */
export function licenceFor(places: number): LicenceSize {
  if (places + 1 >= seatsOf.large) return 'large'
  return isBusWith(places) ? 'medium' : 'ordinary'
}

/** "medium or large", of a medium one: whoever has a larger one may drive it, too. */
export const licenceInWords = (size: LicenceSize): string => licenceSizes.slice(licenceSizes.indexOf(size)).join(' or ')

/** The classes that every house begins with, from the smallest to the largest: standards and demo name them. */
export const standardClassCodes = ['sedan', 'alphard', 'hiace', 'hiaceLong', 'coaster'] as const
export type StandardClass = (typeof standardClassCodes)[number]
