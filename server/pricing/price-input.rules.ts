import type { VehicleClass } from '#contract/catalogue.ts'
import type { TaxClass } from '#core/tax-shares.ts'
import type { TourSeason } from '#server/catalogue/index.ts'
import type { CodeDiscount } from './offer-code.rules.ts'

/** Rates that are not a tour's own. Minutes of day are Tokyo's. */
export interface Rates {
  dayFromMinutes: number
  dayUntilMinutes: number
  nightHalfHourYen: number
  guideShortMinutes: number
  guideShortYen: number
  guideDayMinutes: number
  guideDayYen: number
  guideExtraHalfHourYen: number
  mostExtraHalfHours: number
}

/** When guides are in demand, as months and days: 310 is 10 March. Both days included. */
export interface GuideSeason {
  name: string
  seasonFrom: number
  seasonTo: number
  guideYen: number
}

export interface Extra {
  code: string
  name: string
  explanation: string
  priceYen: number
  mostPieces: number
  /** Room that a piece takes, beyond that of its guest. */
  halfSeats: number
  largeCases: number
  position: number
  /** Left out: standard. */
  taxClass?: TaxClass
  /** Nobody is offered it any more; what is booked stays. */
  isRetired?: true
  /** Where it goes with one of them alone. */
  onlyWith?: ExtraUse
}

/** What an extra goes with. */
export type ExtraUse = 'tours' | 'rides'

/** Everything that days are priced by. */
export interface PriceBook {
  rates: Rates
  /** Yen for each extra half hour. */
  classRates: ReadonlyMap<VehicleClass, number>
  guideSeasons: readonly GuideSeason[]
  /** In the order in which they are offered. */
  extras: readonly Extra[]
}

export interface ChosenExtra {
  extra: Extra
  pieces: number
}

/** All that a price depends on, as plain data. */
export interface PriceInput {
  tour: {
    title: string
    durationMinutes: number
    guideIncluded: boolean
    prices: readonly { vehicleClass: VehicleClass; priceYen: number }[]
    /** Parts of the year in which it costs more. */
    dearer: readonly TourSeason[]
  }
  vehicleClass: VehicleClass
  className: string
  guests: number
  startsAt: Date
  /** Beyond the tour's own length. */
  extraHalfHours: number
  guideWished: boolean
  /** How many guides the party needs, wished or included. */
  guides: number
  guestsPerGuide: number
  /** Of the class, for each extra half hour. */
  extraHalfHourYen: number
  rates: Rates
  guideSeasons: readonly GuideSeason[]
  /** Null: the tour's own pick-up. */
  pickUp: { name: string; feeYen: number } | null
  /** Null: nowhere that costs more. */
  dropOff: { name: string; feeYen: number } | null
  extras: readonly ChosenExtra[]
  /** Whose codes take something off. */
  offers: readonly CodeDiscount[]
}
