import type { Slot } from '#contract/availability.ts'
import type { VehicleClass } from '#contract/catalogue.ts'
import type { RideWish } from '#contract/rides.ts'
import type { Context } from '#server/platform/context.ts'
import { wished } from './asked-rides.ts'
import { nearestHours, openAround } from './nearest-hours.ts'
import { prepareRide } from './prepare-ride.ts'
import { readRideSnapshot } from './ride-snapshot.ts'

/** What can be had instead of a ride that somebody else was quicker with: the nearest hours, as they are wished for. */
export async function findNearestRides(ctx: Context, wish: RideWish, vehicleClass: VehicleClass): Promise<Slot[]> {
  const prepared = await prepareRide(ctx, await readRideSnapshot(ctx), wish, wished, { isBooked: true })
  return nearestHours(ctx, prepared, await openAround(ctx, prepared))(vehicleClass)
}
