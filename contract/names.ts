import { bookingDetails } from '#core/booking-details.ts'

/** Names of guests. Which part of a name is which differs from country to country, so nobody takes one apart. */

/** A name as it was written, without needless spaces. */
export const wholeName = (name: string) => name.replace(/\s+/g, ' ').trim()

/** What the chauffeur holds up: the whole name of who leads, unless the guest wrote another. */
export const boardName = (written: string | null, leadName: string) =>
  (written ?? wholeName(leadName).slice(0, bookingDetails.nameBoard.longest)).trim()

/** What the board of a booking says. */
export const boardOf = ({ nameBoard, leadName }: { nameBoard: string; leadName: string }) =>
  boardName(nameBoard.trim() || null, leadName)
