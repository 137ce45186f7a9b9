import * as z from 'zod/mini'
import { guestDetails } from '#core/booking-details.ts'
import { mostItems } from '#core/references.ts'
import { Booking, CardChoice, whichBooking } from './booking.ts'
import { detailsToBook, detailsToChange, Travellers } from './booking-details.ts'
import { endpoint } from './endpoint.ts'
import { Payment, payingRefusals } from './payments.ts'
import { Email } from './text.ts'

/** What is bought together: bookings of their own, of any kind, held and paid together. */

export const ordersErrors = {
  'booking.too-much-at-once': {
    status: 409,
    sentence:
      'So many cars at one time are more than one guest can hold here. Please ring us or write to us: we plan it with you.',
  },
  'booking.paid-by-card': { status: 409, sentence: 'Please pay by card: then the booking is sure.' },
} as const

const nothing = 'Choose at least one thing.'
const tooMany = `At most ${mostItems} things are booked together.`

/** Each booking that is meant, once. */
const bookings = z.array(z.strictObject(whichBooking)).check(z.minLength(1, nothing), z.maxLength(mostItems, tooMany))

/** Of the one who books, for all items; a flight is that of one ride. */
const detailsOfAll = guestDetails.filter((name) => name !== 'flight')

const OrderedItem = z.strictObject({
  quoteId: z.uuid('There is no such quote.'),
  /** Written of this item alone; what is left out is as for all. */
  ...detailsToChange(guestDetails),
  travellers: z.optional(Travellers),
})

export const holdOrder = endpoint({
  method: 'POST',
  path: '/orders',
  access: 'public',
  right: 'change:bookings',
  sells: true,
  costs: true,
  summary: 'Holds days out and rides together, one or up to twenty: all of them or none.',
  input: z.strictObject({
    items: z.array(OrderedItem).check(z.minLength(1, nothing), z.maxLength(mostItems, tooMany)),
    email: Email,
    ...detailsToBook('ride', detailsOfAll),
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
    'booking.too-much-at-once',
    'inventory.sold-out',
  ],
})

export const payOrder = endpoint({
  method: 'POST',
  path: '/orders/pay',
  access: 'public',
  right: 'change:bookings',
  costs: true,
  summary: 'Pays what is held by one charge: all of it, or nothing.',
  input: z.strictObject({ bookings, card: CardChoice }),
  /** Each with its share of the charge; where the bank asks for a step, all of them wait for it. */
  output: z.object({ paid: z.array(z.object({ booking: Booking, payment: Payment })) }),
  errors: ['booking.unknown', 'booking.hold-expired', 'booking.not-possible-now', ...payingRefusals],
})

export const agreeOnTheDay = endpoint({
  method: 'POST',
  path: '/orders/on-the-day',
  access: 'public',
  costs: true,
  summary: 'Makes held bookings sure that are paid on the day, all or none. Refused where we take cards.',
  input: z.strictObject({ bookings }),
  output: z.object({ bookings: z.array(Booking) }),
  errors: [
    'booking.unknown',
    'booking.hold-expired',
    'booking.not-possible-now',
    'booking.paid-by-card',
    'booking.changed-meanwhile',
  ],
})
