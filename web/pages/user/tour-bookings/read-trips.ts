import { ApiError } from '#contract/call.ts'
import { type OwnReview, ownReviews, reviewOfBooking } from '#contract/reviews.ts'
import { readTrips } from '#web/booking/member/trips/read-trips.ts'
import type { TripsPage } from '#web/booking/member/trips/trips-address.ts'
import type { TripList } from '#web/booking/member/trips/trips-head.tsx'
import { type OpenBooking, openBooking } from '#web/booking/site/manage/load-booking.ts'
import { call } from '#web/platform/api.ts'

export interface TripsRead {
  list: TripList
  /** The first of what is to come, with all that its ticket shows; null where that did not load. */
  next: OpenBooking | null
  /** What became of the reviews that were written, by booking; null where that is not known. */
  reviews: ReadonlyMap<string, OwnReview['status']> | null
}

/** A tab of the list, with what only this tab needs. What is beside the list may be missing without taking it along. */
export async function readMyTrips(asked: TripsPage): Promise<TripsRead> {
  const reviewed = asked.when === 'past' ? call(ownReviews).catch(() => null) : null
  const list = await readTrips('tour', asked)
  const [first] = list.trips
  const isFront = asked.when === 'upcoming' && asked.page === 1
  const [next, written] = await Promise.all([
    isFront && first ? openBooking({ reference: first.reference }).catch(() => null) : null,
    reviewed,
  ])
  return { list, next, reviews: written && new Map(written.reviews.map((review) => [review.reference, review.status])) }
}

export interface TripRead {
  /** Null: there is no such booking, or it is somebody else's. */
  open: OpenBooking | null
  /** Of a day that is over; null where that is not known. */
  review: { canWrite: boolean; status: OwnReview['status'] | null } | null
}

export async function readOneTrip(reference: string | null): Promise<TripRead> {
  if (!reference) return { open: null, review: null }
  try {
    const open = await openBooking({ reference })
    if (open.booking.state !== 'redeemed') return { open, review: null }
    const known = await call(reviewOfBooking, { reference }).catch(() => null)
    return { open, review: known && { canWrite: known.canWrite, status: known.review?.status ?? null } }
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return { open: null, review: null }
    throw error
  }
}
