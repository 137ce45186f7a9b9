const booking = 'the booking is read in the browser, by the token or the session of this tab'
const link = 'the link from the mail is read in the browser, which takes it out of the address'
const checkout = 'what was chosen and typed lives in this tab, and what it holds runs out by the clock'

/**
 * Open pages that show nothing true before their code has run, each with the reason: they start it once they are painted.
 * Every other open page waits until somebody is there (platform/start-code.ts); pages behind a sign-in wait for nothing.
 */
export const codeAtOnce: Readonly<Record<string, string>> = {
  '/tour/booking/:slug': checkout,
  '/cabs/booking': checkout,
  '/booking-confirmed': booking,
  '/manage-booking': booking,
  '/manage-booking/day': booking,
  '/manage-booking/party': booking,
  '/manage-booking/pick-up': booking,
  '/manage-booking/return': booking,
  '/manage-booking/flight': booking,
  '/manage-booking/cancel': booking,
  '/manage-booking/review': booking,
  '/wishlist/:code': 'whether the list is still shared is asked each time it is opened',
  '/voucher/:code': 'whether the voucher is valid is asked each time it is opened',
  '/my-day/:token': 'the day is read from the telephone, also without signal',
  '/two-factor': 'which question is asked is known to this tab',
  '/set-up': 'the printed link is read in the browser, which takes it out of the address',
  '/reset-password': link,
  '/verify-email': link,
  '/keep-account': link,
  '/unsubscribe': link,
}
