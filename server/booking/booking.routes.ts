import * as calls from '#contract/booking.ts'
import * as changes from '#contract/booking-changes.ts'
import * as landings from '#contract/landings.ts'
import * as orders from '#contract/orders.ts'
import { ownBookings as ownBookingsCall } from '#contract/own-bookings.ts'
import type { Context } from '#server/platform/context.ts'
import { type Api, serve } from '#server/platform/serve.ts'
import { cancelBooking, refundQuote } from './cancel-booking.ts'
import { changeCars } from './change-cars.ts'
import { changeDays } from './change-days.ts'
import { changeDetails } from './change-details.ts'
import { changeQuote } from './change-quote.ts'
import { changeReturns } from './change-returns.ts'
import { extendHold } from './extend-hold.ts'
import { findBooking } from './find-booking.ts'
import { holdBooking } from './hold-booking.ts'
import { tellLanding } from './landings/tell-landing.ts'
import { moveBooking } from './move-booking.ts'
import { readBooking } from './open-booking.ts'
import { agreeOnTheDay } from './orders/agree-on-the-day.ts'
import { holdOrder } from './orders/hold-order.ts'
import { payOrder } from './orders/pay-order.ts'
import { ownBookings } from './own-bookings.ts'
import { payBalance } from './pay-balance.ts'
import { answerStepUp, payBooking } from './pay-booking.ts'
import { reschedule } from './reschedule.ts'

export function bookingRoutes(api: Api, ctx: Context) {
  serve(api, calls.holdBooking, ({ input, attempt, ...who }) => holdBooking(ctx, input, who, attempt))
  serve(api, orders.holdOrder, ({ input, attempt, ...who }) => holdOrder(ctx, input, who, attempt))
  serve(api, orders.payOrder, ({ input, caller, attempt }) => payOrder(ctx, input, caller, attempt))
  serve(api, orders.agreeOnTheDay, ({ input, caller, attempt }) => agreeOnTheDay(ctx, input, caller, attempt))
  serve(api, landings.tellLanding, ({ input, caller, attempt }) => tellLanding(ctx, input, caller, attempt))
  serve(api, calls.readBooking, ({ input, caller }) => readBooking(ctx, input, caller))
  serve(api, calls.extendHold, ({ input, caller }) => extendHold(ctx, input, caller))
  serve(api, calls.payBooking, ({ input, caller, attempt }) => payBooking(ctx, input, caller, attempt))
  serve(api, calls.answerStepUp, ({ input, caller, attempt }) => answerStepUp(ctx, input, caller, attempt))
  serve(api, changes.payBalance, ({ input, caller, attempt }) => payBalance(ctx, input, caller, attempt))
  serve(api, changes.refundQuote, ({ input, caller }) => refundQuote(ctx, input, caller))
  serve(api, changes.cancelBooking, ({ input, caller, attempt }) => cancelBooking(ctx, input, caller, attempt))
  serve(api, changes.changeDays, ({ input, caller }) => changeDays(ctx, input, caller))
  serve(api, changes.changeReturns, ({ input, caller }) => changeReturns(ctx, input, caller))
  serve(api, changes.changeCars, ({ input, caller }) => changeCars(ctx, input, caller))
  serve(api, changes.changeQuote, ({ input, caller }) => changeQuote(ctx, input, caller))
  serve(api, changes.reschedule, ({ input, caller, attempt }) => reschedule(ctx, input, caller, attempt))
  serve(api, changes.changeDetails, ({ input, caller }) => changeDetails(ctx, input, caller))
  serve(api, ownBookingsCall, ({ input, caller }) => ownBookings(ctx, caller.userId, input))
  serve(api, calls.findBooking, ({ input, origin }) => findBooking(ctx, input, origin))
  serve(api, calls.moveBooking, ({ input, caller, attempt }) => moveBooking(ctx, input, caller, attempt))
}
