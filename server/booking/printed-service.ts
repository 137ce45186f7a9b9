import type { TourEnd } from '#contract/catalogue.ts'
import type { Terminal } from '#contract/rides.ts'
import { findPrintedTours, type PrintedTour } from '#server/catalogue/index.ts'
import { readTerminals } from '#server/fleet/index.ts'
import { readShippedPrints } from '#server/media/index.ts'
import type { Database } from '#server/platform/database.ts'
import type { BookingRow } from './bookings.store.ts'

/** What papers and mails show of what was booked: of a tour its stops and line, of a ride its two ends. */
export interface PrintedService extends Omit<PrintedTour, 'line'> {
  /** Null of a ride. */
  line: string | null
  /** Of a ride that begins or ends at one. */
  terminal: Terminal | null
}

type Booked = Pick<BookingRow, 'id' | 'reference' | 'tourId' | 'service' | 'ride' | 'pickUp' | 'dropOff'>

const ridePrint = 'chauffeur-evening'

export async function findPrinted(db: Database, booking: Booked): Promise<PrintedService> {
  const found = (await findPrintedOf(db, [booking])).get(booking.id)
  if (!found) throw new Error(`Nothing is known of what ${booking.reference} booked.`)
  return found
}

/** Those of many bookings, by the booking's id, in one look. */
export async function findPrintedOf(db: Database, bookings: readonly Booked[]): Promise<Map<string, PrintedService>> {
  const tourIds = new Set(bookings.flatMap(({ tourId }) => tourId ?? []))
  const tours = await findPrintedTours(db, [...tourIds])
  const hasRide = bookings.some(({ tourId }) => tourId === null)
  const terminals = bookings.some(({ ride }) => ride?.terminal) ? await readTerminals(db) : []
  const cover = hasRide ? (await readShippedPrints()).find(({ name }) => name === ridePrint) : undefined
  return new Map(
    bookings.map((booking) => {
      const tour = booking.tourId === null ? undefined : tours.get(booking.tourId)
      if (tour) return [booking.id, { ...tour, terminal: null }]
      if (!cover) throw new Error(`What ${booking.reference} booked is gone.`)
      const terminal = terminals.find(({ slug }) => slug === booking.ride?.terminal) ?? null
      return [booking.id, printedRide(booking, cover, terminal)]
    }),
  )
}

const printedRide = (
  { service, pickUp, dropOff }: Booked,
  cover: PrintedService['cover'],
  terminal: Terminal | null,
): PrintedService => ({
  terminal,
  title: service.title,
  line: null,
  cover,
  pickUp: placeOf(pickUp),
  dropOff: placeOf(dropOff),
  stops: [],
  // As on the list of cars, where the price says what is in it.
  included: ['Tolls, parking, fuel and tax'],
  notIncluded: [],
  planB: '',
})

/** A ride always says where it begins and ends, so that nobody reads the coordinates of an address from here. */
const placeOf = (meeting: BookingRow['pickUp']): TourEnd => ({
  name: meeting?.name ?? '',
  nameJa: meeting?.nameJa ?? '',
  latitude: meeting?.latitude ?? 0,
  longitude: meeting?.longitude ?? 0,
  isGuestsHotel: false,
})
