const link = 'the link from the mail is read in the browser, which takes it out of the address'
const checkout = 'what is free and what it costs is asked anew, and what was chosen and typed lives in this tab'

/**
 * Open pages that show nothing true before their code has run, each with the reason: they start it once they are painted.
 * Every other open page waits until somebody is there, or, where the server knows nothing of its query, until its address
 * asks for something, such as a booking (platform/start-code.ts); pages behind a sign-in wait for nothing.
 */
export const codeAtOnce: Readonly<Record<string, string>> = {
  '/tour/booking/:slug': checkout,
  '/cabs/booking': checkout,
  '/trip': 'what is in it is known to this device or the account, and its prices are asked anew',
  '/my-day/:token': 'the day is read from the telephone, also without signal',
  '/two-factor': 'which question is asked is known to this tab',
  '/set-up': 'the printed link is read in the browser, which takes it out of the address',
  '/reset-password': link,
  '/verify-email': link,
  '/keep-account': link,
  '/unsubscribe': link,
}

/**
 * The parameter with which an address asks such a page for something that the server leaves out: a rendered page is
 * everybody's, and codes of offers are counted by who asks. Without it the page waits until somebody is there.
 */
export const atOnceWith: Readonly<Record<string, string>> = { '/cabs/list': 'code', '/cabs/detail': 'code' }
