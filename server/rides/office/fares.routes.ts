import * as calls from '#contract/fares.ts'
import type { Context } from '#server/platform/context.ts'
import { type Api, serve } from '#server/platform/serve.ts'
import { dropDraft, saveDraft, startDraft } from './draft-fares.ts'
import { putInForce } from './put-in-force.ts'
import { readFares, readTable } from './read-fares.ts'
import type { SoldRides } from './sold-rides.ts'
import { takeBack } from './take-back.ts'
import { tryFares } from './try-fares.ts'

export function faresRoutes(api: Api, ctx: Context, soldRides: SoldRides): void {
  serve(api, calls.readFares, () => readFares(ctx, soldRides))
  serve(api, calls.readFareTable, ({ input }) => readTable(ctx, input))
  serve(api, calls.startFareDraft, ({ input, caller }) => startDraft(ctx, caller.userId, input))
  serve(api, calls.saveFareDraft, ({ input }) => saveDraft(ctx, input))
  serve(api, calls.dropFareDraft, ({ input, caller }) => dropDraft(ctx, caller.userId, input))
  serve(api, calls.tryFares, ({ input }) => tryFares(ctx, soldRides, input))
  serve(api, calls.putFaresInForce, ({ input, caller, attempt }) =>
    putInForce(ctx, soldRides, caller.userId, input, attempt),
  )
  serve(api, calls.takeFaresBack, ({ input, caller }) => takeBack(ctx, soldRides, caller.userId, input))
}
