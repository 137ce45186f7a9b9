import type { CancellationTier, VehicleClass } from '#contract/catalogue.ts'
import { type Fares, yenFor } from '#contract/fares.ts'
import type { RideWay } from '#contract/ride-ways.ts'
import type { RideFront, Terminal } from '#contract/rides.ts'
import { classNameOf, type Fleet, loadFleet, readTerminalsInUse } from '#server/fleet/index.ts'
import type { Context } from '#server/platform/context.ts'
import { addDays, tokyoDayOf, tokyoInstant } from '#server/platform/tokyo-time.rules.ts'
import { totalYenOf } from '#server/pricing/index.ts'
import { faresAt } from './fares-at.ts'
import { classesInOrder } from './ride-classes.rules.ts'
import { type PricedEnd, priceRide } from './ride-price.rules.ts'
import { routeBetween } from './route.rules.ts'
import { firstOf } from './titles.rules.ts'

const exampleHours = 4
/** Far enough to show what a long way costs; where there is no such area, the last one of the map. */
const farArea = 'hakone'
const exampleTime = '10:00'

/** Examples at the fares in force, the airports, and what a taxi would cost. */
export async function readFront(ctx: Context): Promise<RideFront> {
  const now = ctx.clock.now()
  const [fleet, { fares }, terminals] = [
    await loadFleet(ctx),
    await faresAt(ctx, now),
    await readTerminalsInUse(ctx.db),
  ]
  const exampleClass = exampleClassOf(fleet, fares)
  const startsAt = tokyoInstant(addDays(tokyoDayOf(now), 1), exampleTime)
  return {
    examples: exampleClass ? examplesOf(fleet, fares, terminals, { exampleClass, startsAt }) : [],
    extraHalfHourYen: exampleClass ? yenFor(fares.hourly.extraHalfHourYen, exampleClass) : 0,
    terminals,
    taxis: fares.taxis.map(({ from, to, dayYen, nightYen }) => ({ from, to, dayYen, nightYen })),
    night: fares.night,
  }
}

/** The class of the examples: neither the smallest nor the largest, as most choose. */
function exampleClassOf(fleet: Fleet, fares: Fares): VehicleClass | undefined {
  const priced = classesInOrder(fleet, fares)
  return priced[1] ?? priced[0]
}

interface Example {
  exampleClass: VehicleClass
  startsAt: Date
}

/** On a usual day: what holds on few days is told when the day is known. */
function examplesOf(
  fleet: Fleet,
  fares: Fares,
  terminals: readonly Terminal[],
  { exampleClass, startsAt }: Example,
): RideFront['examples'] {
  const usual: Fares = { ...fares, seasons: [], night: { ...fares.night, percent: 0 } }
  const className = classNameOf(fleet, exampleClass)
  const endIn = (area: string): PricedEnd => ({
    area,
    airport: null,
    called: firstOf(fleet.areas.find(({ code }) => code === area)?.name ?? area),
  })
  const example = (way: RideWay, from: PricedEnd, to: PricedEnd, words: string) => {
    const route = routeBetween(fleet, from.area, to.area, startsAt)
    const lines = priceRide({
      fares: usual,
      vehicleClass: exampleClass,
      className,
      way,
      startsAt,
      from,
      to,
      ...route,
      hours: way === 'hourly' ? exampleHours : null,
      meeting: 'board',
      freeWaitMinutes: null,
      extras: [],
    })
    const { airportFreeMinutes, elsewhereFreeMinutes } = fares.waiting
    return {
      way,
      words,
      className,
      yen: totalYenOf(lines),
      freeWaitMinutes: from.airport ? airportFreeMinutes : elsewhereFreeMinutes,
      freeUntilHours: freeUntil(fares.cancellation[way]),
    }
  }
  const [flat] = fares.flat
  const open = fleet.areas.filter(({ closed }) => closed === undefined)
  const isKnown = (area: string | undefined): area is string => open.some(({ code }) => code === area)
  const town = flat?.areas.find(isKnown) ?? open[0]?.code
  const far = isKnown(farArea) ? farArea : open.at(-1)?.code
  if (!isKnown(town) || !isKnown(far)) return []
  const terminal = terminals.find(({ airport }) => airport === flat?.airport)
  const [inTown, outside] = [endIn(town), endIn(far)]
  const arrival = terminal && {
    // What a flat fare costs does not depend on how far it is.
    ...{ area: town, airport: terminal.airport, called: terminal.airportName },
  }
  return [
    ...(arrival ? [example('transfer', arrival, inTown, `${arrival.called} to ${inTown.called}`)] : []),
    example('point', inTown, outside, `${inTown.called} to ${outside.called}`),
    example('hourly', inTown, inTown, `${exampleHours} hours in the city`),
  ]
}

const freeUntil = (tiers: readonly CancellationTier[]) =>
  Math.min(...tiers.filter(({ refundPercent }) => refundPercent === 100).map(({ hoursBefore }) => hoursBefore), 999)
