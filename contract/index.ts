import * as accounts from './accounts.ts'
import { availability, availabilityErrors } from './availability.ts'
import * as booking from './booking.ts'
import * as changes from './booking-changes.ts'
import * as catalogue from './catalogue.ts'
import type { Endpoint, ErrorDefinition } from './endpoint.ts'
import { failedJobs, jobsErrors, retryFailedJob } from './jobs.ts'
import * as messages from './messages.ts'
import * as notifications from './notifications.ts'
import { offerDetail, runningOffers } from './offers.ts'
import * as payments from './payments.ts'
import * as places from './places.ts'
import { platformErrors } from './platform.ts'
import { makeQuote, offeredExtras, pricingErrors, whatIf } from './pricing.ts'
import { reviewsOfTour } from './reviews.ts'
import { findTours } from './tour-search.ts'
import * as travellers from './travellers.ts'
import * as vouchers from './vouchers.ts'

/** Every call there is, by capability: what is not listed here is neither served nor documented. */
export const endpoints = {
  accounts: {
    login: accounts.login,
    logout: accounts.logout,
    me: accounts.me,
    demoAccounts: accounts.demoAccounts,
    savedTravellers: travellers.savedTravellers,
    saveTraveller: travellers.saveTraveller,
    changeTraveller: travellers.changeTraveller,
    forgetTraveller: travellers.forgetTraveller,
  },
  catalogue: {
    tourCategory: catalogue.tourCategory,
    getCategoryDetail: catalogue.getCategoryDetail,
    getTourDetails: catalogue.getTourDetails,
    findTours,
    runningOffers,
    offerDetail,
  },
  fleet: { knownPlaces: places.knownPlaces, readAddress: places.readAddress },
  inventory: { availability },
  pricing: { offeredExtras, makeQuote, whatIf },
  payments: {
    paymentSetup: payments.paymentSetup,
    testCard: payments.testCard,
    savedCards: payments.savedCards,
    saveCard: payments.saveCard,
    forgetCard: payments.forgetCard,
  },
  booking: {
    holdBooking: booking.holdBooking,
    readBooking: booking.readBooking,
    extendHold: booking.extendHold,
    payBooking: booking.payBooking,
    answerStepUp: booking.answerStepUp,
    refundQuote: changes.refundQuote,
    cancelBooking: changes.cancelBooking,
    changeDays: changes.changeDays,
    changeQuote: changes.changeQuote,
    reschedule: changes.reschedule,
    changeDetails: changes.changeDetails,
    findBooking: booking.findBooking,
    moveBooking: booking.moveBooking,
  },
  vouchers: { bookingDocuments: vouchers.bookingDocuments, checkVoucher: vouchers.checkVoucher },
  messages: {
    bookingMessages: messages.bookingMessages,
    writeMessage: messages.writeMessage,
    contactForm: messages.contactForm,
    contactOffice: messages.contactOffice,
  },
  reviews: { reviewsOfTour },
  notifications: { sendAgain: notifications.sendAgain },
  jobs: { failedJobs, retryFailedJob },
} satisfies Record<string, Record<string, Endpoint>>

export const errorCatalogue = {
  ...platformErrors,
  ...accounts.accountsErrors,
  ...catalogue.catalogueErrors,
  ...availabilityErrors,
  ...pricingErrors,
  ...payments.paymentsErrors,
  ...booking.bookingErrors,
  ...places.placesErrors,
  ...travellers.travellersErrors,
  ...vouchers.vouchersErrors,
  ...messages.messagesErrors,
  ...notifications.notificationsErrors,
  ...jobsErrors,
} satisfies Record<string, ErrorDefinition>

export type ErrorCode = keyof typeof errorCatalogue
