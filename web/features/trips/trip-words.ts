import type { OwnBooking } from '#contract/own-bookings.ts'
import { usualWish, writeWish } from '#web/platform/wish-address.ts'
import { stateTags } from '#web/ui/booking-state.ts'
import { shortDay } from '#web/ui/day.ts'
import type { TagTone } from '#web/ui/tag.tsx'

/** "Tue 24 Nov 2026, 05:30. 2 guests. Palace Hotel Tokyo." */
export function tripInWords({ startsAt, guests, pickUp }: OwnBooking): string {
  const day = startsAt.slice(0, 10)
  return [
    `${shortDay(day)} ${day.slice(0, 4)}, ${startsAt.slice(11, 16)}`,
    guests === 1 ? '1 guest' : `${guests} guests`,
    ...(pickUp ? [pickUp] : []),
  ].join('. ')
}

/** Where it stands at this moment; a hold says until when. */
export function standingOf(trip: OwnBooking, now: string): { tone: TagTone; word: string } {
  const { state, heldUntil, startsAt, endsAt } = trip
  if (state === 'on_hold' && heldUntil && heldUntil > now) {
    const day = heldUntil.slice(0, 10) === now.slice(0, 10) ? '' : `${shortDay(heldUntil.slice(0, 10))}, `
    return { tone: 'waiting', word: `Held until ${day}${heldUntil.slice(11, 16)}, Tokyo` }
  }
  if (state === 'confirmed' && startsAt <= now && now < endsAt) return { tone: 'info', word: 'On the road' }
  return stateTags[state]
}

/** The tour's page with the same party, for another day. */
export function againAddress({ tour, guests }: OwnBooking): string {
  const query = writeWish({ ...usualWish, guests })
  return `/tour/detail/${tour.slug}${query && `?${query}`}`
}
