import * as calls from '#contract/trips.ts'
import type { Context } from '#server/platform/context.ts'
import { type Api, serve } from '#server/platform/serve.ts'
import { addToTrip, changeTripItem, endOwnShares, readTrip, removeFromTrip } from './keep-trip.ts'
import { priceTrip } from './price-trip.ts'
import { endSharedTrip, readSharedTrip, shareTrip } from './share-trip.ts'

export function tripsRoutes(api: Api, ctx: Context): void {
  serve(api, calls.priceTrip, ({ input, caller, origin }) =>
    priceTrip(ctx, input.items, { userId: caller?.userId ?? null, origin }),
  )
  serve(api, calls.readTrip, ({ caller }) => readTrip(ctx, caller.userId))
  serve(api, calls.addToTrip, ({ input, caller }) => addToTrip(ctx, caller.userId, input.items))
  serve(api, calls.changeTripItem, ({ input, caller }) => changeTripItem(ctx, caller.userId, input))
  serve(api, calls.removeFromTrip, ({ input, caller }) => removeFromTrip(ctx, caller.userId, input.id))
  serve(api, calls.endOwnShares, ({ caller }) => endOwnShares(ctx, caller.userId))
  serve(api, calls.shareTrip, ({ input, caller, origin }) =>
    shareTrip(ctx, input.items, { userId: caller?.userId ?? null, origin }),
  )
  serve(api, calls.readSharedTrip, ({ input, origin }) => readSharedTrip(ctx, input.code, origin))
  serve(api, calls.endSharedTrip, ({ input, origin }) => endSharedTrip(ctx, input, origin))
}
