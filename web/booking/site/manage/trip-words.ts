import type { Booking } from '#contract/booking.ts'
import { capitalized } from '#core/words.ts'
import { usualWish, writeWish } from '#web/pricing/site/index.ts'
import { stateTags } from '../booking-state.ts'
import { agoInWords, aheadInWords } from './booking-words.ts'

/** The tour's page with the same party, for another day; of a ride, where rides begin. */
export function againAddress({ service, guests, childAges, largeCases, extras, lines }: Booking): string {
  if (service.slug === null) return '/cabs/home'
  const guide = lines.some(({ kind }) => kind === 'guide')
  const query = writeWish({ ...usualWish, guests, childAges, largeCases, extras, guide })
  return `/tour/detail/${service.slug}${query && `?${query}`}`
}

const comesToNothing: readonly Booking['state'][] = ['cancelled', 'expired', 'rejected']

/** When it is, seen from now: "In eight days", "Yesterday". What does not take place says so instead. */
export function standing({ state, startsAt, endsAt }: Pick<Booking, 'state' | 'startsAt' | 'endsAt'>, now: string) {
  if (comesToNothing.includes(state)) return stateTags[state].word
  if (state === 'confirmed') {
    if (now >= endsAt) return 'Just now'
    if (now >= startsAt) return 'On the road'
  }
  return capitalized(aheadInWords(startsAt, now) ?? agoInWords(startsAt, now))
}
