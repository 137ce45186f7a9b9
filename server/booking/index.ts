import type { Context } from '#server/platform/context.ts'
import { forgetOldQuotes } from '#server/pricing/index.ts'
import { expireHolds } from './expire-holds.ts'
import { joinAccount } from './join-bookings.ts'
import { dropJourneyCard } from './journeys/pay-journey.ts'
import { forgetCalls } from './office/put-aside.ts'
import { batchTask, workBatch } from './office/work-batch.ts'
import { redeemFinished } from './redeem-finished.ts'

export { type AsItStood, findAsItStood } from './as-it-stood.store.ts'
export { dueYenOf } from './balance-due.rules.ts'
export {
  type BoardBooking,
  countWithoutCrew,
  findForBoard,
  findOnBoard,
  findWithoutCrew,
  saveLanding,
} from './board-bookings.store.ts'
export { bookingRoutes } from './booking.routes.ts'
export { stateInWords } from './booking.rules.ts'
export { newLinkFor } from './booking-links.store.ts'
export { movesOf } from './booking-moves.store.ts'
export {
  type BookingRow,
  type Cancelled,
  findById,
  findByIds,
  findByVoucherCode,
  findToRemindOf,
  serviceOf,
} from './bookings.store.ts'
export { demoBookingId, demoNumber, demoUuid } from './demo/demo-key.rules.ts'
export { seedDemoRides } from './demo/rides/seed-demo-rides.ts'
export { nextDemoTripId, seedDemoBookings } from './demo/seed-demo-bookings.ts'
export { hearOfPayment } from './hear-of-payment.ts'
export { inTurn } from './in-turn.ts'
export { joinBookings } from './join-bookings.ts'
export { followLanding, type Landed } from './landings/follow-landing.ts'
export { waitFreeUntil } from './landings/landing.rules.ts'
export { eraseDueBookings, leaveBookings } from './leave-bookings.ts'
export { findAddressees, findIdsOf, findKeysInUse, hasLeft } from './leaving.store.ts'
export { countReceipts, tripsAheadOf } from './leaving-facts.ts'
export { findMailQueue, mailQueueOf } from './mail-queue.ts'
export { notPossible } from './move.ts'
export { findMovedFor } from './office/batches.store.ts'
export { bookingDeskRoutes } from './office/booking-desk.routes.ts'
export { bookingsListRoutes } from './office/bookings-list.routes.ts'
export { findReachable } from './office/bookings-list.store.ts'
export { findDaysToOffer } from './office/days-to-offer.ts'
export { guestCalled } from './office/find-candidates.ts'
export { canLoseCrew, lockBookings, loseCrew, returnTo } from './office/lose-crew.ts'
export { type CrewMoves, type MovesMade, moveCrews } from './office/move-crew.ts'
export { moveHour, proposeHour } from './office/move-hour.ts'
export { openDeskJob } from './office/open-desk-job.ts'
export { phoneBookingRoutes } from './office/phone-booking.routes.ts'
export { type FoundBooking, searchBookings } from './office/search-bookings.store.ts'
export { takeMoney } from './office/take-on-the-day.ts'
export { endOfName, lettersOf, literally, telephoneOf } from './office/typed-letters.rules.ts'
export {
  type BookingInBrief,
  countKeptPromises,
  findBriefly,
  findHoldsEnding,
  findLatest,
  findNeedingCrew,
  findService,
  leadDaysIn,
} from './office-figures.store.ts'
export { findDueYen } from './open-balances.store.ts'
export { openBooking, type Which } from './open-booking.ts'
export { findBookingsOfUser } from './own-bookings.store.ts'
export { bookingPersonalData } from './personal-data.ts'
export { findPrinted, findPrintedOf, type PrintedService } from './printed-service.ts'
export { type RideInWords, rideInWords } from './ride-words.rules.ts'
export { viewBooking } from './view-booking.ts'

export const bookingTasks = {
  'booking.expire-holds': expireHolds,
  'booking.redeem-finished': redeemFinished,
  'booking.join-account': joinAccount,
  'booking.forget-calls': forgetCalls,
  'booking.drop-journey-card': dropJourneyCard,
  [batchTask]: workBatch,
  'booking.forget-quotes': async ({ db, clock }: Context) => {
    await forgetOldQuotes(db, clock.now())
  },
}

export const bookingRecurring = {
  'booking.expire-holds': '* * * * *',
  'booking.redeem-finished': '*/10 * * * *',
  'booking.forget-quotes': '17 * * * *',
  'booking.forget-calls': '41 * * * *',
}
