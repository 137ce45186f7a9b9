import type { OwnBooking } from '#contract/own-bookings.ts'
import { counted } from '#core/words.ts'
import { stateTags } from '#web/booking/site/booking-state.ts'
import { usualWish, writeWish } from '#web/pricing/site/index.ts'
import { shortDay } from '#web/ui/day.ts'
import type { TagTone } from '#web/ui/tag.tsx'

/** "Tue 24 Nov 2026, 05:30. 2 guests. Palace Hotel Tokyo"; of a ride also where it goes: "Haneda to The Okura". */
export function tripInWords({ service, startsAt, guests, pickUp, dropOff }: OwnBooking): string {
  const day = startsAt.slice(0, 10)
  return [
    `${shortDay(day)} ${day.slice(0, 4)}, ${startsAt.slice(11, 16)}`,
    counted(guests, 'guest'),
    ...(pickUp ? [service.kind === 'ride' && dropOff && dropOff !== pickUp ? `${pickUp} to ${dropOff}` : pickUp] : []),
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

/** The tour's page with the same party, for another day; of a ride, where rides begin. */
export function againAddress({ service, guests }: OwnBooking): string {
  if (service.slug === null) return '/cabs/home'
  const query = writeWish({ ...usualWish, guests })
  return `/tour/detail/${service.slug}${query && `?${query}`}`
}
