import type { ArrivalPlace, KnownPlace } from '#contract/places.ts'
import type { Wish } from '#contract/wish.ts'
import { type Details, forDetails, type PlainFor, plainFor } from '#core/booking-details.ts'

/** A place as it was chosen; its name and fee are kept, so that they can be shown at once. */
export type ChosenPlace = Pick<KnownPlace, 'slug' | 'name' | 'areaName' | 'feeYen'>

/** `tour`: where the tour itself begins or ends. `same`: where the guests were picked up. */
export type EndKind = 'tour' | 'same' | 'hotel' | 'station' | 'haneda' | 'narita' | 'address'

/** One end of the day. Each kind keeps its own answer, so that looking at another loses nothing. */
export interface End {
  kind: EndKind
  /** The hotel, station and terminal that were chosen, by kind. */
  places: Partial<Record<EndKind, ChosenPlace>>
  /** A hotel that we do not know, as it was typed. */
  hotelText: string
  address: string
  /** The text that was found to be within our area, and the part of it. */
  checked: { text: string; areaName: string } | null
}

export interface Meeting extends Details<'flight' | PlainFor<'tour'>> {
  pickUp: End
  dropOff: End
  /** Null while nobody wrote another than the one we suggest. */
  nameBoard: string | null
}

const noEnd = { places: {}, hotelText: '', address: '', checked: null }

export const noMeeting: Meeting = {
  pickUp: { ...noEnd, kind: 'hotel' },
  dropOff: { ...noEnd, kind: 'same' },
  ...forDetails(plainFor('tour'), () => ''),
  flight: '',
  nameBoard: null,
}

/** Where an end is: a place of ours by its slug, an address, or nothing of its own. */
export function whereIs(end: End): { place?: ChosenPlace; address?: string } {
  if (end.kind === 'tour' || end.kind === 'same') return {}
  if (end.kind === 'address') return end.address.trim() ? { address: end.address.trim() } : {}
  const place = end.places[end.kind]
  if (place) return { place }
  return end.kind === 'hotel' && end.hotelText.trim() ? { address: end.hotelText.trim() } : {}
}

/** The address that still has to be looked up before anybody can price it. */
export function uncheckedAddress(end: End): string | null {
  const { address } = whereIs(end)
  return address && address !== end.checked?.text ? address : null
}

/** What the two ends mean for the price. An address counts from the moment that it was found. */
export function meetingWish({
  pickUp,
  dropOff,
}: Meeting): Pick<Wish, 'pickUp' | 'pickUpAddress' | 'dropOff' | 'dropOffAddress'> {
  const [from, to] = [pickUp, dropOff].map((end) => (uncheckedAddress(end) ? {} : whereIs(end)))
  return {
    ...(from?.place && { pickUp: from.place.slug }),
    ...(from?.address && { pickUpAddress: from.address }),
    ...(to?.place && { dropOff: to.place.slug }),
    ...(to?.address && { dropOffAddress: to.address }),
  }
}

/** "Palace Hotel Tokyo, Marunouchi, Ginza and Nihonbashi", or the address; null where the tour says it. */
export function endInWords(end: End): string | null {
  const { place, address } = whereIs(end)
  return place ? `${place.name}, ${place.areaName}` : (address ?? null)
}

/** At an airport the chauffeur waits for a flight: at the one that was chosen, or where the tour itself begins. */
export function airportOf(end: End, beginsAt: ArrivalPlace | null): { slug: string; name: string } | null {
  if (end.kind === 'tour') return beginsAt?.kind === 'airport' ? beginsAt : null
  return end.kind === 'haneda' || end.kind === 'narita' ? (end.places[end.kind] ?? { slug: '', name: '' }) : null
}

/** Only behind a door are there rooms. */
export const hasRooms = ({ kind }: End) => kind === 'hotel' || kind === 'address'
