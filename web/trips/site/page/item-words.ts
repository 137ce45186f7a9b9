import { partyWithAll } from '#contract/told-words.ts'
import type { TripItem, TripWish } from '#contract/trip-wish.ts'
import type { PricedItem, TripOffer } from '#contract/trips.ts'
import { shortDay } from '#core/days.ts'
import { capitalized, counted, countedInWords, listed } from '#core/words.ts'
import { writeWish } from '#web/pricing/site/index.ts'
import { clockOf, dayOf, partyOf as partyOfRide, rideQuery } from '#web/rides/site/index.ts'

/** A thing of a trip in words, and where it is changed and booked. */

export const dayOfWish = (wish: TripWish) => wish.day
export const startOfWish = (wish: TripWish) => (wish.kind === 'tour' ? wish.start : wish.time)

/** The day in Tokyo on which it stands in the list. */
export const dayOfItem = ({ offer }: Pick<PricedItem, 'offer'>, wish: TripWish) =>
  offer ? dayOf(offer.leg?.ride.landsAt ?? offer.startsAt) : dayOfWish(wish)

/** "One ride and two days out". */
export function contentsInWords(wishes: readonly TripWish[]): string {
  const rides = wishes.filter(({ kind }) => kind === 'ride').length
  const days = wishes.length - rides
  return capitalized(
    listed([
      ...(rides > 0 ? [countedInWords(rides, 'ride')] : []),
      ...(days > 0 ? [countedInWords(days, 'day out', 'days out')] : []),
    ]),
  )
}

/** "09:00 to 13:00, from Asakusa pier", "Lands 19:05. At the Okura about 20:45". */
export function hoursInWords({ startsAt, endsAt, from, to, leg }: TripOffer): string {
  if (!leg) {
    const ends =
      from === null ? '' : to === null || to === from ? `, from and back to ${from}` : `, from ${from} to ${to}`
    return `${clockOf(startsAt)} to ${clockOf(endsAt)}${ends}`
  }
  const { landsAt, way, hours } = leg.ride
  if (way === 'hourly') return `${clockOf(startsAt)} to ${clockOf(endsAt)}, ${counted(hours ?? 0, 'hour')} from ${from}`
  const begins = landsAt ? `Lands ${clockOf(landsAt)}, ${leg.pickUp.name}` : `Pick-up ${clockOf(startsAt)}, ${from}`
  return `${begins}. At ${to} about ${clockOf(endsAt)}`
}

const mostStops = 3

/** "Senso-ji, Yanaka, Nezu. Alphard with chauffeur, guide. 2 adults, 1 child (5). 1 child seat". */
export function factsInWords({ stops, offer }: Pick<PricedItem, 'stops' | 'offer'>, wish: TripWish): string {
  const party = wish.kind === 'tour' ? wish : partyOfRide(wish)
  const guide = offer && offer.guides > 0 ? `, ${offer.guides > 1 ? counted(offer.guides, 'guide') : 'guide'}` : ''
  const flight = wish.kind === 'ride' && wish.flight ? `Flight ${wish.flight.toUpperCase()}` : ''
  const parts = [
    stops.slice(0, mostStops).join(', '),
    offer && `${offer.className} with chauffeur${guide}`,
    flight,
    partyWithAll({ ...party, lines: offer?.lines ?? [] }),
  ]
  return `${parts.filter(Boolean).join('. ')}.`
}

/** "Sun 22 Nov, 09:00". */
export const slotInWords = (day: string, start: string) => `${shortDay(day)}, ${start}`

/** Where it is chosen anew, with all that was chosen. */
export const changePath = (wish: TripWish): string =>
  wish.kind === 'tour' ? `/tour/detail/${wish.tour}?${writeWish(wish)}` : `/cabs/home?${queryOfRide(wish)}`

function queryOfRide({ kind: _, vehicleClass: __, ...ask }: Extract<TripWish, { kind: 'ride' }>) {
  return rideQuery(ask)
}

export const titleOf = ({ id }: Pick<TripItem, 'id'>, items: readonly PricedItem[]) =>
  items.find((item) => item.id === id)?.title ?? 'Something'
