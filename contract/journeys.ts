import * as z from 'zod/mini'
import { guestDetails } from '#core/booking-details.ts'
import { Booking, CardChoice, whichBooking } from './booking.ts'
import { detailsToBook, Travellers } from './booking-details.ts'
import { endpoint } from './endpoint.ts'
import { Payment } from './payments.ts'
import { Email } from './text.ts'

/** A ride and its way back: bookings of their own, held and paid together. And a flight that lands at another hour. */

export const journeysErrors = {
  'booking.no-landing': { status: 409, sentence: 'No flight is waited for in this booking.' },
  'booking.landing-not-possible': { status: 409, sentence: '{why}' },
  'booking.paid-by-card': { status: 409, sentence: 'Please pay by card: then the booking is sure.' },
  'booking.ride-not-copied': {
    status: 409,
    sentence: 'By telephone only tours are booked. Please book the ride on our cab page.',
  },
} as const

export const holdJourney = endpoint({
  method: 'POST',
  path: '/journeys',
  access: 'public',
  right: 'change:bookings',
  sells: true,
  costs: true,
  summary: 'Holds a ride, or the way there and the way back together: both or neither.',
  input: z.strictObject({
    quoteIds: z.array(z.uuid('There is no such quote.')).check(z.minLength(1), z.maxLength(2)),
    email: Email,
    /** The flight is that of the way there; that of the way back is told later. */
    ...detailsToBook('ride', guestDetails),
    travellers: z._default(Travellers, []),
  }),
  output: z.object({ held: z.array(z.object({ booking: Booking, token: z.string() })) }),
  errors: [
    'house.closed',
    'pricing.unknown-quote',
    'pricing.not-possible',
    'pricing.quote-expired',
    'pricing.code-refused',
    'booking.quote-used',
    'booking.too-many-holds',
    'inventory.sold-out',
  ],
})

export const payJourney = endpoint({
  method: 'POST',
  path: '/journeys/pay',
  access: 'public',
  right: 'change:bookings',
  costs: true,
  summary: 'Pays held rides by one charge: all of them, or none.',
  input: z.strictObject({
    bookings: z.array(z.strictObject(whichBooking)).check(z.minLength(1), z.maxLength(2)),
    card: CardChoice,
  }),
  /** Each with its share of the charge; where the bank asks for a step, all of them wait for it. */
  output: z.object({ paid: z.array(z.object({ booking: Booking, payment: Payment })) }),
  errors: [
    'booking.unknown',
    'booking.hold-expired',
    'booking.not-possible-now',
    'payments.declined',
    'payments.insufficient-funds',
    'payments.unknown-card',
    'payments.card-not-accepted',
    'payments.gateway-unreachable',
    'payments.no-cards',
    'payments.under-way',
  ],
})

export const agreeOnTheDay = endpoint({
  method: 'POST',
  path: '/bookings/on-the-day',
  access: 'public',
  costs: true,
  summary: 'Makes held bookings sure that are paid on the day, all or none. Refused where we take cards.',
  input: z.strictObject({
    bookings: z.array(z.strictObject(whichBooking)).check(z.minLength(1), z.maxLength(2)),
  }),
  output: z.object({ bookings: z.array(Booking) }),
  errors: [
    'booking.unknown',
    'booking.hold-expired',
    'booking.not-possible-now',
    'booking.paid-by-card',
    'booking.changed-meanwhile',
  ],
})

export const landingOutcomes = ['moved', 'other-crew', 'next-job-moved', 'waits', 'same'] as const
export const LandingOutcome = z.enum(landingOutcomes)
export type LandingOutcome = z.output<typeof LandingOutcome>

export const tellLanding = endpoint({
  method: 'POST',
  path: '/bookings/:reference/landing',
  access: 'public',
  right: 'change:bookings',
  costs: true,
  summary: 'The flight lands at another hour: the pick-up, the free waiting and the crew follow it. Costs nothing.',
  input: z.strictObject({
    ...whichBooking,
    landsAt: z.iso.datetime({ offset: true, error: 'Name a moment.' }),
  }),
  output: z.object({
    booking: Booking,
    outcome: LandingOutcome,
    /** "Your chauffeur is there at 21:25. Waiting is free until 21:40." */
    sentence: z.string(),
  }),
  errors: [
    'booking.unknown',
    'booking.not-possible-now',
    'booking.no-landing',
    'booking.landing-not-possible',
    'booking.changed-meanwhile',
    'booking.too-many-tries',
  ],
})
