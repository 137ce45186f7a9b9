import { minutesLacking } from '#contract/day-plan.ts'
import { withArrivals } from '#server/catalogue/index.ts'
import { areaNameOf, arrivalPlaceAt, listPlaces, loadFleet } from '#server/fleet/index.ts'
import { isNeverPossible, ownAreas } from '#server/inventory/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import { addMinutes } from '#server/platform/tokyo-time.rules.ts'
import { isRideWish } from './kept-wish.rules.ts'
import { endsOf, longerWays } from './longer-ways.ts'
import { prepareWish } from './prepare-wish.ts'
import { usableQuote } from './usable-quote.ts'
import { noTimeSentence, tooFarSentence } from './why-not-there.rules.ts'

/** The places at which this day can never begin or end, and why: asked once for each area, of an empty calendar. */
export async function placesTooFar(ctx: Context, id: string, userId: string | null) {
  const { wish, vehicleClass, startsAt } = await usableQuote(ctx, id, userId)
  if (isRideWish(wish)) throw new AppError('pricing.unknown-quote')
  const { pickUp, pickUpAddress, dropOff, dropOffAddress, ...day } = { ...wish, vehicleClass }
  const [from, to] = [chosen({ pickUp, pickUpAddress }), chosen({ dropOff, dropOffAddress })]
  const fleet = await loadFleet(ctx)
  const places = await listPlaces(ctx.db)
  const areas = [...new Set(places.map(({ area }) => area))]
  const { tour, demand: beginning } = await prepareWish(ctx, { ...day, ...to })
  const { demand: ending } = await prepareWish(ctx, { ...day, ...from })
  const own = ownAreas(tour, fleet)
  const stops = withArrivals(tour.stops)
  const arrival = arrivalPlaceAt(places, tour.pickUp)

  const whyNever = (way: string, ends: { fromArea: string; toArea: string }) => {
    const demand = { ...beginning, ...ends }
    if (isNeverPossible(fleet, demand, startsAt)) return tooFarSentence(way, fleet.policies.chauffeur.longestDayMinutes)
    const endsAt = addMinutes(startsAt, demand.durationMinutes)
    const longer = longerWays(fleet, { tour, ...ends, startsAt, endsAt, extraHalfHours: wish.extraHalfHours })
    return minutesLacking(endsOf(longer), stops) > 0 ? noTimeSentence(way) : undefined
  }
  const byPlace = (why: (area: string) => string | undefined, usual: string) => {
    // Where the day cannot be had at all, no place is to blame.
    const far = new Map(why(usual) ? [] : areas.map((area) => [area, why(area)]))
    return Object.fromEntries(
      places.flatMap(({ slug, area }) => {
        const sentence = far.get(area)
        return sentence ? [[slug, sentence]] : []
      }),
    )
  }
  // Who is picked up elsewhere is brought back there, where a tour ends as it began.
  const comesBack = own.dropOffArea === own.pickUpArea && Object.keys(to).length === 0
  return {
    pickUp: byPlace(
      (area) => whyNever('From there', { fromArea: area, toArea: comesBack ? area : beginning.toArea }),
      own.pickUpArea,
    ),
    dropOff: byPlace(
      (area) => whyNever('With the end there', { fromArea: ending.fromArea, toArea: area }),
      ending.toArea,
    ),
    beginsIn: areaNameOf(fleet, tour.pickUp),
    beginsAt: arrival && { kind: arrival.kind, slug: arrival.slug, name: tour.pickUp.name },
  }
}

/** What was said of one end, without what was not. */
const chosen = <Names extends string>(end: Record<Names, string | undefined>) =>
  Object.fromEntries(Object.entries(end).filter(([, value]) => value !== undefined)) as Partial<Record<Names, string>>
