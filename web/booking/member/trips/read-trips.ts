import { ownBookings } from '#contract/own-bookings.ts'
import { onTokyoClock } from '#core/days.ts'
import { call } from '#web/platform/api.ts'
import type { TripsPage } from './trips-address.ts'
import type { TripList } from './trips-head.tsx'

/** One page of the guest's bookings: of tours, or of everything else. */
export async function readTrips(kind: 'tour' | 'other', { when, page }: TripsPage): Promise<TripList> {
  const { bookings, pages, counts } = await call(ownBookings, { kind, when, page })
  return { trips: bookings, pages, counts, now: onTokyoClock(new Date()) }
}
