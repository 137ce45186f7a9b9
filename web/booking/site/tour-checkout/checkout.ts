import type { Traveller } from '#contract/booking-details.ts'
import { noteWithOwnSeats } from '#contract/child-seats.ts'
import { boardName } from '#contract/names.ts'
import { areAgesKnown } from '#contract/party.ts'
import type { Quote } from '#contract/pricing.ts'
import type { Wish } from '#contract/wish.ts'
import { forDetails, plainFor } from '#core/booking-details.ts'
import { usualWish, type WishParams } from '#web/pricing/site/index.ts'
import { type Meeting, meetingWish, noMeeting } from './pick-up/meeting.ts'
import { type Chosen, type Typed, travellersNamed } from './travellers/travellers.ts'

export type { WishParams } from '#web/pricing/site/index.ts'

/** A hold, and what it was made of: once that changes, it is the hold of something else. */
export interface Held {
  reference: string
  token: string
  heldUntil: string
  wishKey: string
  detailsKey: string
}

/** Everything that a guest chose and typed on the way to a booking. It lives in this tab until the way is over. */
export interface Checkout {
  slug: string
  /** What travels in the address: day, party, luggage, car, guide, hours, extras and the codes of offers. */
  wish: WishParams
  /** Whether the guest types the names, or ticks people whom they saved. */
  naming: 'typed' | 'chosen'
  typed: Typed
  /** Ticked, the one who leads first. */
  chosen: Chosen[]
  /** Named here and saved nowhere. */
  added: Chosen[]
  /** Somebody new who is not added yet. */
  draft: { name: string; age: number | null; note: string; save: boolean }
  contact: { email: string; phone: string }
  meeting: Meeting
  /** For the guide. */
  note: string
  /** The children for whom the guest brings a seat, see `ownSeatsKey`; kept as a line of what is told. */
  ownSeatsFor: string
  /** By id: whose saved wheelchair needs no room in the car, as the guest says. */
  chairsWithoutRoom: string[]
  /** What the guest's profile knows was filled in; whoever empties a field afterwards means it. */
  isPrefilled: boolean
  /** The last answer, and the wish that it answers (see `wishKey`). */
  quote: Quote | null
  quotedFor: string | null
  held: Held | null
}

export const wishIn = ({ wish }: Checkout) => wish

export function nothingTyped(slug: string): Checkout {
  return {
    slug,
    wish: usualWish,
    naming: 'typed',
    typed: { adults: [], children: [] },
    chosen: [],
    added: [],
    draft: { name: '', age: null, note: '', save: true },
    contact: { email: '', phone: '' },
    meeting: noMeeting,
    note: '',
    ownSeatsFor: '',
    chairsWithoutRoom: [],
    isPrefilled: false,
    quote: null,
    quotedFor: null,
    held: null,
  }
}

/** The wish as the server prices it; null while day, start or the age of a child are missing. */
export function wishOf({ slug, wish, meeting }: Checkout): Wish | null {
  const { day, start, vehicleClass, code, secondCode, childAges, ...rest } = wish
  if (!day || !start || !areAgesKnown(childAges)) return null
  return {
    tour: slug,
    day,
    start,
    ...rest,
    childAges: [...childAges],
    guideLanguage: 'en',
    ...(vehicleClass && { vehicleClass }),
    ...(code && { code, ...(secondCode && { secondCode }) }),
    ...meetingWish(meeting),
  }
}

/** Who travels, as many as the party, the one who leads first. */
export const travellersOf = (checkout: Checkout): Traveller[] => travellersNamed(checkout)

/** What a hold is told beside its quote. */
export function detailsOf(checkout: Checkout) {
  const { contact, meeting, note, wish, ownSeatsFor } = checkout
  const travellers = travellersOf(checkout)
  const leadName = travellers[0]?.name ?? ''
  return {
    leadName,
    email: contact.email.trim(),
    phone: contact.phone.trim(),
    travellers,
    nameBoard: boardName(meeting.nameBoard, leadName),
    ...forDetails(plainFor('tour'), (name) => meeting[name].trim()),
    flight: meeting.flight.trim(),
    note: noteWithOwnSeats(note, wish.childAges, wish.extras, ownSeatsFor),
  }
}

/** Two checkouts with the same key wish for the same. */
export const wishKey = (checkout: Checkout) => JSON.stringify(wishOf(checkout))

export const detailsKey = (checkout: Checkout) => JSON.stringify(detailsOf(checkout))

/** Whether the present hold is of what is wished now. */
export const isHeld = (checkout: Checkout) => checkout.held !== null && checkout.held.wishKey === wishKey(checkout)

/** The day and start that are held for this guest: to everybody else they are taken. */
export function heldSlot({ held }: Pick<Checkout, 'held'>): { day: string; start: string } | null {
  const wish = held && (JSON.parse(held.wishKey) as Wish | null)
  return wish && { day: wish.day, start: wish.start }
}

/** Whether the last quote is of what is wished now, and still kept for us. */
export const isQuoteOfNow = (checkout: Checkout, now = Date.now()) =>
  checkout.quote !== null && checkout.quotedFor === wishKey(checkout) && Date.parse(checkout.quote.expiresAt) > now
