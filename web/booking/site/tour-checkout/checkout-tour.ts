import type { Stop, Tour } from '#contract/catalogue.ts'
import type { OfferedExtra } from '#contract/pricing.ts'

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
  stops: Pick<Stop, 'name' | 'arrivalMinutes' | 'stayMinutes'>[]
  /** Child seats and the like; null where they could not be asked for. */
  extras: readonly OfferedExtra[] | null
  /** "10 hours". */
  length: string
  /** When a day that starts at this time ends, with so many half hours more. */
  endOf: (start: string, extraHalfHours?: number) => string
  /** From when the chauffeur is at the door, a little before the start. */
  thereFrom: (start: string) => string
}

/** What every step is given. */
export interface StepProps {
  slug: string
  tour: CheckoutTour
}

/** Not wherever the guest stays: at a place of its own. */
export const beginsElsewhere = ({ pickUp }: Pick<Tour, 'pickUp'>) => !pickUp.isGuestsHotel
export const endsElsewhere = ({ pickUp, dropOff }: Pick<Tour, 'pickUp' | 'dropOff'>) => dropOff.name !== pickUp.name
