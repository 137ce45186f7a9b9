import type { ClassPrice, Tour, VehicleClass } from '#contract/catalogue.ts'

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

export interface Party {
  guests: number
  largeCases: number
}

/** The first pair that takes the party; the roomiest stands first. */
export const loadFor = ({ loads }: Pick<ClassPrice, 'loads'>, { guests, largeCases }: Party) =>
  loads.find((load) => guests <= load.guests && largeCases <= load.largeCases)

/** The cheapest class that takes the party; undefined when none does. */
export const suggestedClass = (prices: readonly ClassPrice[], party: Party) =>
  prices.filter((price) => loadFor(price, party)).sort((a, b) => a.priceYen - b.priceYen)[0]

/** The chosen class as long as it takes the party, else the one that we suggest. */
export function classFor(prices: readonly ClassPrice[], party: Party & { vehicleClass?: VehicleClass }) {
  const chosen = prices.find(({ vehicleClass }) => vehicleClass === party.vehicleClass)
  return chosen && loadFor(chosen, party) ? chosen : suggestedClass(prices, party)
}
