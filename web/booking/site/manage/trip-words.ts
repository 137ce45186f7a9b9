import type { Booking } from '#contract/booking.ts'
import { cardInWords } from '#web/payments/site/index.ts'
import { usualWish, writeWish } from '#web/pricing/site/index.ts'
import { longDay } from '#web/ui/day.ts'
import { dayOf } from './booking-words.ts'

/** The tour's page with the same party, for another day; of a ride, where rides begin. */
export function againAddress({ service, guests, childAges, largeCases, extras, lines }: Booking): string {
  if (service.slug === null) return '/cabs/home'
  const guide = lines.some(({ kind }) => kind === 'guide')
  const query = writeWish({ ...usualWish, guests, childAges, largeCases, extras, guide })
  return `/tour/detail/${service.slug}${query && `?${query}`}`
}

/** "Visa ending 4242, Monday 9 November": what paid, and when; null while nothing did. */
export function paidBy({ payments, moves, paidYen }: Booking): string | null {
  if (paidYen === 0) return null
  const card = payments.find(({ state, card: known }) => state === 'succeeded' && known)?.card
  const at = moves.find(({ to }) => to === 'confirmed')?.at
  const said = [card && cardInWords(card), at && longDay(dayOf(at))].filter(Boolean)
  return said.length > 0 ? said.join(', ') : null
}
