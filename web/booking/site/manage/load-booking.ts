import { type ClientLoaderFunctionArgs, redirectDocument, replace } from 'react-router'
import { type Booking, readBooking } from '#contract/booking.ts'
import { refundQuote } from '#contract/booking-changes.ts'
import { ApiError } from '#contract/call.ts'
import type { TourDetail } from '#contract/catalogue.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { type RideClass, rideClasses } from '#contract/ride-classes.ts'
import { rideFront, type Terminal } from '#contract/rides.ts'
import { onTokyoClock } from '#core/days.ts'
import { readReference } from '#core/references.ts'
import { fetchTourDetails } from '#web/catalogue/site/index.ts'
import type { Which } from '#web/payments/site/index.ts'
import { needsNewDocument } from '#web/payments/site/index.ts'
import { call } from '#web/platform/api.ts'
import { findSession } from '#web/platform/session-between-tabs.ts'
import { keepToken } from '../kept-token.ts'
import { tokenOf } from './booking-token.ts'

export interface OpenBooking {
  kind: 'open'
  which: Which
  booking: Booking
  /** Null when it is no longer offered, or did not load; the booking itself says enough. */
  tour: TourDetail | null
  /** Where we meet at an airport, of what begins or ends at one; null likewise. */
  terminal: Terminal | null
  /** The class of car of a ride with its measures, to be drawn; null likewise. */
  car: RideClass | null
  /** What cancelling would give back now; null where it cannot be cancelled. */
  refund: OutputOf<typeof refundQuote> | null
  /** On Tokyo's clock. */
  now: string
}

export type BookingData =
  | OpenBooking
  | { kind: 'closed'; reference: string; isSignedIn: boolean }
  | { kind: 'unreached'; reference: string }
  | { kind: 'nameless' }

/**
 * The booking that an address names, in the browser only: what the server sends of these pages is the same for
 * everyone. A token in the address is kept in this tab and taken out of the address, where others might see it.
 */
async function load({ request }: ClientLoaderFunctionArgs): Promise<BookingData> {
  const url = new URL(request.url)
  const reference = readReference(url.searchParams.get('booking') ?? '')
  if (!reference) return { kind: 'nameless' }
  const session = findSession()
  const given = url.searchParams.get('token')
  if (given !== null) {
    const opened = await nameOpenedBy(reference, given)
    if (opened) {
      keepToken(opened, given)
      url.searchParams.set('booking', opened)
    }
    url.searchParams.delete('token')
    throw replace(url.pathname + url.search)
  }
  const token = tokenOf(reference)
  // Other tabs are asked for a session, which takes a moment: who has a token need not wait for it.
  if (!token && !(await session)) return { kind: 'closed', reference, isSignedIn: false }
  const which: Which = token ? { reference, token } : { reference }
  const isWrongDocument = needsNewDocument(url.pathname)
  try {
    const opened = await openBooking(which, takeRead(which))
    if (await isWrongDocument) throw redirectDocument(url.pathname + url.search)
    return opened
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.isOutage) return { kind: 'unreached', reference }
    return { kind: 'closed', reference, isSignedIn: (await session) !== null }
  }
}

/**
 * What the booking is called by now, where the token opens it: one of another booking must not take the place of the right
 * one. Without an answer any is better than none.
 */
const nameOpenedBy = (reference: string, token: string): Promise<string | null> =>
  call(readBooking, { reference, token }).then(
    (booking) => {
      readAhead = { token, booking, at: performance.now() }
      return booking.reference
    },
    (error: unknown) =>
      error instanceof ApiError && error.isOutage && tokenOf(reference) === undefined ? reference : null,
  )

/** What a link from a mail has opened a moment ago, for the same address without its token: it is not read twice. */
let readAhead: { token: string; booking: Booking; at: number } | null = null
const aheadMs = 5000

function takeRead({ reference, token }: Which): Booking | undefined {
  const taken = readAhead
  readAhead = null
  if (!taken || performance.now() - taken.at > aheadMs) return undefined
  return taken.booking.reference === reference && taken.token === token ? taken.booking : undefined
}

/** A booking with what its pages show beside it. */
export async function openBooking(which: Which, known?: Booking): Promise<OpenBooking> {
  const booking = known ?? (await call(readBooking, which))
  const [tour, terminal, car, refund] = await Promise.all([
    booking.service.slug === null ? null : fetchTourDetails(call, booking.service.slug),
    findTerminal(booking),
    booking.ride ? findCar(booking.vehicleClass) : null,
    booking.state === 'confirmed' ? call(refundQuote, which).catch(() => null) : null,
  ])
  return { kind: 'open', which, booking, tour, terminal, car, refund, now: onTokyoClock(new Date()) }
}

/** Of a ride by its slug; a day out that begins at an airport knows it by the name of the place. */
async function findTerminal({ ride, pickUp }: Booking): Promise<Terminal | null> {
  if (!ride?.terminal && pickUp?.kind !== 'airport') return null
  const isIt = ({ slug, placeName }: Terminal) => (ride ? slug === ride.terminal : placeName === pickUp?.name)
  return call(rideFront).then(
    ({ terminals }) => terminals.find(isIt) ?? null,
    () => null,
  )
}

const findCar = (vehicleClass: Booking['vehicleClass']) =>
  call(rideClasses).then(
    ({ classes }) => classes.find((one) => one.vehicleClass === vehicleClass) ?? null,
    () => null,
  )

/** Also on the first load: the server sends the waiting state alone. */
export const loadBooking = Object.assign(load, { hydrate: true as const })
