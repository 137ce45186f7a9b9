import * as calls from '#contract/rides.ts'
import type { Context } from '#server/platform/context.ts'
import { type Api, serve } from '#server/platform/serve.ts'
import { findFlight } from './find-flight.ts'

export function flightsRoutes(api: Api, ctx: Context) {
  serve(api, calls.findFlight, ({ input }) => findFlight(ctx, input.number))
}
