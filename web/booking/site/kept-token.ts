import { orderReference } from '#core/references.ts'

/**
 * A guest's right to a booking, and to what was bought with it, for as long as this tab is open and nobody signs out in it.
 */
export const keyOf = (reference: string) => `booking:${orderReference(reference)}`

/** The page of a booking opens with its token, which this tab keeps and no address shows. */
export function keepToken(reference: string, token: string) {
  try {
    sessionStorage.setItem(keyOf(reference), token)
  } catch {
    // Without storage the link in the mail opens it.
  }
}

/** Where a booking is shown once it is paid. */
export const confirmedPath = (reference: string) => `/booking-confirmed?booking=${encodeURIComponent(reference)}`
