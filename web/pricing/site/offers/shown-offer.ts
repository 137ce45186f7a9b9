import type { CategoryLabel } from '#contract/catalogue.ts'
import type { Offer, OfferDetail, OfferedTour } from '#contract/offers.ts'

/** The code worked through on a tour; its length is already words. */
export interface WorkedTour {
  slug: string
  title: string
  length: string
  line: CategoryLabel
  dayYen: number
  season: OfferedTour['season']
  discountYen: number
  totalYen: number
  taxes: OfferedTour['taxes']
  firstDay: string | null
}

export type ShownOffer = Offer & { tours: WorkedTour[] }

export function toShownOffer({ tours, ...offer }: OfferDetail, lengthInWords: (minutes: number) => string): ShownOffer {
  return {
    ...offer,
    tours: tours.map(({ tour, ...worked }) => ({
      ...worked,
      slug: tour.slug,
      title: tour.title,
      length: lengthInWords(tour.duration),
      line: tour.category,
    })),
  }
}

/** The tour that was asked for; else the first on which the code can still be used. */
export const chosenTour = (tours: readonly WorkedTour[], wanted: string | null): WorkedTour | undefined =>
  tours.find((tour) => tour.slug === wanted) ?? tours.find((tour) => tour.firstDay !== null) ?? tours[0]

/** The form of rides, which takes the code along to the cars. */
export const ridesPath = ({ code, rides: [way = 'transfer'] }: Pick<Offer, 'code' | 'rides'>) =>
  `/cabs/home?${new URLSearchParams({ way, code })}`

export const offerPath = (offer: string, tour?: string) =>
  `/offer-detail?${new URLSearchParams({ offer, ...(tour ? { tour } : {}) })}`
