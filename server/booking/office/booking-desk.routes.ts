import * as calls from '#contract/booking-desk.ts'
import * as deskMoves from '#contract/booking-desk-moves.ts'
import type { Context } from '#server/platform/context.ts'
import { type Api, serve } from '#server/platform/serve.ts'
import { changeByOffice } from './change-by-office.ts'
import { changeCrew } from './change-crew.ts'
import { crewCandidates } from './find-candidates.ts'
import { proposeChange } from './propose-change.ts'
import { readDeskBooking } from './read-desk.ts'
import { cancelByOffice, refundByOffice } from './refund-by-office.ts'

export function bookingDeskRoutes(api: Api, ctx: Context) {
  serve(api, calls.readDeskBooking, ({ input }) => readDeskBooking(ctx, input.reference))
  serve(api, calls.proposeChange, ({ input }) => proposeChange(ctx, input))
  serve(api, calls.changeByOffice, ({ input, caller, attempt }) => changeByOffice(ctx, input, caller, attempt))
  serve(api, deskMoves.crewCandidates, ({ input }) => crewCandidates(ctx, input))
  serve(api, deskMoves.changeCrew, ({ input, caller, attempt }) => changeCrew(ctx, input, caller, attempt))
  serve(api, deskMoves.refundByOffice, ({ input, caller, attempt }) => refundByOffice(ctx, input, caller, attempt))
  serve(api, deskMoves.cancelByOffice, ({ input, caller, attempt }) => cancelByOffice(ctx, input, caller, attempt))
}
