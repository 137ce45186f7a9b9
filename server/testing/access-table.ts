import type { ErrorCode } from '#contract/errors.ts'
import type { endpoints } from '#contract/index.ts'
import type { Belongings } from './belongings.ts'

/** What a call names, and so what must be refused to whom. */
export type Named =
  /** Nothing of anybody's: what all may read, or the caller's own. Without input it changes nothing, or nothing much. */
  | { names: 'nothing'; input?: () => object }
  /**
   * Something that belongs to somebody. To all others it does not exist, but for the office where that works with it.
   * With input that the owner could send, so that nothing but the caller is wrong.
   */
  | { names: 'theirs'; input: (theirs: Belongings) => object; refusal: ErrorCode; office: boolean }
  /** Something that opens to whoever knows a secret; a made-up one opens nothing. */
  | { names: 'secret'; input: (theirs: Belongings) => object; refusal: ErrorCode }

type Everything = typeof endpoints
type Table = { [Group in keyof Everything]: { [Call in keyof Everything[Group]]: Named } }

const nothing: Named = { names: 'nothing' }
const madeUp = 'A'.repeat(43)
const nobody = '00000000-0000-4000-8000-000000000000'
const aDay = { from: '2026-12-01T00:00:00+09:00', until: '2026-12-02T00:00:00+09:00' }

const own = (input: () => object): Named => ({ names: 'nothing', input })
const theirs = (refusal: ErrorCode, input: (theirs: Belongings) => object): Named => ({
  ...{ names: 'theirs', refusal, input, office: false },
})
const ofBooking = (more: (theirs: Belongings) => object = () => ({})): Named => ({
  ...{ names: 'theirs', refusal: 'booking.unknown', office: true },
  input: (belongings) => ({ reference: belongings.reference, ...more(belongings) }),
})
/** Only guests speak of their day. */
const ofGuest = (more?: (theirs: Belongings) => object): Named => ({ ...ofBooking(more), ...{ office: false } })
/** The office's own: others are refused before anything is looked for. */
const ofOffice = (input: (theirs: Belongings) => object): Named => ({
  ...{ names: 'theirs', refusal: 'platform.forbidden', office: true, input },
})
const secret = (refusal: ErrorCode, input: (theirs: Belongings) => object): Named => ({
  ...{ names: 'secret', refusal, input },
})

const anAgent = {
  ...{
    business: 'Okubo Hire',
    kind: 'driver',
    contact: 'Kenji Okubo',
    email: 'okubo@example.com',
    phone: '',
    area: '',
  },
  ...{ languages: '', registration: '', commissionPercent: 15, notes: '', joinedOn: null },
}
const anOwner = {
  ...{ full_name: 'Mallory', email: 'mallory@example.com', password: 'four grey umbrellas', code: '123456' },
}
const aGuest = {
  ...{ name: 'Mallory', phone: '', country: null, language: '', nameBoard: '', food: '', walking: '', children: '' },
  ...{ likes: '', notes: '' },
}

/** Every call there is: whoever adds one says here what it names. */
export const accessTable: Table = {
  accounts: {
    ...{ login: nothing, logout: nothing, me: nothing, demoAccounts: nothing, signUp: nothing },
    ...{ sendVerification: nothing, forgotPassword: nothing },
    verifyEmail: secret('accounts.link-used', () => ({ token: madeUp })),
    resetPassword: secret('accounts.link-used', () => ({ token: madeUp, password: 'a lantern over quiet water' })),
    answerTwoFactor: secret('accounts.challenge-ended', () => ({ challenge: madeUp, code: '000000' })),
    keepAccount: secret('accounts.link-used', () => ({ token: madeUp })),
    readSetUpLink: secret('accounts.set-up-unknown', () => ({ token: madeUp })),
    becomeOwner: secret('accounts.set-up-unknown', () => ({ token: madeUp, ...anOwner })),
    ...{ securityOverview: nothing, changePassword: nothing, beginTwoFactor: nothing, turnOnTwoFactor: nothing },
    ...{ turnOffTwoFactor: nothing, newRecoveryCodes: nothing, revokeOtherDevices: nothing },
    revokeDevice: theirs('accounts.unknown-session', ({ deviceId }) => ({ id: deviceId })),
    changeRole: ofOffice(({ userId }) => ({ id: userId, role: 'user' })),
    ...{ readProfile: nothing, saveProfile: nothing, changeEmail: nothing, savePicture: nothing },
    ...{ removePicture: nothing, leavingOverview: nothing, exportData: nothing, deleteProfile: nothing },
    ...{ savedTravellers: nothing, saveTraveller: nothing },
    changeTraveller: theirs('accounts.unknown-traveller', ({ travellerId }) => ({ id: travellerId, name: 'Mallory' })),
    forgetTraveller: theirs('accounts.unknown-traveller', ({ travellerId }) => ({ id: travellerId })),
  },
  media: { uploadOfficePicture: nothing, officePictures: nothing },
  writing: { drawFormula: nothing },
  catalogue: {
    ...{ tourCategory: nothing, getCategoryDetail: nothing, getTourDetails: nothing, findTours: nothing },
    ...{ runningOffers: nothing, offerDetail: nothing },
    ...{ readWishlist: nothing, addWishes: nothing },
    // An item is named by what it is: it goes from the caller's own list and from no other.
    removeWish: own(() => ({ item: 'tour:kamakura-and-the-great-buddha' })),
    shareWishlist: own(() => ({ share: false })),
    sharedWishlist: secret('catalogue.unknown-list', () => ({ code: madeUp.slice(0, 20) })),
    // Of the office, by ids that nobody has: what is not there is not changed.
    ...{ officeTours: nothing, officeToursFile: nothing, officeCategoriesFile: nothing },
    ...{ tourForEditing: nothing, saveTourDraft: nothing, throwAwayDraft: nothing },
    ...{ publishTour: nothing, holdBackTour: nothing, archiveTour: nothing, unarchiveTour: nothing },
    ...{ duplicateTour: nothing, orderTours: nothing, featuredTours: nothing, featureTours: nothing },
    ...{
      previewTour: nothing,
      tourChanges: nothing,
      tourVersions: nothing,
      newTour: own(() => ({ category: 'nowhere' })),
    },
    readTourVersion: ofOffice(() => ({ id: nobody, number: 1 })),
    restoreTourVersion: ofOffice(() => ({ id: nobody, number: 1, version: 0 })),
    ...{ officeCategories: nothing, categoryForEditing: nothing, addCategory: nothing, saveCategory: nothing },
    ...{ deleteCategory: nothing, orderCategories: nothing },
    ...{ officeOffers: nothing, officeOffersFile: nothing, offersAtAGlance: nothing, offerForEditing: nothing },
    ...{ offerableTours: nothing, addOffer: nothing, saveOffer: nothing, previewOffer: nothing },
    ...{ moveOffer: nothing, deleteOffer: nothing, offerFigures: nothing },
  },
  fleet: {
    ...{ knownPlaces: nothing, searchPlaces: nothing, readAddress: nothing },
    ...{ drivingTimes: nothing, findStopPlaces: nothing, tourClasses: nothing },
  },
  pricing: {
    ...{ offeredExtras: nothing, availability: nothing, makeQuote: nothing },
    laterReturns: theirs('pricing.unknown-quote', ({ quoteId }) => ({ id: quoteId })),
  },
  rides: {
    ...{ rideCars: nothing, rideClasses: nothing, rideFront: nothing, quoteRide: nothing, findFlight: nothing },
    ...{ readFares: nothing, startFareDraft: nothing, saveFareDraft: nothing, dropFareDraft: nothing },
    ...{ tryFares: nothing, putFaresInForce: nothing },
    // Of the office, by an id that no table has.
    readFareTable: ofOffice(() => ({ id: nobody })),
    takeFaresBack: ofOffice(() => ({ id: nobody })),
  },
  payments: {
    ...{ paymentSetup: nothing, testCard: nothing, savedCards: nothing, saveCard: nothing },
    useCardFirst: theirs('payments.unknown-card', ({ cardId }) => ({ id: cardId })),
    forgetCard: theirs('payments.unknown-card', ({ cardId }) => ({ id: cardId })),
  },
  booking: {
    holdBooking: theirs('pricing.unknown-quote', ({ quoteId, email }) => ({ quoteId, leadName: 'Mallory', email })),
    ...{ readBooking: ofBooking(), extendHold: ofBooking(), refundQuote: ofBooking() },
    holdJourney: theirs('pricing.unknown-quote', ({ quoteId, email }) => ({
      ...{ quoteIds: [quoteId], leadName: 'Mallory', email },
    })),
    payJourney: {
      ...ofBooking(),
      input: ({ reference, cardToken }) => ({ bookings: [{ reference }], card: { token: cardToken } }),
    } as Named,
    tellLanding: ofBooking(() => ({ landsAt: '2027-01-22T10:00:00+09:00' })),
    payBooking: ofBooking(({ cardToken }) => ({ card: { token: cardToken } })),
    answerStepUp: ofBooking(() => ({ approve: true })),
    changeDays: ofBooking(() => ({ month: '2027-01' })),
    changeReturns: ofBooking(),
    changeCars: ofBooking(() => ({ guests: 2 })),
    changeQuote: ofBooking(() => ({ day: '2027-01-21', start: '08:00' })),
    reschedule: ofBooking(({ quoteId, cardToken }) => ({ quoteId, card: { token: cardToken } })),
    changeDetails: ofBooking(() => ({ note: 'Let me in' })),
    findBooking: secret('booking.not-found', ({ reference }) => ({ reference, email: 'mallory@example.com' })),
    cancelBooking: ofBooking(() => ({ refundYen: 0 })),
    moveBooking: ofOffice(({ reference }) => ({ reference, to: 'no_show', reason: 'Nobody came.' })),
    ownBookings: nothing,
    payBalance: ofBooking(({ cardToken }) => ({ card: { token: cardToken } })),
    // Of the office: what callers say, and a number that nobody has.
    toursOnDay: nothing,
    ...{ findCallers: nothing, toursToBook: nothing, daysOfCall: nothing, quoteCall: nothing, bookByPhone: nothing },
    ...{ callsPutAside: nothing, throwCallAway: nothing },
    putCallAside: own(() => ({ id: '3f0e2a51-4a3c-4c52-9a0e-7a3a1f0c7b11', draft: {} })),
    copyAsCall: ofOffice(({ reference }) => ({ reference })),
    takeOnTheDay: ofOffice(({ reference }) => ({ reference, amountYen: 1 })),
    correctTaken: ofOffice(({ reference }) => ({ reference, paymentId: nobody, reason: 'Let me in' })),
    noteHandedBack: ofOffice(({ reference }) => ({ reference, refundId: nobody })),
    ...{ officeBookings: nothing, officeBookingsFile: nothing },
    readDeskBooking: ofOffice(({ reference }) => ({ reference })),
    proposeChange: ofOffice(({ reference }) => ({ reference, wish: {} })),
    crewCandidates: ofOffice(({ reference }) => ({ reference, kind: 'guide' })),
    // Of a version that nobody has seen: nothing is changed.
    changeByOffice: ofOffice(({ reference }) => ({ reference, version: 999 })),
    changeCrew: ofOffice(({ reference }) => ({
      ...{ reference, version: 999, kind: 'guide', from: null, to: null, reason: 'Ill' },
    })),
    refundByOffice: ofOffice(({ reference }) => ({ reference, version: 999, amountYen: 1, reason: 'Our fault' })),
    cancelByOffice: ofOffice(({ reference }) => ({
      ...{ reference, version: 999, cause: 'guest', refundYen: 0, reason: 'They rang' },
    })),
    daysToOffer: ofOffice(({ reference }) => ({ reference })),
    ...{ bookingNotes: ofOffice(({ reference }) => ({ reference })) },
    addBookingNote: ofOffice(({ reference }) => ({ reference, body: 'Let me in' })),
    dropBookingNote: ofOffice(({ reference }) => ({ reference, id: nobody })),
    previewBatch: ofOffice(({ reference }) => ({ references: [reference] })),
    // A sum that nobody has paid: nothing is begun.
    beginBatch: ofOffice(({ reference }) => ({
      ...{ references: [reference], cause: 'weather', event: 'snow', reason: 'Snow.', refundYen: -1 },
    })),
    ...{ readBatch: nothing, runningBatches: nothing },
  },
  vouchers: {
    bookingDocuments: ofBooking(),
    checkVoucher: secret('vouchers.unknown', () => ({ code: madeUp.slice(0, 20) })),
    ownMoney: nothing,
    receiptLink: theirs('vouchers.unknown', ({ paymentId }) => ({ kind: 'payment', id: paymentId })),
  },
  messages: {
    bookingMessages: ofBooking(),
    writeMessage: ofBooking(() => ({ body: 'Let me in' })),
    // Its reference is a hint for the office, and opens nothing.
    ...{ contactForm: nothing, contactOffice: nothing },
    // Of nobody: there is no such letter.
    ...{ readInbox: nothing, answerLetter: nothing, settleLetter: nothing },
    writeToGuests: ofOffice(({ reference }) => ({ references: [reference], body: 'Let me in' })),
  },
  reviews: {
    ...{ reviewsOfTour: nothing, ownReviews: nothing, reviewsToJudge: nothing },
    ...{ reviewOfBooking: ofBooking(), addReviewPicture: ofGuest() },
    writeReview: ofGuest(() => ({
      ...{ chauffeurStars: 1, guideStars: null, vehicleStars: 1, routeStars: 1, text: 'Bad.', author: 'Mallory' },
    })),
    judgeReview: ofOffice(({ reviewId }) => ({ id: reviewId, version: 1, status: 'released' })),
    releaseReviews: ofOffice(({ reviewId }) => ({ reviews: [{ id: reviewId, version: 1 }] })),
    answerReview: ofOffice(({ reviewId }) => ({ id: reviewId, version: 1, answer: 'Let me in' })),
  },
  agents: {
    ...{ listAgents: nothing, agentsFile: nothing, addAgent: nothing },
    agentDetail: ofOffice(({ agentId }) => ({ id: agentId })),
    saveAgent: ofOffice(({ agentId }) => ({ id: agentId, version: 1, ...anAgent })),
    moveAgent: ofOffice(({ agentId }) => ({ id: agentId, version: 1, state: 'active', reason: 'Let me in' })),
  },
  guests: {
    ...{ listGuests: nothing, guestsFile: nothing, guestPairs: nothing },
    guestDetail: ofOffice(({ guestId }) => ({ id: guestId })),
    saveGuest: ofOffice(({ guestId }) => ({ id: guestId, version: 1, ...aGuest })),
    compareGuests: ofOffice(({ guestId, otherGuestId }) => ({ first: guestId, second: otherGuestId })),
    mergeGuests: ofOffice(({ guestId, otherGuestId }) => ({
      ...{ id: guestId, version: 1, other: otherGuestId, otherVersion: 1, choices: {} },
    })),
    takeGuestsApart: ofOffice(({ guestId }) => ({ id: guestId })),
    sayTwoPeople: ofOffice(({ guestId, otherGuestId }) => ({ first: guestId, second: otherGuestId, twoPeople: false })),
  },
  notifications: {
    sendAgain: ofBooking(),
    readMailChoices: nothing,
    saveMailChoices: own(() => ({ reminder: false, review: true })),
    unsubscribe: secret('notifications.unknown-link', () => ({ token: madeUp })),
  },
  earnings: { readEarnings: nothing, exportEarnings: nothing },
  dispatch: {
    readBoard: own(() => ({ day: '2026-12-01' })),
    boardNews: own(() => ({ day: '2026-12-01' })),
    sayMoving: ofOffice(({ reference }) => ({ connection: nobody, reference })),
    previewLanding: ofOffice(({ reference }) => ({ reference, version: 999, landsAt: '2026-12-01T10:00:00+09:00' })),
    setLanding: ofOffice(({ reference }) => ({ reference, version: 999, landsAt: null })),
    putTroubleAway: ofOffice(() => ({ id: nobody })),
    readJob: ofOffice(({ reference }) => ({ reference })),
    markStep: ofOffice(({ reference }) => ({ reference, id: nobody, step: 'on_the_way', at: aDay.from })),
    undoStep: ofOffice(({ reference }) => ({ reference, id: nobody })),
    findFits: ofOffice(({ reference }) => ({ reference, kind: 'guide', from: null })),
    moveCrews: ofOffice(({ reference }) => ({
      moves: [{ reference, version: 999, kind: 'chauffeur', from: null, to: nobody }],
    })),
    agreeToCome: ofOffice(({ reference }) => ({ reference, resourceId: nobody, reason: 'Let me in' })),
    proposeHour: ofOffice(({ reference }) => ({ reference, version: 999, startsAt: '2027-01-22T10:00:00+09:00' })),
    moveHour: ofOffice(({ reference, quoteId }) => ({ reference, version: 999, quoteId })),
    findProposals: ofOffice(({ reference }) => ({ references: [reference] })),
    previewAbsence: ofOffice(() => ({ resourceId: nobody, ...aDay })),
    enterAbsence: ofOffice(() => ({ resourceId: nobody, ...aDay, kind: 'ill' })),
    endAbsence: ofOffice(() => ({ id: nobody })),
    shortenAbsence: ofOffice(() => ({ id: nobody, until: aDay.until })),
    crewSheets: own(() => ({ day: '2026-12-01' })),
    readDayMoney: own(() => ({ day: '2026-12-01' })),
    crewLinks: own(() => ({ day: '2026-12-01' })),
    sendCrewLinks: ofOffice(() => ({ day: '2026-12-01', resourceIds: [nobody] })),
    revokeCrewLink: ofOffice(() => ({ id: nobody })),
    readCrewDay: secret('crew.link-ended', () => ({ token: madeUp })),
    sendCrewTaps: secret('crew.link-ended', () => ({
      token: madeUp,
      taps: [{ is: 'undo', id: nobody, at: aDay.from }],
    })),
    tellTrouble: secret('crew.link-ended', () => ({ token: madeUp, id: nobody, reference: null, words: 'Let me in' })),
  },
  cars: {
    ...{ officeCars: nothing, officeCarsFile: nothing, carChoices: nothing, officeClasses: nothing },
    ...{ addCar: nothing, saveClass: nothing },
    readCar: ofOffice(() => ({ id: nobody })),
    saveCar: nothing,
    carJobsAhead: ofOffice(() => ({ id: nobody })),
    setCarService: ofOffice(() => ({ id: nobody, version: 999, inService: false, reason: 'Let me in' })),
    addPaper: ofOffice(() => ({ id: nobody, kind: 'other', name: 'A paper' })),
    dropPaper: ofOffice(() => ({ id: nobody, paperId: nobody })),
    paperFile: ofOffice(() => ({ id: nobody, paperId: nobody })),
  },
  people: {
    ...{
      listPeople: nothing,
      listPeopleFile: nothing,
      personChoices: nothing,
      addPerson: nothing,
      savePerson: nothing,
    },
    readPerson: ofOffice(() => ({ id: nobody })),
    personJobsAhead: ofOffice(() => ({ id: nobody, lastDay: '2026-12-31' })),
    setEmployment: ofOffice(() => ({ id: nobody, version: 999, lastDay: null, reason: 'Let me in' })),
    addPersonPaper: ofOffice(() => ({ id: nobody, kind: 'first-aid', name: 'A paper' })),
    dropPersonPaper: ofOffice(() => ({ id: nobody, paperId: nobody })),
    personPaperFile: ofOffice(() => ({ id: nobody, paperId: nobody })),
  },
  ground: {
    ...{ readGarages: nothing, addGarage: nothing, saveGarage: nothing, retireGarage: nothing },
    ...{ readAreas: nothing, addArea: nothing, saveArea: nothing, retireArea: nothing },
    garageUses: ofOffice(() => ({ code: 'shinagawa' })),
    bringGarageBack: ofOffice(() => ({ code: 'nowhere', version: 999 })),
    areaUses: ofOffice(() => ({ code: 'shinagawa' })),
    bringAreaBack: ofOffice(() => ({ code: 'nowhere', version: 999 })),
    ...{ readDrivingTimes: nothing, saveDrivingTimes: nothing, readDistances: nothing, saveDistances: nothing },
    ...{ readTrafficSeasons: nothing, saveTrafficSeasons: nothing },
    ...{ officePlaces: nothing, officePlacesFile: nothing, placeChoices: nothing },
    ...{ findPlaceArea: nothing, addPlace: nothing, savePlace: nothing, retirePlace: nothing },
    readPlace: ofOffice(() => ({ id: 'tokyo-tower' })),
    bringPlaceBack: ofOffice(() => ({ id: 'nowhere', version: 999 })),
    ...{ readOfficeTerminals: nothing, addTerminal: nothing, saveTerminal: nothing },
    readTerminalHistory: ofOffice(() => ({ slug: 'haneda-terminal-1' })),
  },
  settings: {
    ...{ readDutySettings: nothing, tryDutySettings: nothing, saveDutySettings: nothing },
    ...{ readFees: nothing, saveFees: nothing, readTerms: nothing, saveTerms: nothing },
    removeTerms: ofOffice(() => ({ id: nobody, version: 1 })),
    ...{
      readHouse: nothing,
      ...{ readPublicOpening: nothing, readOpening: nothing, openHouse: nothing, closeHouse: nothing },
      ...{ setOpeningDay: nothing, lookedAtFares: nothing },
      ...{ readStandard: nothing, takeOverStandard: nothing, takeBackStandard: nothing },
      readCompanySettings: nothing,
      saveCompanySettings: nothing,
      officePeople: nothing,
      inviteToOffice: nothing,
      keysTrail: nothing,
    },
    ...{ readMailTexts: nothing, previewMail: nothing, sendTestMail: nothing, saveMailText: nothing },
    dropMailText: ofOffice(() => ({ occasion: 'confirmed', version: 0 })),
    inviteAgain: ofOffice(({ userId }) => ({ id: userId })),
  },
  office: {
    ...{ officeSearch: nothing, readDashboard: nothing, officeBadges: nothing },
    savedViews: own(() => ({ list: 'tour-bookings' })),
    saveView: own(() => ({ list: 'tour-bookings', name: 'Mine', shared: false, query: '' })),
    changeView: ofOffice(() => ({ id: nobody, name: 'Mine' })),
    deleteView: ofOffice(() => ({ id: nobody })),
  },
  jobs: { failedJobs: nothing, retryFailedJob: nothing },
}
