import * as calls from '#contract/dispatch-moves.ts'
import type { Context } from '#server/platform/context.ts'
import { type Api, serve } from '#server/platform/serve.ts'
import { agreeToCome } from './agree-to-come.ts'
import { findFits } from './find-fits.ts'
import { moveCrews } from './move-crews.ts'
import { moveHour, proposeHour } from './move-hour.ts'

export function movesRoutes(api: Api, ctx: Context): void {
  serve(api, calls.findFits, ({ input }) => findFits(ctx, input))
  serve(api, calls.agreeToCome, ({ input, caller, attempt }) => agreeToCome(ctx, input, caller, attempt))
  serve(api, calls.moveCrews, ({ input, caller, attempt }) => moveCrews(ctx, input, caller, attempt))
  serve(api, calls.proposeHour, ({ input }) => proposeHour(ctx, input))
  serve(api, calls.moveHour, ({ input, caller, attempt }) => moveHour(ctx, input, caller, attempt))
}
