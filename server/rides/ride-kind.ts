import { AppError } from '#server/platform/app-error.ts'
import type { KeptRideWish, Kind } from '#server/pricing/index.ts'
import { findNearestRides } from './find-nearest-rides.ts'
import { listCarsOfRide } from './list-cars-of-ride.ts'
import { quoteOneRide } from './quote-ride.ts'

/** A way from here to there, or a car by the hour: at any hour, in any car that is free. */
export const rideKind: Kind<KeptRideWish> = {
  quote: quoteOneRide,
  listCars: listCarsOfRide,
  // Nothing where the ride itself cannot be had so any more, as when a place is gone.
  findNearest: (ctx, { wish, vehicleClass }) =>
    findNearestRides(ctx, wish, vehicleClass).catch((error: unknown) => {
      if (error instanceof AppError) return []
      throw error
    }),
  // How a ride was nobody is asked: a way from A to B is no day out.
  isReviewed: false,
  words: { noun: 'ride', moved: 'hour' },
}
