import { ApiError, type Call } from '#contract/call.ts'
import type { ClassPrice, TourDetail } from '#contract/catalogue.ts'
import { fetchTourDetails, orThrow } from '../catalogue-calls.ts'

/** What a column shows of a tour; the page carries no more. */
export type ComparedTour = Pick<
  TourDetail,
  | 'slug'
  | 'title'
  | 'category'
  | 'cover'
  | 'price'
  | 'duration'
  | 'startTimes'
  | 'walkingLevel'
  | 'walkingKilometres'
  | 'steps'
  | 'bestMonths'
  | 'season'
  | 'closed'
  | 'minimumNoticeHours'
  | 'guideIncluded'
  | 'rating'
  | 'withChildren'
> & {
  prices: ClassPrice[]
  /** To the first stop. */
  driveMinutes: number
  /** For one adult, beside the price; `andMore` where a stop does not say how much. */
  fees: { yen: number; andMore: boolean }
  /** Until so many hours before the start all is given back; null where it never is. */
  freeUntilHours: number | null
  pickUp: string
}

export function toCompared(tour: TourDetail): ComparedTour {
  const { slug, title, category, cover, price, prices, duration, startTimes, walkingLevel, walkingKilometres } = tour
  const { steps, bestMonths, season, closed, minimumNoticeHours, guideIncluded, rating, withChildren } = tour
  const paid = tour.itineraries.filter((stop) => stop.admission === 'not included')
  const free = tour.cancellationTiers.filter((tier) => tier.refundPercent === 100).map((tier) => tier.hoursBefore)
  return {
    ...{ slug, title, category, cover, price, prices, duration, startTimes, walkingLevel, walkingKilometres },
    ...{ steps, bestMonths, season, closed, minimumNoticeHours, guideIncluded, rating, withChildren },
    driveMinutes: tour.itineraries[0]?.driveMinutes ?? 0,
    fees: {
      yen: paid.reduce((sum, stop) => sum + (stop.admissionYen ?? 0), 0),
      andMore: paid.some((stop) => stop.admissionYen === null),
    },
    freeUntilHours: free.length > 0 ? Math.min(...free) : null,
    pickUp: tour.pickUp.name,
  }
}

export interface ComparedTours {
  tours: ComparedTour[]
  /** Slugs that the catalogue does not have, or no longer. */
  gone: string[]
}

export async function loadCompared(call: Call, slugs: readonly string[]): Promise<ComparedTours> {
  const answers = await Promise.all(slugs.map((slug) => tourOrNull(call, slug)))
  return {
    tours: answers.filter((tour) => tour !== null),
    gone: slugs.filter((_, index) => answers[index] === null),
  }
}

async function tourOrNull(call: Call, slug: string): Promise<ComparedTour | null> {
  try {
    return toCompared(await orThrow((tell) => fetchTourDetails(call, slug, tell)))
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}
