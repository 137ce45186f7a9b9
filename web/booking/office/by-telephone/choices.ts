import type { TourToBook } from '#contract/phone-booking.ts'
import type { KnownPlace } from '#contract/places.ts'
import type { OfferedExtra } from '#contract/pricing.ts'

/** What can be chosen from in a call. */
export interface Choices {
  tours: readonly TourToBook[]
  /** That our guides speak, by their two letters. */
  languages: readonly string[]
  places: readonly KnownPlace[]
  extras: readonly OfferedExtra[]
}
