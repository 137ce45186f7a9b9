import type { VehicleClass } from '#contract/catalogue.ts'
import { fitsParty, type RoomParty } from '#contract/room.ts'
import { explainRoom } from '#contract/room-words.ts'
import { allCrews, type OpenCrews } from '#server/inventory/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import { addMinutes, tokyoTimeOf } from '#server/platform/tokyo-time.rules.ts'
import { boundsOf, firstNotFree } from './free-ways.ts'
import { nearestHours, openAround } from './nearest-hours.ts'
import type { RideSnapshot } from './prepare-ride.ts'
import type { ClassesOfRide, PlannedWay, PricedClass } from './priced-classes.ts'

/** The class that was chosen, if it is sold and takes the party. */
export function carFor(classes: ClassesOfRide, ways: readonly PlannedWay[], chosen: VehicleClass): PricedClass {
  const car = classes.sold.find(({ vehicleClass }) => vehicleClass === chosen)
  if (!car) throw new AppError('rides.no-car', { fields: { vehicleClass: 'The office arranges this class by hand.' } })
  const party = partyOf(ways)
  if (fitsParty(car.loads, party)) return car
  if (!classes.sold.some(({ loads }) => fitsParty(loads, party))) throw refuseNoCar(classes, ways)
  const why = explainRoom(classes.sold, party, chosen)
  throw new AppError('pricing.party-too-large', { fields: { vehicleClass: why } })
}

/** No class takes them all: the field that would help is named. */
export function refuseNoCar({ sold }: ClassesOfRide, ways: readonly PlannedWay[]): AppError {
  const party = partyOf(ways)
  const isLuggage = sold.some(({ loads }) => fitsParty(loads, { ...party, largeCases: 0 }))
  const sentence = isLuggage
    ? 'No car of ours takes so many suitcases with your party. Please ask the office.'
    : 'No car of ours takes so many of you. Please ask the office.'
  return new AppError('pricing.party-too-large', { fields: { [isLuggage ? 'largeCases' : 'guests']: sentence } })
}

const partyOf = ([there]: readonly PlannedWay[]): RoomParty => there?.prepared.party ?? { guests: 0, largeCases: 0 }

/** Refuses what nobody is free for, with the nearest hours that can be had. */
export async function refuseTaken(
  ctx: Context,
  snapshot: RideSnapshot,
  ways: readonly PlannedWay[],
  vehicleClass: VehicleClass,
  butNotOf?: string,
): Promise<void> {
  const crews: OpenCrews[] = await Promise.all(ways.map(({ prepared }) => openAround(ctx, prepared, butNotOf)))
  const place = firstNotFree(ways, crews, vehicleClass)
  if (place === null) return
  const way = ways[place]
  const near = crews[place]
  if (!way || !near) return
  refuseTooLong(snapshot, way, vehicleClass)
  const nearest = await nearestHours(ctx, way.prepared, near, boundsOf(ways, place))(vehicleClass)
  const wanted = { demand: way.prepared.demandFor(vehicleClass, way.at), startsAt: way.at.times.startsAt }
  throw new AppError('inventory.sold-out', { nearest, nearestWay: ways.length > 1 ? place : undefined, ...wanted })
}

/** By the hour: more than anybody may work, even if all were free. Says until when it can last. */
function refuseTooLong({ fleet }: RideSnapshot, { prepared, at }: PlannedWay, vehicleClass: VehicleClass): void {
  const everybody = allCrews(fleet)
  const demand = prepared.demandFor(vehicleClass, at)
  const { startsAt } = at.times
  if (at.ride.hours === null || everybody.crewFor(demand, startsAt)) return
  for (let hours = at.ride.hours - 1; hours > 0; hours--)
    if (everybody.crewFor({ ...demand, durationMinutes: hours * 60 }, startsAt))
      throw new AppError('inventory.day-too-long', { until: tokyoTimeOf(addMinutes(startsAt, hours * 60)) })
}
