import * as absences from '#contract/dispatch-absences.ts'
import type { Context } from '#server/platform/context.ts'
import { type Api, serve } from '#server/platform/serve.ts'
import { endAbsence, shortenAbsence } from './end-absence.ts'
import { enterAbsence, previewAbsence } from './enter-absence.ts'

export function absencesRoutes(api: Api, ctx: Context): void {
  serve(api, absences.previewAbsence, ({ input }) => previewAbsence(ctx, input))
  serve(api, absences.enterAbsence, ({ input, caller, attempt }) => enterAbsence(ctx, input, caller, attempt))
  serve(api, absences.endAbsence, ({ input, caller, attempt }) => endAbsence(ctx, input, caller, attempt))
  serve(api, absences.shortenAbsence, ({ input, caller }) => shortenAbsence(ctx, input, caller))
}
