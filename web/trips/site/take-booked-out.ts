import type { Booking } from '#contract/booking.ts'
import type { TripWish } from '#contract/trip-wish.ts'
import { changeTrip, readTripAgain, tripStore } from './trip.ts'

/** What is booked need not be booked once more: it leaves the trip. */

type Booked = Pick<Booking, 'service' | 'startsAt' | 'ride' | 'guests' | 'vehicleClass'>

export function isBookingOf(wish: TripWish, { service, startsAt, ride, guests, vehicleClass }: Booked): boolean {
  if (wish.guests !== guests) return false
  if (wish.kind === 'tour')
    return service.kind === 'tour' && service.slug === wish.tour && startsAt.startsWith(`${wish.day}T${wish.start}`)
  const begins = ride?.landsAt ?? startsAt
  return ride?.way === wish.way && vehicleClass === wish.vehicleClass && begins.startsWith(`${wish.day}T${wish.time}`)
}

export async function takeBookedOut(booking: Booked): Promise<void> {
  await readTripAgain()
  for (const { id, wish } of tripStore.getState().items ?? [])
    if (isBookingOf(wish, booking)) await changeTrip({ remove: id })
}
