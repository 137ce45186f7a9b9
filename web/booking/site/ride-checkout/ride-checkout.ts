import type { Traveller } from '#contract/booking-details.ts'
import type { VehicleClass } from '#contract/catalogue.ts'
import { noteWithOwnSeats } from '#contract/child-seats.ts'
import type { InputOf, OutputOf } from '#contract/endpoint.ts'
import type { FoundFlight } from '#contract/flights.ts'
import { boardName } from '#contract/names.ts'
import type { holdOrder } from '#contract/orders.ts'
import type { quoteRide, RideAsk } from '#contract/rides.ts'
import { type Details, forDetails, type PlainFor, plainFor } from '#core/booking-details.ts'
import { agesOf, partyOf } from '#web/rides/site/index.ts'

/** A ride in a class: what is priced and held. */
export type RideWanted = RideAsk & { vehicleClass: VehicleClass }
export type Quoted = OutputOf<typeof quoteRide>
type OrderInput = InputOf<typeof holdOrder>
export type RideDetails = Required<Omit<OrderInput, 'items'>> & Details<'flight'>

/** The ways as they are held together. The flight is that of the way there; that of the way back is told later. */
export const orderOf = (quoteIds: readonly string[], { flight, ...details }: RideDetails): OrderInput => ({
  items: quoteIds.map((quoteId, way) => ({ quoteId, ...(way === 0 && { flight }) })),
  ...details,
})

/** Where and when it lands as the guest said it, and what that place is called. */
export type OwnLanding = Pick<RideAsk, 'from' | 'time'> & { name: string }

/** Everything that a guest chose and typed on the way to a ride. It lives in this tab until the way is over. */
export interface RideCheckout extends Details<PlainFor<'ride'>> {
  /** What travels in the address; null where it names no ride. */
  wanted: RideWanted | null
  /** As it is being typed; once it is left and may be one, it is what is wanted. */
  flightText: string
  /** Whether the flight tells when it lands, or the guest does; open where a flight that told it is gone. */
  landing: 'flight' | 'typed' | 'open'
  /** The flight as it was found. */
  found: FoundFlight | null
  /** Found, but at another airport than the guest's: asked before anything changes. */
  elsewhere: FoundFlight | null
  /** The flight whose landing stands in what is wanted; empty where the guest said it. */
  filledBy: string
  /** What the guest had said of the landing before a flight at the same airport took its place; it comes back with an unknown one. */
  ownLanding: OwnLanding | null
  leadName: string
  /** The others, by their places in the party; nobody must be named. */
  others: string[]
  contact: { email: string; phone: string }
  /** Null: the name of who leads. */
  nameBoard: string | null
  note: string
  /** The children for whom the guest brings a seat, see `ownSeatsKey`; kept as a line of what is told. */
  ownSeatsFor: string
  /** What the guest's profile knows was filled in; whoever empties a field afterwards means it. */
  isPrefilled: boolean
  /** The last answer, and what it answers (see `wantedKey`). */
  quoted: Quoted | null
  quotedFor: string | null
}

export const nothingTyped: RideCheckout = {
  wanted: null,
  flightText: '',
  landing: 'flight',
  found: null,
  elsewhere: null,
  filledBy: '',
  ownLanding: null,
  leadName: '',
  others: [],
  contact: { email: '', phone: '' },
  nameBoard: null,
  ...forDetails(plainFor('ride'), () => ''),
  note: '',
  ownSeatsFor: '',
  isPrefilled: false,
  quoted: null,
  quotedFor: null,
}

/** Two with the same key cost the same and hold the same car at the same time. */
export const wantedKey = ({ wanted }: Pick<RideCheckout, 'wanted'>) => JSON.stringify(wanted)

/** Whether the last quote is of what is wanted now, and still kept for us. */
export const isQuoteOfNow = (checkout: RideCheckout, now = Date.now()) =>
  checkout.quoted !== null &&
  checkout.quotedFor === wantedKey(checkout) &&
  checkout.quoted.quotes.every(({ expiresAt }) => Date.parse(expiresAt) > now)

/** Where the chauffeur waits for a flight: a transfer whose pick-up is at an airport. */
export const isArrival = ({ quoted }: Pick<RideCheckout, 'quoted'>) => quoted?.quotes[0]?.leg.ride.airport === 'arrival'

/** What the chauffeur holds up. */
export const boardNameOf = ({ nameBoard, leadName }: Pick<RideCheckout, 'nameBoard' | 'leadName'>) =>
  boardName(nameBoard, leadName)

/** Who is named, the one who leads first; the children are the last of the party. */
export function travellersOf({ wanted, leadName, others }: RideCheckout): Traveller[] {
  const named = others.slice(0, (wanted?.guests ?? 1) - 1).map((name) => name.trim())
  if (named.every((name) => name === '')) return []
  const ages = wanted ? agesOf(wanted) : []
  const firstChild = (wanted?.guests ?? 1) - 1 - ages.length
  const people = named.map((name, index) => ({ name, age: ages[index - firstChild] ?? null, note: '' }))
  return [{ name: leadName.trim(), age: null, note: '' }, ...people.filter(({ name }) => name !== '')]
}

/** What is told for all, with the seats that the guest brings. */
function noteOf({ wanted, note, ownSeatsFor }: RideCheckout): string {
  if (!wanted) return note.trim()
  const { childAges, extras } = partyOf(wanted)
  return noteWithOwnSeats(note, childAges, extras, ownSeatsFor)
}

/** What a hold is told beside its quotes. */
export function detailsOf(checkout: RideCheckout): RideDetails {
  const { contact, leadName, wanted } = checkout
  return {
    leadName: leadName.trim(),
    email: contact.email.trim(),
    phone: contact.phone.trim(),
    travellers: travellersOf(checkout),
    nameBoard: boardNameOf(checkout),
    ...forDetails(plainFor('ride'), (name) => checkout[name].trim()),
    flight: isArrival(checkout) ? (wanted?.flight.trim() ?? '') : '',
    note: noteOf(checkout),
  }
}
