import * as calls from '#contract/booking-desk.ts'
import * as deskChanges from '#contract/booking-desk-changes.ts'
import * as deskMoves from '#contract/booking-desk-moves.ts'
import * as notes from '#contract/booking-notes.ts'
import type { Context } from '#server/platform/context.ts'
import { type Api, serve } from '#server/platform/serve.ts'
import { cancelByOffice } from './cancel-by-office.ts'
import { changeByOffice } from './change-by-office.ts'
import { changeCrew } from './change-crew.ts'
import { daysToOffer } from './days-to-offer.ts'
import { crewCandidates } from './find-candidates.ts'
import { readNotes, takeNoteAway, writeNote } from './notes.ts'
import { proposeChange } from './propose-change.ts'
import { readDeskBooking } from './read-desk.ts'
import { refundByOffice } from './refund-by-office.ts'

export function bookingDeskRoutes(api: Api, ctx: Context) {
  serve(api, calls.readDeskBooking, ({ input }) => readDeskBooking(ctx, input.reference))
  serve(api, deskChanges.proposeChange, ({ input }) => proposeChange(ctx, input))
  serve(api, deskChanges.changeByOffice, ({ input, caller, attempt }) => changeByOffice(ctx, input, caller, attempt))
  serve(api, deskMoves.crewCandidates, ({ input }) => crewCandidates(ctx, input))
  serve(api, deskMoves.changeCrew, ({ input, caller, attempt }) => changeCrew(ctx, input, caller, attempt))
  serve(api, deskMoves.refundByOffice, ({ input, caller, attempt }) => refundByOffice(ctx, input, caller, attempt))
  serve(api, deskMoves.cancelByOffice, ({ input, caller, attempt }) => cancelByOffice(ctx, input, caller, attempt))
  serve(api, deskMoves.daysToOffer, ({ input }) => daysToOffer(ctx, input.reference))
  serve(api, notes.bookingNotes, ({ input }) => readNotes(ctx, input.reference))
  serve(api, notes.addBookingNote, ({ input, caller }) => writeNote(ctx, input, caller.userId))
  serve(api, notes.dropBookingNote, ({ input }) => takeNoteAway(ctx, input))
}
