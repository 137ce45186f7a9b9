import type { Availability } from '#contract/availability.ts'
import type { Tour } from '#contract/catalogue.ts'
import type { Quote } from '#contract/pricing.ts'
import type { OfferedClass, RoomParty } from '#contract/room.ts'
import type { Asked } from '#web/platform/use-asked.ts'
import type { OfferedExtras } from '../offered-extras.ts'
import type { Choice } from './choice.ts'

/** What the price box must know of the tour, with the words that are made elsewhere. */
export interface BoxTour
  extends Pick<
    Tour,
    | 'slug'
    | 'prices'
    | 'startTimes'
    | 'season'
    | 'closed'
    | 'minimumNoticeHours'
    | 'cancellationTiers'
    | 'maxGuests'
    | 'guideIncluded'
    | 'unit'
    | 'withChildren'
  > {
  /** "12 hours". */
  length: string
  /** When a day that starts at this time ends, so many half hours later than planned. */
  endOf: (start: string, extraHalfHours?: number) => string
  /** "20 March to 12 April"; null when it runs all year. */
  seasonWords: string | null
}

/** The box as it stands: the tour, what is chosen, and what follows from it. */
export interface Box {
  tour: BoxTour
  choice: Choice
  change: (change: Partial<Choice>) => void
  /** The classes of the tour. */
  classes: readonly OfferedClass[]
  /** What the party takes of a car, with its seats and strollers. */
  room: RoomParty
  /** Child seats, boosters and strollers; asked for when somebody comes to the party. */
  offered: OfferedExtras
  wantExtras: () => void
  /** The car that is booked; undefined when none takes the party. */
  car: OfferedClass | undefined
  /** Children whose age is not chosen: until then there is no price, only from what to what it will be. */
  waits: { missing: number; fromYen: number | null; toYen: number | null } | null
  /** Why the chosen day cannot be had; null when it can, or when none is chosen. */
  dayProblem: string | null
  /** The chosen day's price, line by line. Nothing is asked before somebody looks at the box. */
  quote: Asked<Quote>
  /** What is chosen cannot be had; `quote.failure` says why. */
  isRefused: boolean
  /** The month of the chosen day: its starts, and the classes. */
  month: Asked<Availability>
  /** The quote that is shown, perhaps of an earlier choice; null while only the tour's own prices are known. */
  bill: Quote | null
  /** What it costs: of the bill where there is one, else of the car alone; null when no car fits. */
  totalYen: number | null
  /** The total is of an earlier choice: the new one is on its way. */
  isOld: boolean
  /** What is chosen has no price yet, not even an old one. */
  isReckoning: boolean
  /** Somebody is here: from now on the server is asked. */
  wake: () => void
  /** Where booking goes on; null while it is not built or something is missing. */
  bookingPath: string | null
}
