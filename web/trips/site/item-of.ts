import { areAgesKnown } from '#contract/party.ts'
import type { RideAsk } from '#contract/rides.ts'
import type { RideInTrip, TripItem, TripWish } from '#contract/trip-wish.ts'
import { newKey } from '#web/platform/new-key.ts'
import type { WishParams } from '#web/pricing/site/index.ts'

/** What is chosen on a page, as it stands in a trip. */

/** A name that nothing else has, in the spelling of a UUID. */
const newId = () =>
  newKey().replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, (_, ...parts: string[]) => {
    const [first, second, third, fourth, last] = parts
    return `${first}-${second}-4${third}-8${fourth}-${last}`
  })

export const itemOf = (wish: TripWish, seenYen: number | null): TripItem => ({
  id: newId(),
  wish,
  seenYen,
  seenAt: seenYen === null ? null : new Date().toISOString(),
})

/** Nothing while a day, or the age of a child, is missing. */
export function tourItem(tour: string, wish: WishParams, seenYen: number | null): TripItem[] {
  const { day, start, childAges, extras, ...rest } = wish
  if (!day || !start || !areAgesKnown(childAges)) return []
  const chosen = { ...rest, day, start, childAges: [...childAges], extras: [...extras] }
  return [itemOf({ kind: 'tour', tour, guideLanguage: 'en', ...chosen }, seenYen)]
}

/** One way of a ride each, since each can be moved by itself. A code is used once, by the way there. */
export function rideItems(ask: RideAsk, vehicleClass: string, seenYen: readonly (number | null)[]): TripItem[] {
  const { returnDay, returnTime, returnFrom, returnTo, ...oneWay } = ask
  const there: RideInTrip = { kind: 'ride', ...oneWay, vehicleClass }
  if (!returnDay || !returnTime) return [itemOf(there, seenYen[0] ?? null)]
  const { from, fromAddress, to, toAddress, code: _, secondCode: __, ...same } = there
  const back: RideInTrip = {
    ...{ ...same, day: returnDay, time: returnTime, flight: '' },
    ...endOf('from', returnFrom ?? to, returnFrom ? undefined : toAddress),
    ...endOf('to', returnTo ?? from, returnTo ? undefined : fromAddress),
  }
  return [itemOf(there, seenYen[0] ?? null), itemOf(back, seenYen[1] ?? null)]
}

const endOf = (end: 'from' | 'to', slug: string | undefined, address: string | undefined) =>
  slug ? { [end]: slug } : address ? { [`${end}Address`]: address } : {}
