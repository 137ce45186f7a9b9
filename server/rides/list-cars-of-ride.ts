import type { RideWish } from '#contract/rides.ts'
import { fitsParty } from '#contract/room.ts'
import { explainFit, explainNoRoom } from '#contract/room-words.ts'
import { highStepInWords } from '#server/fleet/index.ts'
import type { Context } from '#server/platform/context.ts'
import { type CarsFor, type CarsToHave, noCarIsFree, totalYenOf } from '#server/pricing/index.ts'
import { wished } from './asked-rides.ts'
import { openAround } from './nearest-hours.ts'
import { prepareRide } from './prepare-ride.ts'
import { type PlannedWay, priceClasses } from './priced-classes.ts'
import { readRideSnapshot } from './ride-snapshot.ts'

/** The cars that a booked ride could really have for another party, at its own hour. */
export async function listCarsOfRide(
  ctx: Context,
  wish: RideWish,
  { bookingId, adjust }: CarsFor,
): Promise<CarsToHave> {
  const snapshot = await readRideSnapshot(ctx)
  const prepared = await prepareRide(ctx, snapshot, wish, wished, { isBooked: true })
  const way: PlannedWay = { prepared, at: prepared.at(prepared.start) }
  const { sold } = await priceClasses(ctx, snapshot, [way])
  const fitting = sold.filter(({ loads }) => fitsParty(loads, prepared.party))
  if (fitting.length === 0) return { cars: [], why: explainNoRoom(sold, prepared.party) }
  const crews = await openAround(ctx, prepared, bookingId)
  const cars = fitting
    .filter(({ vehicleClass }) => crews.crewFor(prepared.demandFor(vehicleClass, way.at), way.at.times.startsAt))
    .map(({ vehicleClass, name, loads, ways }) => ({
      vehicleClass,
      name,
      why: `${explainFit({ loads }, prepared.party)}${highStepInWords(snapshot.fleet.classes.get(vehicleClass), wish.extras)}`,
      totalYen: totalYenOf(adjust(ways[0] ?? [])),
    }))
  return { cars, why: cars.length === 0 ? noCarIsFree : null }
}
