export { findAsItStood } from './as-it-stood.store.ts'
export { dueYenOf } from './balance-due.rules.ts'
export {
  type BoardBooking,
  countWithoutCrew,
  findForBoard,
  findOnBoard,
  findWithoutCrew,
  saveLanding,
} from './board-bookings.store.ts'
export { refundOf, stateInWords } from './booking.rules.ts'
export { newLinkFor } from './booking-links.store.ts'
export { movesOf } from './booking-moves.store.ts'
export {
  type BookingRow,
  type Cancelled,
  findById,
  findByIds,
  findByReference,
  findByVoucherCode,
  findToRemindOf,
  isCalled,
  serviceOf,
} from './bookings.store.ts'
export { codesInWords } from './code-lost.ts'
export { demoBookingId, demoNumber, demoUuid } from './demo/demo-key.rules.ts'
export { nextDemoTripId } from './demo/seed-demo-bookings.ts'
export { hearOfCharge } from './hear-of-charge.ts'
export { followLanding, type Landed } from './landings/follow-landing.ts'
export { leaveBookings } from './leave-bookings.ts'
export { findAddressees, findIdsOf, findKeysInUse, hasLeft } from './leaving.store.ts'
export { countReceipts, tripsAheadOf } from './leaving-facts.ts'
export { loadTax } from './load-tax.ts'
export { findMailQueue, mailQueueOf } from './mail-queue.ts'
export { notPossible } from './move.ts'
export { findMovedFor } from './office/batches.store.ts'
export {
  bookingsAtPlaces,
  bookingsInArea,
  bookingsInClass,
  bookingsOnFlights,
  bookingsWithExtra,
} from './office/bookings-ahead.store.ts'
export { findReachable } from './office/bookings-list.store.ts'
export { findDaysToOffer } from './office/days-to-offer.ts'
export { guestCalled } from './office/find-candidates.ts'
export { canLoseCrew, lockBookings, loseCrew, returnTo } from './office/lose-crew.ts'
export { moveCrews } from './office/move-crew.ts'
export { moveHour, proposeHour } from './office/move-hour.ts'
export { openDeskJob } from './office/open-desk-job.ts'
export { type FoundBooking, searchBookings } from './office/search-bookings.store.ts'
export { findSoldRides, readSoldByTable } from './office/sold-rides.store.ts'
export { findJobsAfter } from './office/sure-jobs.store.ts'
export { jobsToLose, takeOffAllJobs } from './office/take-off-all-jobs.ts'
export { takeMoney } from './office/take-on-the-day.ts'
export { endOfName, lettersOf, literally, telephoneOf } from './office/typed-letters.rules.ts'
export {
  type BookingInBrief,
  countKeptPromises,
  countNeedingCrew,
  findBriefly,
  findLatest,
  findNeedingCrew,
  findService,
  findWaitingForWord,
  leadDaysIn,
} from './office-figures.store.ts'
export { findDueYen } from './open-balances.store.ts'
export { openBooking, type Which } from './open-booking.ts'
export { findBookingsOfUser } from './own-bookings.store.ts'
export { findPrinted, findPrintedOf, type PrintedService } from './printed-service.ts'
export { type RideInWords, rideInWords } from './ride-words.rules.ts'
export { transactWithRetries } from './transact-with-retries.ts'
export { howFarIs } from './under-way.ts'
export { viewBooking } from './view-booking.ts'
export { whereCrewIs } from './where-guests-are.ts'
