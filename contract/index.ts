import * as accounts from './accounts.ts'
import * as agents from './agents.ts'
import { availability } from './availability.ts'
import { bookingCalls } from './booking-calls.ts'
import * as cars from './cars.ts'
import * as catalogue from './catalogue.ts'
import * as categoryEditing from './category-editing.ts'

import { classCalls } from './class-calls.ts'

import { comingCalls } from './coming-calls.ts'

import * as companySettings from './company-settings.ts'
import { crewCalls } from './crew-calls.ts'

import { officeBadges, readDashboard } from './dashboard.ts'
import * as dispatch from './dispatch.ts'
import * as absences from './dispatch-absences.ts'
import * as dispatchJobs from './dispatch-jobs.ts'
import * as dispatchLanding from './dispatch-landing.ts'
import * as dispatchMoves from './dispatch-moves.ts'
import * as dutySettings from './duty-settings.ts'
import { exportEarnings, readEarnings } from './earnings.ts'
import type { Endpoint } from './endpoint.ts'
import { extraCalls } from './extra-calls.ts'
import * as feeSettings from './fee-settings.ts'
import * as firstOwner from './first-owner.ts'
import { drawFormula } from './formulas.ts'
import * as gettingIn from './getting-in.ts'
import { groundCalls } from './ground-calls.ts'
import * as guestMerging from './guest-merging.ts'
import * as guests from './guests.ts'
import { pickCalls } from './home-picks.ts'
import { readHouse } from './house.ts'
import { failedJobs, retryFailedJob } from './jobs.ts'
import * as mailChoices from './mail-choices.ts'
import { readMailLimits, saveMailLimits } from './mail-limits.ts'
import * as mailTexts from './mail-texts.ts'
import { officePictures, uploadOfficePicture } from './media-office.ts'
import { messageCalls } from './message-calls.ts'
import * as notifications from './notifications.ts'
import { offerCalls } from './offer-calls.ts'
import * as officePeople from './office-people.ts'
import { officeSearch } from './office-search.ts'
import * as officeViews from './office-views.ts'
import { openingCalls } from './opening-calls.ts'
import * as ownBookings from './own-bookings.ts'
import * as paperSeries from './paper-series.ts'
import * as payments from './payments.ts'
import { peopleCalls } from './people-calls.ts'
import * as places from './places.ts'
import { laterReturns, makeQuote, offeredExtras } from './pricing.ts'
import * as profile from './profile.ts'
import * as reviews from './reviews.ts'
import * as reviewsOffice from './reviews-office.ts'
import { rideCalls } from './ride-calls.ts'
import { seasonCalls } from './season-texts.ts'
import * as security from './security.ts'
import * as taxSettings from './tax-settings.ts'
import * as tourEditing from './tour-editing.ts'
import { officeTours, officeToursFile } from './tour-list.ts'
import { drivingTimes, findStopPlaces, tourClasses } from './tour-places.ts'
import { findTours } from './tour-search.ts'
import * as tourVersions from './tour-versions.ts'
import * as travellers from './travellers.ts'
import { tripCalls } from './trips.ts'
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
    readSetUpLink: firstOwner.readSetUpLink,
    becomeOwner: firstOwner.becomeOwner,
    proveIt: security.proveIt,
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
  media: { uploadOfficePicture, officePictures },
  writing: { drawFormula },
  catalogue: {
    tourCategory: catalogue.tourCategory,
    getCategoryDetail: catalogue.getCategoryDetail,
    getTourDetails: catalogue.getTourDetails,
    findTours,
    ...offerCalls,
    ...seasonCalls,
    ...{ readWishlist: wishlist.readWishlist, addWishes: wishlist.addWishes },
    ...{ removeWish: wishlist.removeWish, shareWishlist: wishlist.shareWishlist },
    sharedWishlist: wishlist.sharedWishlist,
    ...{ officeTours, officeToursFile },
    tourForEditing: tourEditing.tourForEditing,
    newTour: tourEditing.newTour,
    saveTourDraft: tourEditing.saveTourDraft,
    throwAwayDraft: tourEditing.throwAwayDraft,
    publishTour: tourEditing.publishTour,
    holdBackTour: tourEditing.holdBackTour,
    archiveTour: tourEditing.archiveTour,
    unarchiveTour: tourEditing.unarchiveTour,
    duplicateTour: tourEditing.duplicateTour,
    orderTours: tourEditing.orderTours,
    ...pickCalls,
    previewTour: tourEditing.previewTour,
    tourChanges: tourEditing.tourChanges,
    ...{ tourVersions: tourVersions.tourVersions, readTourVersion: tourVersions.readTourVersion },
    restoreTourVersion: tourVersions.restoreTourVersion,
    officeCategories: categoryEditing.officeCategories,
    officeCategoriesFile: categoryEditing.officeCategoriesFile,
    categoryForEditing: categoryEditing.categoryForEditing,
    addCategory: categoryEditing.addCategory,
    saveCategory: categoryEditing.saveCategory,
    deleteCategory: categoryEditing.deleteCategory,
    orderCategories: categoryEditing.orderCategories,
  },
  fleet: {
    ...{ knownPlaces: places.knownPlaces, readAddress: places.readAddress },
    searchPlaces: places.searchPlaces,
    ...{ drivingTimes, findStopPlaces, tourClasses },
  },
  pricing: { offeredExtras, availability, makeQuote, laterReturns },
  rides: rideCalls,
  payments: {
    paymentSetup: payments.paymentSetup,
    testCard: payments.testCard,
    savedCards: payments.savedCards,
    saveCard: payments.saveCard,
    forgetCard: payments.forgetCard,
    useCardFirst: payments.useCardFirst,
  },
  booking: bookingCalls,
  trips: tripCalls,
  vouchers: {
    bookingDocuments: vouchers.bookingDocuments,
    checkVoucher: vouchers.checkVoucher,
    ownMoney: ownBookings.ownMoney,
    receiptLink: ownBookings.receiptLink,
  },
  messages: messageCalls,
  reviews: {
    reviewsOfTour: reviews.reviewsOfTour,
    reviewOfBooking: reviews.reviewOfBooking,
    addReviewPicture: reviews.addReviewPicture,
    writeReview: reviews.writeReview,
    ownReviews: reviews.ownReviews,
    reviewsToJudge: reviewsOffice.reviewsToJudge,
    reviewsOfPerson: reviewsOffice.reviewsOfPerson,
    judgeReview: reviewsOffice.judgeReview,
    releaseReviews: reviewsOffice.releaseReviews,
    answerReview: reviewsOffice.answerReview,
  },
  agents: {
    listAgents: agents.listAgents,
    agentsFile: agents.agentsFile,
    agentDetail: agents.agentDetail,
    addAgent: agents.addAgent,
    saveAgent: agents.saveAgent,
    moveAgent: agents.moveAgent,
  },
  guests: {
    listGuests: guests.listGuests,
    guestsFile: guests.guestsFile,
    guestDetail: guests.guestDetail,
    saveGuest: guests.saveGuest,
    guestPairs: guestMerging.guestPairs,
    compareGuests: guestMerging.compareGuests,
    mergeGuests: guestMerging.mergeGuests,
    takeGuestsApart: guestMerging.takeGuestsApart,
    sayTwoPeople: guestMerging.sayTwoPeople,
  },
  notifications: {
    sendAgain: notifications.sendAgain,
    readMailChoices: mailChoices.readMailChoices,
    saveMailChoices: mailChoices.saveMailChoices,
    unsubscribe: mailChoices.unsubscribe,
  },
  earnings: { readEarnings, exportEarnings },
  dispatch: {
    readBoard: dispatch.readBoard,
    boardNews: dispatch.boardNews,
    sayMoving: dispatch.sayMoving,
    setLanding: dispatchLanding.setLanding,
    previewLanding: dispatchLanding.previewLanding,
    putTroubleAway: dispatch.putTroubleAway,
    readJob: dispatchJobs.readJob,
    markStep: dispatchJobs.markStep,
    undoStep: dispatchJobs.undoStep,
    findFits: dispatchMoves.findFits,
    moveCrews: dispatchMoves.moveCrews,
    agreeToCome: dispatchMoves.agreeToCome,
    proposeHour: dispatchMoves.proposeHour,
    moveHour: dispatchMoves.moveHour,
    findProposals: dispatchMoves.findProposals,
    previewAbsence: absences.previewAbsence,
    enterAbsence: absences.enterAbsence,
    endAbsence: absences.endAbsence,
    shortenAbsence: absences.shortenAbsence,
    readDayMoney: dispatchJobs.readDayMoney,
    ...crewCalls,
  },
  cars: {
    officeCars: cars.officeCars,
    officeCarsFile: cars.officeCarsFile,
    readCar: cars.readCar,
    carChoices: cars.carChoices,
    addCar: cars.addCar,
    saveCar: cars.saveCar,
    carJobsAhead: cars.carJobsAhead,
    setCarService: cars.setCarService,
    addPaper: cars.addPaper,
    dropPaper: cars.dropPaper,
    paperFile: cars.paperFile,
  },
  classes: classCalls,
  extras: extraCalls,
  people: peopleCalls,
  ground: groundCalls,
  office: {
    officeSearch,
    readDashboard,
    officeBadges,
    savedViews: officeViews.savedViews,
    saveView: officeViews.saveView,
    changeView: officeViews.changeView,
    deleteView: officeViews.deleteView,
  },
  settings: {
    readDutySettings: dutySettings.readDutySettings,
    tryDutySettings: dutySettings.tryDutySettings,
    saveDutySettings: dutySettings.saveDutySettings,
    readFees: feeSettings.readFees,
    saveFees: feeSettings.saveFees,
    readTerms: feeSettings.readTerms,
    saveTerms: feeSettings.saveTerms,
    removeTerms: feeSettings.removeTerms,
    readCompanySettings: companySettings.readCompanySettings,
    saveCompanySettings: companySettings.saveCompanySettings,
    readPaperSeries: paperSeries.readPaperSeries,
    savePaperSeries: paperSeries.savePaperSeries,
    readTaxRates: taxSettings.readTaxRates,
    saveTaxRates: taxSettings.saveTaxRates,
    ...{ readMailLimits, saveMailLimits },
    readMailTexts: mailTexts.readMailTexts,
    previewMail: mailTexts.previewMail,
    sendTestMail: mailTexts.sendTestMail,
    saveMailText: mailTexts.saveMailText,
    dropMailText: mailTexts.dropMailText,
    readHouse,
    ...openingCalls,
    ...comingCalls,
    officePeople: officePeople.officePeople,
    inviteToOffice: officePeople.inviteToOffice,
    changeOfficeRoles: officePeople.changeOfficeRoles,
    inviteAgain: officePeople.inviteAgain,
  },
  jobs: { failedJobs, retryFailedJob },
} satisfies Record<string, Record<string, Endpoint>>
