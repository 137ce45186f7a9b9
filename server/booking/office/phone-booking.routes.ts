import * as drafts from '#contract/call-drafts.ts'
import * as money from '#contract/money-on-the-day.ts'
import * as calls from '#contract/phone-booking.ts'
import type { Context } from '#server/platform/context.ts'
import { type Api, serve } from '#server/platform/serve.ts'
import { bookByPhone } from './book-by-phone.ts'
import { copyAsCall } from './copy-as-call.ts'
import { findCallers } from './find-callers.ts'
import { noteHandedBack } from './note-handed-back.ts'
import { callsPutAside, putCallAside, throwCallAway } from './put-aside.ts'
import { daysOfCall, quoteCall, toursOnDay, toursToBook } from './quote-call.ts'
import { correctTakenMoney, takeOnTheDay } from './take-on-the-day.ts'

export function phoneBookingRoutes(api: Api, ctx: Context) {
  serve(api, calls.findCallers, ({ input }) => findCallers(ctx, input.q))
  serve(api, calls.toursToBook, () => toursToBook(ctx))
  serve(api, calls.toursOnDay, ({ input }) => toursOnDay(ctx, input))
  serve(api, calls.daysOfCall, ({ input }) => daysOfCall(ctx, input))
  serve(api, calls.quoteCall, ({ input, caller }) => quoteCall(ctx, input, caller.userId))
  serve(api, calls.bookByPhone, ({ input, caller, attempt }) => bookByPhone(ctx, input, caller, attempt))
  serve(api, drafts.callsPutAside, () => callsPutAside(ctx))
  serve(api, drafts.putCallAside, ({ input, caller }) => putCallAside(ctx, input, caller.userId))
  serve(api, drafts.throwCallAway, ({ input }) => throwCallAway(ctx, input.id))
  serve(api, drafts.copyAsCall, ({ input, caller }) => copyAsCall(ctx, input.reference, caller))
  serve(api, money.takeOnTheDay, ({ input, caller, attempt }) => takeOnTheDay(ctx, input, caller, attempt))
  serve(api, money.correctTaken, ({ input, caller, attempt }) => correctTakenMoney(ctx, input, caller, attempt))
  serve(api, money.noteHandedBack, ({ input, caller, attempt }) => noteHandedBack(ctx, input, caller, attempt))
}
