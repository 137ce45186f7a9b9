import type { VehicleClass } from '#contract/catalogue.ts'
import type { OutputOf, ReadInputOf } from '#contract/endpoint.ts'
import type { Fares, TriedRide, tryFares as tryCall } from '#contract/fares.ts'
import { type Fleet, loadFleet } from '#server/fleet/index.ts'
import type { Context } from '#server/platform/context.ts'
import { addDays, tokyoInstant, tokyoTimeOf } from '#server/platform/tokyo-time.rules.ts'
import { faresAt } from '../fares-at.ts'
import { classesInOrder, isPricedBy } from '../ride-classes.rules.ts'
import { isNight, priceRide, type RidePriceInput } from '../ride-price.rules.ts'
import { routeBetween } from '../route.rules.ts'
import { refuseFaultsOf } from './draft-fares.ts'
import { later } from './read-fares.ts'
import { type SampleRide, sampleRides, spreadOver } from './sample-rides.rules.ts'
import type { SoldRide, SoldRides } from './sold-rides.ts'
import { taxiRemarks } from './taxi-remarks.rules.ts'

/** So many are shown one by one. */
const shown = 20

type Priced = Omit<RidePriceInput, 'fares'>
type Tried = Omit<TriedRide, 'nowYen' | 'draftYen'> & { priced: Priced }

/** What a month's rides would have cost by other figures. Reads only: nothing of it is kept. */
export async function tryFares(
  ctx: Context,
  soldRides: SoldRides,
  { month, fares: draft, at }: ReadInputOf<typeof tryCall>,
): Promise<OutputOf<typeof tryCall>> {
  await refuseFaultsOf(ctx.db, draft)
  const now = (await countingAt(ctx, at)).fares
  const fleet = await loadFleet(ctx)
  const first = `${month}-01`
  const next = `${addDays(first, 31).slice(0, 7)}-01`
  const sold = await soldRides.between(ctx.db, tokyoInstant(first, '00:00'), tokyoInstant(next, '00:00'))
  const both = ({ priced }: Pick<Tried, 'priced'>) => ({ nowYen: yenOf(now, priced), draftYen: yenOf(draft, priced) })
  const isPriced = (vehicleClass: VehicleClass) => isPricedBy(now, vehicleClass) && isPricedBy(draft, vehicleClass)
  const real = sold.filter((ride) => isPriced(ride.vehicleClass)).map(triedOf)
  // By kind first, so that even steps meet every kind.
  const byKind = real.toSorted((a, b) => compare(a.priced.way, b.priced.way) || compare(a.words, b.words))
  const samples = sampleRides
    .filter(({ from, to, vehicleClass }) => isKnown(fleet, from) && isKnown(fleet, to) && isPriced(vehicleClass))
    .map((sample) => triedSample(fleet, sample, first))
  const rides = [...spreadOver(byKind, shown), ...samples].slice(0, shown)
  const all = real.map(both)
  const sum = (name: 'nowYen' | 'draftYen') => all.reduce((total, ride) => total + ride[name], 0)
  return {
    rides: rides.map(({ priced, ...ride }) => ({ ...ride, ...both({ priced }) })),
    all: { count: all.length, nowYen: sum('nowYen'), draftYen: sum('draftYen') },
    remarks: taxiRemarks(now, draft, (fares, airport, area, atNight) => {
      const smallest = classesInOrder(fleet, draft).find(isPriced)
      if (!isKnown(fleet, airport) || !isKnown(fleet, area) || smallest === undefined) return null
      return yenOf(fares, toCity(fleet, smallest, { airport, area, startsAt: momentOf(fares, first, atNight) }))
    }),
  }
}

/** What would count without the draft, at the moment it is meant for; of a moment that has passed, now. */
function countingAt(ctx: Context, at: string | undefined) {
  const now = ctx.clock.now()
  return faresAt(ctx, at === undefined ? now : later(now, new Date(at)))
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
const isKnown = ({ areas }: Fleet, code: string) => areas.some((area) => area.code === code)

const yenOf = (fares: Fares, priced: Priced) =>
  priceRide({ ...priced, fares }).reduce((sum, { amountYen }) => sum + amountYen, 0)

/** Seats and strollers cost the same by both tables, and are left out of both. */
function triedOf(sold: SoldRide): Tried {
  const { ride, className } = sold
  return {
    words: `${ride.title}, ${tokyoTimeOf(sold.startsAt)}`,
    detail: `${className}, ${sold.leadName.split(' ').at(-1) ?? ''}, ${sold.guests}`,
    reference: sold.reference,
    priced: {
      ...{ vehicleClass: sold.vehicleClass, className, way: ride.way, startsAt: sold.startsAt },
      from: { area: sold.fromArea, airport: sold.fromAirport, called: '' },
      to: { area: sold.toArea, airport: sold.toAirport, called: '' },
      ...{ kilometres: ride.kilometres, driveMinutes: ride.driveMinutes, hours: ride.hours },
      meeting: ride.meeting ?? 'board',
      ...{ freeWaitMinutes: null, extras: [] },
    },
  }
}

/** On the fifteenth of the month, where it lies in no season that most houses know. */
function triedSample(fleet: Fleet, sample: SampleRide, first: string): Tried {
  const startsAt = tokyoInstant(addDays(first, 14), sample.time)
  const { way, vehicleClass, hours, words, time } = sample
  const className = [...fleet.classes.values()].find((info) => info.vehicleClass === vehicleClass)?.name ?? vehicleClass
  const route =
    hours === null ? routeBetween(fleet, sample.from, sample.to, startsAt) : { kilometres: 0, driveMinutes: 0 }
  return {
    ...{ words: `${words}, ${time}`, detail: `${className}, a usual ride`, reference: null },
    priced: {
      ...{ vehicleClass, className, way, startsAt, hours, ...route },
      from: { area: sample.from, airport: sample.fromAirport, called: '' },
      to: { area: sample.to, airport: sample.toAirport, called: '' },
      ...{ meeting: 'board' as const, freeWaitMinutes: null, extras: [] },
    },
  }
}

/** Noon, or the hour at which the night begins. */
function momentOf(fares: Fares, first: string, atNight: boolean): Date {
  const day = addDays(first, 14)
  const noon = tokyoInstant(day, '12:00')
  if (!atNight) return noon
  return isNight(fares.night, noon) ? noon : tokyoInstant(day, fares.night.from)
}

/** To the city, as a taxi from the rank goes: the ride alone, without the board in arrivals. */
function toCity(
  fleet: Fleet,
  vehicleClass: VehicleClass,
  { airport, area, startsAt }: { airport: string; area: string; startsAt: Date },
): Priced {
  return {
    ...{ vehicleClass, className: '', way: 'transfer', startsAt, hours: null },
    from: { area, airport: null, called: '' },
    to: { area: airport, airport, called: '' },
    ...routeBetween(fleet, area, airport, startsAt),
    ...{ meeting: 'kerb', freeWaitMinutes: null, extras: [] },
  }
}
