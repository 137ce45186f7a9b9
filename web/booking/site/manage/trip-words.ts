import type { Booking } from '#contract/booking.ts'
import { usualWish, writeWish } from '#web/pricing/site/index.ts'

/** The tour's page with the same party, for another day; of a ride, where rides begin. */
export function againAddress({ service, guests, childAges, largeCases, extras, lines }: Booking): string {
  if (service.slug === null) return '/cabs/home'
  const guide = lines.some(({ kind }) => kind === 'guide')
  const query = writeWish({ ...usualWish, guests, childAges, largeCases, extras, guide })
  return `/tour/detail/${service.slug}${query && `?${query}`}`
}
