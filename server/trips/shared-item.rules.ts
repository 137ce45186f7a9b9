import type { TripWish } from '#contract/trip-wish.ts'
import type { PricedItem, SharedItem } from '#contract/trips.ts'

/**
 * What others see of something in a trip. Names, prices, flights, doors and the ages of children stay with whoever
 * shares it; what could not be had without a door is there to look at, and not to copy.
 */
export function sharedItem({ title, cover, line, offer }: PricedItem, wish: TripWish): SharedItem | null {
  if (!offer) return null
  const { startsAt, endsAt, leg, className, vehicleClass, guides } = offer
  const doors = wish.kind === 'tour' ? [wish.pickUpAddress, wish.dropOffAddress] : [wish.fromAddress, wish.toAddress]
  const [isDoorFrom, isDoorTo] = doors.map((door) => door !== undefined)
  return {
    ...{ title, cover, line, startsAt, endsAt, className, vehicleClass, guides },
    slug: wish.kind === 'tour' ? wish.tour : null,
    landsAt: leg?.ride.landsAt ?? null,
    from: isDoorFrom ? null : offer.from,
    // Who is picked up at a door is brought back to it.
    to: isDoorTo || (wish.kind === 'tour' && isDoorFrom) ? null : offer.to,
    guests: wish.guests,
    largeCases: wish.largeCases,
    wish: withoutWhatIsTheirs(wish),
  }
}

function withoutWhatIsTheirs({ code: _, secondCode: __, ...wish }: TripWish): TripWish | null {
  if (wish.kind === 'tour') {
    const { pickUpAddress: ___, dropOffAddress: ____, ...rest } = wish
    return { ...rest, childAges: [] }
  }
  if (wish.fromAddress !== undefined || wish.toAddress !== undefined) return null
  return { ...wish, flight: '', children: '' }
}
