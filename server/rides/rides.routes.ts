import { rideClasses } from '#contract/ride-classes.ts'
import * as calls from '#contract/rides.ts'
import type { Context } from '#server/platform/context.ts'
import { type Api, serve } from '#server/platform/serve.ts'
import { withBoundedCodes } from '#server/pricing/index.ts'
import { flightsRoutes } from './flights.routes.ts'
import { listCars } from './list-cars.ts'
import { quoteRide } from './quote-ride.ts'
import { readRideClasses } from './read-classes.ts'
import { readFront } from './read-front.ts'

export function ridesRoutes(api: Api, ctx: Context) {
  serve(api, calls.rideFront, () => readFront(ctx))
  serve(api, rideClasses, async () => ({ classes: await readRideClasses(ctx) }))
  serve(api, calls.rideCars, ({ input, caller, origin }) =>
    withBoundedCodes(ctx, origin, codesOfAsk(input), () => listCars(ctx, input, caller?.userId ?? null)),
  )
  serve(api, calls.quoteRide, ({ input, caller, origin }) =>
    withBoundedCodes(ctx, origin, codesOfAsk(input), () => quoteRide(ctx, input, caller?.userId ?? null)),
  )
  flightsRoutes(api, ctx)
}

/** Bounded and counted as those of a tour are. */
const codesOfAsk = (wish: calls.RideAsk) => ({ wish, use: { ride: wish.way } })
