import * as calls from '#contract/places.ts'
import * as editing from '#contract/tour-places.ts'
import type { Context } from '#server/platform/context.ts'
import { type Api, serve } from '#server/platform/serve.ts'
import { placesOf } from './known-places.ts'
import { drivingTimes, findStopPlaces, tourClasses } from './office/tour-places.ts'
import { readAddress } from './read-address.ts'
import { searchPlaces } from './search-places.ts'

export function fleetRoutes(api: Api, ctx: Context) {
  serve(api, calls.knownPlaces, async ({ input }) => ({ places: await placesOf(ctx, input.tour) }))
  serve(api, calls.searchPlaces, ({ input }) => searchPlaces(ctx, input))
  serve(api, calls.readAddress, async ({ input }) => {
    const { code, name } = await readAddress(ctx, input.address)
    return { area: code, areaName: name }
  })
  serve(api, editing.drivingTimes, ({ input }) => drivingTimes(ctx, input.legs))
  serve(api, editing.findStopPlaces, ({ input }) => findStopPlaces(ctx, input.q))
  serve(api, editing.tourClasses, () => tourClasses(ctx))
}
