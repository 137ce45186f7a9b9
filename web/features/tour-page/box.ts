import type { ClassPrice, Tour } from '#contract/catalogue.ts'
import type { Choice } from './choice.ts'
import type { CarNames } from './fit.ts'

/** What the price box must know of the tour, with the words that are made elsewhere. */
export interface BoxTour
  extends Pick<
    Tour,
    | 'slug'
    | 'prices'
    | 'startTimes'
    | 'season'
    | 'minimumNoticeHours'
    | 'cancellationTiers'
    | 'maxGuests'
    | 'guideIncluded'
    | 'unit'
  > {
  /** "12 hours". */
  length: string
  /** When a day that starts at this time ends. */
  endOf: (start: string) => string
  /** "20 March to 12 April"; null when it runs all year. */
  seasonWords: string | null
  carNames: CarNames
}

/** The box as it stands: the tour, what is chosen, and what follows from it. */
export interface Box {
  tour: BoxTour
  choice: Choice
  change: (change: Partial<Choice>) => void
  /** The car that is booked; undefined when none takes the party. */
  car: ClassPrice | undefined
  /** Why the chosen day cannot be had; null when it can, or when none is chosen. */
  dayProblem: string | null
  /** Where booking goes on; null while it is not built or something is missing. */
  bookingPath: string | null
}
