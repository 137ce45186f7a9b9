import * as calls from '#contract/crew-day.ts'
import { putTroubleAway } from '#contract/dispatch.ts'
import * as jobs from '#contract/dispatch-jobs.ts'
import type { Context } from '#server/platform/context.ts'
import { type Api, serve } from '#server/platform/serve.ts'
import { readCrewLinks, revokeCrewLink, sendCrewLinks } from './crew-links.ts'
import { readCrewSheets } from './crew-sheets.ts'
import { markStep, undoStep } from './mark-step.ts'
import { readCrewDay } from './open-link.ts'
import { readDayMoney } from './read-day-money.ts'
import { readJob } from './read-job.ts'
import { sendCrewTaps } from './send-taps.ts'
import { tellTrouble } from './tell-trouble.ts'
import { putAway } from './troubles.store.ts'

export function crewDayRoutes(api: Api, ctx: Context): void {
  serve(api, calls.crewSheets, ({ input }) => readCrewSheets(ctx, input))
  serve(api, calls.crewLinks, ({ input }) => readCrewLinks(ctx, input))
  serve(api, calls.sendCrewLinks, ({ input, attempt }) => sendCrewLinks(ctx, input, attempt))
  serve(api, calls.revokeCrewLink, async ({ input }) => void (await revokeCrewLink(ctx, input)))
  serve(api, calls.readCrewDay, ({ input, origin }) => readCrewDay(ctx, input, origin))
  serve(api, calls.sendCrewTaps, ({ input, origin }) => sendCrewTaps(ctx, input, origin))
  serve(api, calls.tellTrouble, ({ input, origin }) => tellTrouble(ctx, input, origin))
  serve(api, jobs.readDayMoney, ({ input }) => readDayMoney(ctx, input))
  serve(api, jobs.readJob, ({ input }) => readJob(ctx, input))
  serve(api, jobs.markStep, ({ input, caller }) => markStep(ctx, input, caller))
  serve(api, jobs.undoStep, ({ input, caller }) => undoStep(ctx, input, caller))
  serve(api, putTroubleAway, async ({ input, caller }) => {
    await putAway(ctx.db, input.id, caller.userId, ctx.clock.now())
    return undefined
  })
}
