import type { ErrorCode, endpoints } from '#contract/index.ts'
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

/** Every call there is: whoever adds one says here what it names. */
export const accessTable: Table = {
  accounts: {
    ...{ login: nothing, logout: nothing, me: nothing, demoAccounts: nothing, signUp: nothing },
    ...{ sendVerification: nothing, forgotPassword: nothing },
    verifyEmail: secret('accounts.link-used', () => ({ token: madeUp })),
    resetPassword: secret('accounts.link-used', () => ({ token: madeUp, password: 'a lantern over quiet water' })),
    answerTwoFactor: secret('accounts.challenge-ended', () => ({ challenge: madeUp, code: '000000' })),
    keepAccount: secret('accounts.link-used', () => ({ token: madeUp })),
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
  catalogue: {
    ...{ tourCategory: nothing, getCategoryDetail: nothing, getTourDetails: nothing, findTours: nothing },
    ...{ runningOffers: nothing, offerDetail: nothing },
    ...{ readWishlist: nothing, addWishes: nothing },
    // An item is named by what it is: it goes from the caller's own list and from no other.
    removeWish: own(() => ({ item: 'tour:kamakura-and-the-great-buddha' })),
    shareWishlist: own(() => ({ share: false })),
    sharedWishlist: secret('catalogue.unknown-list', () => ({ code: madeUp.slice(0, 20) })),
  },
  fleet: { knownPlaces: nothing, readAddress: nothing },
  inventory: { availability: nothing },
  pricing: {
    ...{ offeredExtras: nothing, makeQuote: nothing },
    whatIf: theirs('pricing.unknown-quote', ({ quoteId }) => ({ id: quoteId, returnAt: '16:00' })),
  },
  payments: {
    ...{ paymentSetup: nothing, testCard: nothing, savedCards: nothing, saveCard: nothing },
    useCardFirst: theirs('payments.unknown-card', ({ cardId }) => ({ id: cardId })),
    forgetCard: theirs('payments.unknown-card', ({ cardId }) => ({ id: cardId })),
  },
  booking: {
    holdBooking: theirs('pricing.unknown-quote', ({ quoteId, email }) => ({ quoteId, leadName: 'Mallory', email })),
    ...{ readBooking: ofBooking(), extendHold: ofBooking(), refundQuote: ofBooking() },
    payBooking: ofBooking(({ cardToken }) => ({ card: { token: cardToken } })),
    answerStepUp: ofBooking(() => ({ approve: true })),
    changeDays: ofBooking(() => ({ month: '2027-01' })),
    changeQuote: ofBooking(() => ({ day: '2027-01-21', start: '08:00' })),
    reschedule: ofBooking(({ quoteId, cardToken }) => ({ quoteId, card: { token: cardToken } })),
    changeDetails: ofBooking(() => ({ note: 'Let me in' })),
    findBooking: secret('booking.not-found', ({ reference }) => ({ reference, email: 'mallory@example.com' })),
    cancelBooking: ofBooking(() => ({ refundYen: 0 })),
    moveBooking: ofOffice(({ reference }) => ({ reference, to: 'no_show', reason: 'Nobody came.' })),
    ownBookings: nothing,
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
  },
  reviews: {
    ...{ reviewsOfTour: nothing, ownReviews: nothing, reviewsToJudge: nothing },
    ...{ reviewOfBooking: ofBooking(), addReviewPicture: ofGuest() },
    writeReview: ofGuest(() => ({
      ...{ chauffeurStars: 1, guideStars: null, vehicleStars: 1, routeStars: 1, text: 'Bad.', author: 'Mallory' },
    })),
    judgeReview: ofOffice(({ reviewId }) => ({ id: reviewId, status: 'released' })),
  },
  notifications: {
    sendAgain: ofBooking(),
    readMailChoices: nothing,
    saveMailChoices: own(() => ({ reminder: false, review: true })),
    unsubscribe: secret('notifications.unknown-link', () => ({ token: madeUp })),
  },
  jobs: { failedJobs: nothing, retryFailedJob: nothing },
}
