/** The page of a booking opens with its token, which this tab keeps and no address shows. */
export function keepToken(reference: string, token: string) {
  try {
    sessionStorage.setItem(`booking:${reference}`, token)
  } catch {
    // Without storage the link in the mail opens it.
  }
}

/** Where a booking is shown once it is paid. */
export const confirmedPath = (reference: string) => `/booking-confirmed?booking=${encodeURIComponent(reference)}`
