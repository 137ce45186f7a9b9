import * as z from 'zod/mini'
import { guestDetails } from '#core/booking-details.ts'
import { referencePattern } from '#core/references.ts'
import { detailsToBook, KeptTravellers, keptDetails, Travellers } from './booking-details.ts'
import { CancellationTier, VehicleClass } from './catalogue.ts'
import { type ErrorDefinition, endpoint } from './endpoint.ts'
import { CardFacts, MoneyBack, Payment, payingRefusals, TakenHow } from './payments.ts'
import { Meeting } from './places.ts'
import { QuoteLine } from './pricing.ts'
import { Ride } from './rides.ts'
import { Taxes } from './tax.ts'
import { Email, joinAccents, text } from './text.ts'

export const bookingErrors = {
  'booking.unknown': { status: 404, sentence: 'There is no such booking, or this link is not the right one.' },
  'booking.quote-used': { status: 409, sentence: 'This quote has been booked already. Please ask for a new one.' },
  'booking.hold-expired': { status: 409, sentence: 'The hold has ended. Please choose the day again.' },
  'booking.too-many-holds': {
    status: 429,
    sentence:
      'Too many cars are held and not paid yet, from your network or for your address. Please pay for one of them or let one go, or wait until one ends, in about {wait}. Or ring us or write to us: we book for you at once.',
  },
  'booking.hold-extended': { status: 409, sentence: 'A hold can be extended once, and this one was.' },
  'booking.not-possible-now': {
    status: 409,
    sentence: 'This booking is {state}; that cannot be done with it any more.',
  },
  'booking.under-way': { status: 409, sentence: '{how}: it stays as it is.' },
  'booking.changed-meanwhile': {
    status: 409,
    sentence: 'This booking was changed a moment ago. Please look at it again.',
  },
  'booking.refund-changed': { status: 409, sentence: 'The refund is another one by now. Please look at it again.' },
  'booking.not-found': { status: 404, sentence: 'We find no booking with this reference and e-mail address.' },
  'booking.too-many-tries': {
    status: 429,
    sentence: 'Too many tries from here. Please wait a quarter of an hour, or ring us.',
  },
  'booking.nothing-due': { status: 409, sentence: 'Nothing is due for this booking any more.' },
  'booking.card-needed': { status: 400, sentence: 'The new day costs more; please choose a card for the difference.' },
} satisfies Record<string, ErrorDefinition>

export const BookingState = z.enum([
  'on_hold',
  'pending',
  'confirmed',
  'rejected',
  'expired',
  'cancelled',
  'redeemed',
  'no_show',
])
export type BookingState = z.output<typeof BookingState>

export const BookingMove = z.object({
  from: z.nullable(BookingState),
  to: BookingState,
  actor: z.string(),
  reason: z.string(),
  at: z.string(),
})
export type BookingMove = z.output<typeof BookingMove>

export const CrewMember = z.object({
  kind: z.enum(['vehicle', 'chauffeur', 'guide']),
  name: z.string(),
  /** One character of a person's name, in place of a portrait. */
  seal: z.nullable(z.string()),
  /** Of the car. */
  plate: z.nullable(z.string()),
  /** Of the car: as its class is called, which may be larger than the booked one. */
  className: z.nullable(z.string()),
  languages: z.array(z.string()),
  /** Of a guide's licence: nobody is called licensed without it (product.md, "Licences"). */
  registrationNumber: z.nullable(z.string()),
})
export type CrewMember = z.output<typeof CrewMember>

/** What was booked: a day out by its page, or a ride, which has none. */
export const Service = z.object({
  kind: z.enum(['tour', 'ride']),
  /** Of the tour's page; null of a ride. */
  slug: z.nullable(z.string()),
  title: z.string(),
})
export type Service = z.output<typeof Service>

/** Another item of the same order. */
export const BoughtWith = z.object({
  reference: z.string(),
  title: z.string(),
  startsAt: z.string(),
  state: BookingState,
  totalYen: z.int(),
  paidYen: z.int(),
  refundedYen: z.int(),
  pickUp: z.nullable(Meeting),
  dropOff: z.nullable(Meeting),
})
export type BoughtWith = z.output<typeof BoughtWith>

export const Booking = z.object({
  reference: z.string(),
  state: BookingState,
  service: Service,
  /** What was sold, where it is a ride. */
  ride: z.nullable(Ride),
  /** When the flight lands as we know it by now; of a ride from an airport. */
  landsAt: z.nullable(z.string()),
  /** What was bought with it, of a ride its other way: each with its own sum. */
  journey: z.array(BoughtWith),
  startsAt: z.string(),
  endsAt: z.string(),
  vehicleClass: VehicleClass,
  /** As the database calls it now. */
  className: z.string(),
  guests: z.int(),
  largeCases: z.int(),
  childAges: z.array(z.int()),
  extraHalfHours: z.int(),
  /** The language of its guide, as it was asked for, by its two letters; null where nobody guides. */
  guideLanguage: z.nullable(z.string()),
  extras: z.array(z.object({ code: z.string(), pieces: z.int() })),
  email: z.string(),
  ...keptDetails,
  travellers: KeptTravellers,
  /** Null: where the tour itself begins and ends; never of a ride. */
  pickUp: z.nullable(Meeting),
  dropOff: z.nullable(Meeting),
  /** The tour begins wherever the guest stays, and nobody has told us where that is. */
  isHotelUntold: z.boolean(),
  lines: z.array(QuoteLine),
  totalYen: z.int(),
  /** Of its lines, by the rates of the day on which it ends, as the law asks; of a cancelled one, of what was kept. */
  taxes: Taxes,
  paidYen: z.int(),
  /** In all. */
  refundedYen: z.int(),
  /** Of it: because the booking ended, and not before. */
  endBackYen: z.int(),
  /** By where it goes to: of a booking that has ended what its end gives back, else all. */
  back: z.array(MoneyBack),
  /** Still to pay for a day that is sure. */
  dueYen: z.int(),
  heldUntil: z.nullable(z.string()),
  canExtendHold: z.boolean(),
  /** Once confirmed. */
  crew: z.array(CrewMember),
  /** Somebody of it, or its car, is still to be found. */
  needsCrew: z.boolean(),
  cancellationTiers: z.array(CancellationTier),
  payments: z.array(Payment),
  /** What came and stands, each payment by itself, the oldest first. */
  came: z.array(
    z.object({
      at: z.string(),
      amountYen: z.int(),
      /** All that was charged at once, as it stands on the statement: more where something else was paid with it. */
      chargeYen: z.int(),
      takenHow: z.nullable(TakenHow),
      card: z.nullable(CardFacts),
    }),
  ),
  moves: z.array(BookingMove),
})
export type Booking = z.output<typeof Booking>

const reference = z.string().check(z.regex(new RegExp(referencePattern, 'i'), 'A reference looks like AN-7K2M9P.'))
/** Of the link that a guest got; whoever is signed in and owns the booking needs none. */
const token = z.optional(z.string().check(z.minLength(20), z.maxLength(128)))
/** How a call names a booking and the right to it. */
export const whichBooking = { reference, token }
export const CardChoice = z.union([
  z.strictObject({ token: z.string().check(z.minLength(1), z.maxLength(200)), save: z._default(z.boolean(), false) }),
  z.strictObject({ savedCard: z.uuid() }),
])
export type CardChoice = z.output<typeof CardChoice>

export const holdBooking = endpoint({
  method: 'POST',
  path: '/bookings',
  access: 'public',
  right: 'change:bookings',
  sells: true,
  costs: true,
  summary: 'Holds the car, the chauffeur and the guide of a quote for 15 minutes.',
  input: z.strictObject({
    quoteId: z.uuid('There is no such quote.'),
    email: Email,
    ...detailsToBook('tour', guestDetails),
    travellers: z._default(Travellers, []),
  }),
  output: z.object({ booking: Booking, token: z.string() }),
  errors: [
    'house.closed',
    'pricing.unknown-quote',
    'pricing.not-possible',
    'pricing.quote-expired',
    'booking.quote-used',
    'booking.too-many-holds',
    'booking.too-much-at-once',
    'pricing.code-refused',
    'inventory.sold-out',
  ],
})

export const readBooking = endpoint({
  method: 'GET',
  path: '/bookings/:reference',
  access: 'public',
  right: 'see:bookings',
  summary: 'One booking, for its owner or with the token of its link.',
  input: z.strictObject(whichBooking),
  output: Booking,
  errors: ['booking.unknown'],
})

export const extendHold = endpoint({
  method: 'POST',
  path: '/bookings/:reference/extend',
  access: 'public',
  right: 'change:bookings',
  summary: 'Extends a hold by 15 minutes, once.',
  input: z.strictObject(whichBooking),
  output: Booking,
  errors: ['booking.unknown', 'booking.hold-expired', 'booking.hold-extended', 'booking.not-possible-now'],
})

export const payBooking = endpoint({
  method: 'POST',
  path: '/bookings/:reference/pay',
  access: 'public',
  right: 'change:bookings',
  costs: true,
  summary: 'Pays a held booking in full. The gateway may ask the guest for a step more.',
  input: z.strictObject({ ...whichBooking, card: CardChoice }),
  output: z.object({ booking: Booking, payment: Payment }),
  errors: ['booking.unknown', 'booking.hold-expired', 'booking.not-possible-now', ...payingRefusals],
})

export const answerStepUp = endpoint({
  method: 'POST',
  path: '/test-gateway/step-up',
  access: 'public',
  right: 'change:bookings',
  costs: true,
  summary: 'Plays the bank of a test card: approves or refuses the step that it asked for.',
  input: z.strictObject({ ...whichBooking, approve: z.boolean() }),
  output: Booking,
  errors: ['booking.unknown', 'booking.not-possible-now', 'payments.not-here'],
})

export const findBooking = endpoint({
  method: 'POST',
  path: '/find-booking',
  access: 'public',
  summary: 'Finds a booking again by its reference and e-mail address. The same answer, whichever of them is wrong.',
  input: z.strictObject({
    /** In any case, with spaces, with or without AN-. */
    reference: z.string('The reference.').check(z.trim(), z.minLength(1, 'The reference.'), z.maxLength(40)),
    /** Of any shape: what is no address is as wrong as one that is not the booking's. */
    email: z
      .string('Your e-mail address.')
      .check(z.trim(), joinAccents(), z.minLength(1, 'Your e-mail address.'), z.maxLength(254)),
  }),
  output: z.object({ reference: z.string(), token: z.string() }),
  errors: ['booking.not-found', 'booking.too-many-tries'],
})

/** The office's moves: offers on request, no-shows, and cancelling on a guest's behalf. */
export const moveBooking = endpoint({
  method: 'POST',
  path: '/admin/bookings/:reference/move',
  access: 'admin',
  right: 'change:bookings',
  costs: true,
  summary: 'Moves a booking along the graph of its states, with a reason.',
  input: z.strictObject({
    reference,
    to: BookingState,
    reason: text(300, 'Say why.'),
  }),
  output: Booking,
  errors: [
    'booking.unknown',
    'booking.not-possible-now',
    'booking.under-way',
    'booking.no-show-too-soon',
    'booking.changed-meanwhile',
  ],
})
