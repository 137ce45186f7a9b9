import * as flights from '#contract/flights.ts'
import type { Context } from '#server/platform/context.ts'
import { type Api, serve } from '#server/platform/serve.ts'
import { findFlight } from './find-flight.ts'

export function flightsRoutes(api: Api, ctx: Context) {
  serve(api, flights.findFlight, ({ input }) => findFlight(ctx, input.number))
}
