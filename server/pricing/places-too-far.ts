import { listPlaces, loadFleet } from '#server/fleet/index.ts'
import { isNeverPossible, ownAreas } from '#server/inventory/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import { isRideWish } from './kept-wish.rules.ts'
import { prepareWish } from './prepare-wish.ts'
import { usableQuote } from './usable-quote.ts'
import { tooFarSentence } from './why-not-there.rules.ts'

/** The places at which this day can never begin: asked once for each area, of an empty calendar. */
export async function placesTooFar(ctx: Context, id: string, userId: string | null) {
  const { wish, vehicleClass, startsAt } = await usableQuote(ctx, id, userId)
  if (isRideWish(wish)) throw new AppError('pricing.unknown-quote')
  const { pickUp: _, pickUpAddress: __, ...elsewhere } = wish
  const { tour, demand } = await prepareWish(ctx, { ...elsewhere, vehicleClass })
  const fleet = await loadFleet(ctx)
  const own = ownAreas(tour, fleet)
  const endsAsItBegins = demand.toArea === demand.fromArea && own.dropOffArea === own.pickUpArea
  const isTooFar = (area: string) =>
    isNeverPossible(fleet, { ...demand, fromArea: area, ...(endsAsItBegins && { toArea: area }) }, startsAt)
  const places = await listPlaces(ctx.db)
  // Where the day cannot be had at all, no place is to blame.
  const farAreas = isTooFar(own.pickUpArea)
    ? new Set()
    : new Set([...new Set(places.map(({ area }) => area))].filter(isTooFar))
  return {
    slugs: places.flatMap(({ slug, area }) => (farAreas.has(area) ? [slug] : [])),
    sentence: tooFarSentence('From there', fleet.policies.chauffeur.longestDayMinutes),
  }
}
