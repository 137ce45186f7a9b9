import type { Tour, VehicleClass } from '#contract/catalogue.ts'
import type { OfferedClass } from '#contract/room.ts'

/** What checkout must know of the tour, with the words that are made elsewhere. */
export interface CheckoutTour
  extends Pick<
    Tour,
    | 'slug'
    | 'title'
    | 'cover'
    | 'prices'
    | 'startTimes'
    | 'cancellationTiers'
    | 'maxGuests'
    | 'guideIncluded'
    | 'pickUp'
    | 'dropOff'
    | 'withChildren'
  > {
  /** "10 hours". */
  length: string
  /** When a day that starts at this time ends, with so many half hours more. */
  endOf: (start: string, extraHalfHours?: number) => string
  /** From when the chauffeur is at the door, a little before the start. */
  thereFrom: (start: string) => string
  carNames: Record<VehicleClass, string>
}

/** What every step is given. */
export interface StepProps {
  slug: string
  tour: CheckoutTour
}

/** "Your hotel in central Tokyo" is wherever the guest stays; anything else is a place of its own. */
export const beginsElsewhere = ({ pickUp }: Pick<Tour, 'pickUp'>) => !pickUp.name.startsWith('Your ')
export const endsElsewhere = ({ pickUp, dropOff }: Pick<Tour, 'pickUp' | 'dropOff'>) => dropOff.name !== pickUp.name

/** The classes of the tour by their names. */
export const classesOf = ({ prices, carNames }: Pick<CheckoutTour, 'prices' | 'carNames'>): OfferedClass[] =>
  prices.map(({ vehicleClass, priceYen, loads }) => ({ vehicleClass, priceYen, loads, name: carNames[vehicleClass] }))
