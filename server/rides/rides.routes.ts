import { rideClasses } from '#contract/ride-classes.ts'
import * as calls from '#contract/rides.ts'
import type { Context } from '#server/platform/context.ts'
import { type Api, serve } from '#server/platform/serve.ts'
import { flightsRoutes } from './flights.routes.ts'
import { listCars } from './list-cars.ts'
import { quoteRide } from './quote-ride.ts'
import { readRideClasses } from './read-classes.ts'
import { readFront } from './read-front.ts'

export function ridesRoutes(api: Api, ctx: Context) {
  serve(api, calls.rideFront, () => readFront(ctx))
  serve(api, rideClasses, async () => ({ classes: await readRideClasses(ctx) }))
  serve(api, calls.rideCars, ({ input }) => listCars(ctx, input))
  serve(api, calls.quoteRide, ({ input, caller }) => quoteRide(ctx, input, caller?.userId ?? null))
  flightsRoutes(api, ctx)
}
