import type { OutputOf } from '#contract/endpoint.ts'
import type { RideAsk, RideOption, rideCars } from '#contract/rides.ts'
import { offeredFirst } from '#contract/room.ts'
import { addTaxes } from '#core/tax-shares.ts'
import { readTax } from '#server/catalogue/index.ts'
import { highStepInWords } from '#server/fleet/index.ts'
import type { OpenCrews } from '#server/inventory/index.ts'
import type { Context } from '#server/platform/context.ts'
import { codeNoteOf, refuseCodesForAll } from './codes-of-ways.ts'
import { fitIn, onRequest } from './fit-classes.ts'
import { boundsOf, firstNotFree } from './free-ways.ts'
import { nearestHours, openAround } from './nearest-hours.ts'
import { partyInWords } from './party-words.rules.ts'
import { planAsked } from './plan-asked.ts'
import type { PreparedRide } from './prepare-ride.ts'
import { type PricedClass, priceClasses } from './priced-classes.ts'
import { isTooSoon } from './when-possible.ts'

/** Every class for a ride: its final price, whether all of them fit, and whether it is free. */
export async function listCars(
  ctx: Context,
  ask: RideAsk,
  userId: string | null = null,
): Promise<OutputOf<typeof rideCars>> {
  const { snapshot, ways } = await planAsked(ctx, ask, { guest: { userId } })
  const classes = await priceClasses(ctx, snapshot, ways)
  refuseCodesForAll(ways, classes)
  // What is taken is read once for each way, whatever the number of classes.
  const crews: OpenCrews[] = await Promise.all(ways.map(({ prepared }) => openAround(ctx, prepared)))
  const instead = ways.map(({ prepared }, place) =>
    nearestHours(ctx, prepared, crews[place] as OpenCrews, boundsOf(ways, place)),
  )
  const soon = ways.findIndex(({ at }) => isTooSoon(ctx, at.times.startsAt))
  const [there] = ways
  const party = there?.prepared.party ?? { guests: 0, largeCases: 0 }
  const extras = there?.prepared.wish.extras ?? []

  const freedomOf = async ({
    vehicleClass,
  }: PricedClass): Promise<Pick<RideOption, 'whyNot' | 'nearest' | 'nearestWay'>> => {
    const place = soon >= 0 ? soon : firstNotFree(ways, crews, vehicleClass)
    if (place === null) return { whyNot: null, nearest: [] }
    const nearest = (await instead[place]?.(vehicleClass)) ?? []
    return { whyNot: soon >= 0 ? 'too-short-notice' : 'sold-out', nearest, nearestWay: place }
  }
  const tax = await readTax(ctx.db)
  const options: RideOption[] = []
  for (const car of classes.sold.toSorted(offeredFirst)) {
    const fit = fitIn(classes.sold, car, party)
    const why = `${fit.why}${highStepInWords(snapshot.fleet.classes.get(car.vehicleClass), extras)}`
    const freedom = fit.fit === 'small' ? { whyNot: 'party-too-large' as const, nearest: [] } : await freedomOf(car)
    const { vehicleClass, name, ways: lines, priceYen: totalYen } = car
    // Each way by its own day: a rate may begin between the two.
    const ofWays = lines.map((way, place) => tax.ofLines(way, ways[place]?.at.times.endsAt ?? ctx.clock.now()))
    const price = { ways: lines, totalYen, taxes: addTaxes(ofWays) }
    const words = classes.wordsOf(vehicleClass)
    options.push({ vehicleClass, name, words, ...fit, why, ...price, ...freedom, codeNote: codeNoteOf(ways, car) })
  }
  const isSmall = ({ fit }: RideOption) => (fit === 'small' ? 1 : 0)
  // Of those that are too small the largest comes first: it is the nearest to fitting.
  options.sort((a, b) => isSmall(a) - isSmall(b) || (isSmall(a) ? b.totalYen - a.totalYen : 0))
  const asked = classes.onRequest.map(
    (car): RideOption => ({
      vehicleClass: car.vehicleClass,
      name: car.name,
      words: classes.wordsOf(car.vehicleClass),
      ...onRequest(car, party),
      ways: [],
      totalYen: 0,
      taxes: [],
      whyNot: null,
      nearest: [],
      codeNote: null,
    }),
  )
  return {
    legs: ways.map(({ prepared, at }) => prepared.legOf(at)),
    options: [...options, ...asked],
    party: there ? wordsOf(there.prepared) : '',
  }
}

function wordsOf({ wish, extras, party }: PreparedRide): string {
  const pieces = (code: string) => extras.find(({ extra }) => extra.code === code)?.pieces ?? 0
  const taken = (of: 'halfSeats' | 'largeCases') =>
    (party.extras ?? []).reduce((sum, extra) => sum + extra[of] * extra.pieces, 0)
  const children = wish.childAges.length
  return partyInWords({
    adults: wish.guests - children,
    children,
    childSeats: pieces('child-seat'),
    largeCases: wish.largeCases,
    strollers: pieces('stroller'),
    wheelchairs: pieces('wheelchair'),
    halfSeatsNeeded: wish.guests * 2 + taken('halfSeats'),
    casesNeeded: wish.largeCases + taken('largeCases'),
  })
}
