import * as booking from './booking.ts'
import * as batches from './booking-batches.ts'
import * as changes from './booking-changes.ts'
import * as desk from './booking-desk.ts'
import * as deskChanges from './booking-desk-changes.ts'
import * as deskMoves from './booking-desk-moves.ts'
import * as bookingNotes from './booking-notes.ts'
import * as callDrafts from './call-drafts.ts'
import type { Endpoint } from './endpoint.ts'
import * as landings from './landings.ts'
import * as onTheDay from './money-on-the-day.ts'
import * as officeBookings from './office-bookings.ts'
import * as orders from './orders.ts'
import * as ownBookings from './own-bookings.ts'
import * as phone from './phone-booking.ts'

/** Every call about bookings, the guest's and the desk's. */
export const bookingCalls = {
  holdBooking: booking.holdBooking,
  readBooking: booking.readBooking,
  extendHold: booking.extendHold,
  payBooking: booking.payBooking,
  answerStepUp: booking.answerStepUp,
  refundQuote: changes.refundQuote,
  cancelBooking: changes.cancelBooking,
  changeDays: changes.changeDays,
  changeReturns: changes.changeReturns,
  changeCars: changes.changeCars,
  changeQuote: changes.changeQuote,
  reschedule: changes.reschedule,
  changeDetails: changes.changeDetails,
  findBooking: booking.findBooking,
  moveBooking: booking.moveBooking,
  ownBookings: ownBookings.ownBookings,
  payBalance: changes.payBalance,
  findCallers: phone.findCallers,
  toursToBook: phone.toursToBook,
  toursOnDay: phone.toursOnDay,
  daysOfCall: phone.daysOfCall,
  quoteCall: phone.quoteCall,
  bookByPhone: phone.bookByPhone,
  callsPutAside: callDrafts.callsPutAside,
  putCallAside: callDrafts.putCallAside,
  throwCallAway: callDrafts.throwCallAway,
  copyAsCall: callDrafts.copyAsCall,
  takeOnTheDay: onTheDay.takeOnTheDay,
  correctTaken: onTheDay.correctTaken,
  noteHandedBack: onTheDay.noteHandedBack,
  readDeskBooking: desk.readDeskBooking,
  proposeChange: deskChanges.proposeChange,
  changeByOffice: deskChanges.changeByOffice,
  crewCandidates: deskMoves.crewCandidates,
  changeCrew: deskMoves.changeCrew,
  refundByOffice: deskMoves.refundByOffice,
  cancelByOffice: deskMoves.cancelByOffice,
  daysToOffer: deskMoves.daysToOffer,
  officeBookings: officeBookings.officeBookings,
  officeBookingsFile: officeBookings.officeBookingsFile,
  bookingNotes: bookingNotes.bookingNotes,
  addBookingNote: bookingNotes.addBookingNote,
  dropBookingNote: bookingNotes.dropBookingNote,
  previewBatch: batches.previewBatch,
  beginBatch: batches.beginBatch,
  readBatch: batches.readBatch,
  runningBatches: batches.runningBatches,
  holdOrder: orders.holdOrder,
  payOrder: orders.payOrder,
  agreeOnTheDay: orders.agreeOnTheDay,
  tellLanding: landings.tellLanding,
} satisfies Record<string, Endpoint>
