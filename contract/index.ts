import * as accounts from './accounts.ts'
import { availability, availabilityErrors } from './availability.ts'
import * as booking from './booking.ts'
import * as changes from './booking-changes.ts'
import * as catalogue from './catalogue.ts'
import type { Endpoint, ErrorDefinition } from './endpoint.ts'
import * as gettingIn from './getting-in.ts'
import { failedJobs, jobsErrors, retryFailedJob } from './jobs.ts'
import * as mailChoices from './mail-choices.ts'
import { mediaErrors } from './media.ts'
import * as messages from './messages.ts'
import * as notifications from './notifications.ts'
import { offerDetail, runningOffers } from './offers.ts'
import { officeErrors } from './office-list.ts'
import * as ownBookings from './own-bookings.ts'
import * as payments from './payments.ts'
import * as places from './places.ts'
import { platformErrors } from './platform.ts'
import { makeQuote, offeredExtras, pricingErrors, whatIf } from './pricing.ts'
import * as profile from './profile.ts'
import * as reviews from './reviews.ts'
import * as security from './security.ts'
import { findTours } from './tour-search.ts'
import * as travellers from './travellers.ts'
import * as vouchers from './vouchers.ts'
import * as wishlist from './wishlist.ts'

/** Every call there is, by capability: what is not listed here is neither served nor documented. */
export const endpoints = {
  accounts: {
    login: accounts.login,
    logout: accounts.logout,
    me: accounts.me,
    demoAccounts: accounts.demoAccounts,
    signUp: gettingIn.signUp,
    verifyEmail: gettingIn.verifyEmail,
    sendVerification: gettingIn.sendVerification,
    forgotPassword: gettingIn.forgotPassword,
    resetPassword: gettingIn.resetPassword,
    answerTwoFactor: gettingIn.answerTwoFactor,
    keepAccount: gettingIn.keepAccount,
    securityOverview: security.securityOverview,
    changePassword: security.changePassword,
    beginTwoFactor: security.beginTwoFactor,
    turnOnTwoFactor: security.turnOnTwoFactor,
    turnOffTwoFactor: security.turnOffTwoFactor,
    newRecoveryCodes: security.newRecoveryCodes,
    revokeDevice: security.revokeDevice,
    revokeOtherDevices: security.revokeOtherDevices,
    changeRole: security.changeRole,
    readProfile: profile.readProfile,
    saveProfile: profile.saveProfile,
    changeEmail: profile.changeEmail,
    savePicture: profile.savePicture,
    removePicture: profile.removePicture,
    leavingOverview: profile.leavingOverview,
    exportData: profile.exportData,
    deleteProfile: profile.deleteProfile,
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
    readWishlist: wishlist.readWishlist,
    addWishes: wishlist.addWishes,
    removeWish: wishlist.removeWish,
    shareWishlist: wishlist.shareWishlist,
    sharedWishlist: wishlist.sharedWishlist,
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
    useCardFirst: payments.useCardFirst,
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
    ownBookings: ownBookings.ownBookings,
  },
  vouchers: {
    bookingDocuments: vouchers.bookingDocuments,
    checkVoucher: vouchers.checkVoucher,
    ownMoney: ownBookings.ownMoney,
    receiptLink: ownBookings.receiptLink,
  },
  messages: {
    bookingMessages: messages.bookingMessages,
    writeMessage: messages.writeMessage,
    contactForm: messages.contactForm,
    contactOffice: messages.contactOffice,
  },
  reviews: {
    reviewsOfTour: reviews.reviewsOfTour,
    reviewOfBooking: reviews.reviewOfBooking,
    addReviewPicture: reviews.addReviewPicture,
    writeReview: reviews.writeReview,
    ownReviews: reviews.ownReviews,
    reviewsToJudge: reviews.reviewsToJudge,
    judgeReview: reviews.judgeReview,
  },
  notifications: {
    sendAgain: notifications.sendAgain,
    readMailChoices: mailChoices.readMailChoices,
    saveMailChoices: mailChoices.saveMailChoices,
    unsubscribe: mailChoices.unsubscribe,
  },
  jobs: { failedJobs, retryFailedJob },
} satisfies Record<string, Record<string, Endpoint>>

export const errorCatalogue = {
  ...platformErrors,
  ...accounts.accountsErrors,
  ...gettingIn.gettingInErrors,
  ...security.securityErrors,
  ...profile.profileErrors,
  ...mediaErrors,
  ...catalogue.catalogueErrors,
  ...wishlist.wishlistErrors,
  ...availabilityErrors,
  ...pricingErrors,
  ...payments.paymentsErrors,
  ...booking.bookingErrors,
  ...places.placesErrors,
  ...travellers.travellersErrors,
  ...vouchers.vouchersErrors,
  ...messages.messagesErrors,
  ...reviews.reviewsErrors,
  ...notifications.notificationsErrors,
  ...mailChoices.mailChoicesErrors,
  ...jobsErrors,
  ...officeErrors,
} satisfies Record<string, ErrorDefinition>

export type ErrorCode = keyof typeof errorCatalogue
