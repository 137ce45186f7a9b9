import * as z from 'zod/mini'
import { VehicleClass } from './catalogue.ts'
import { type ErrorDefinition, endpoint } from './endpoint.ts'
import { ArrivalPlace, Meeting } from './places.ts'
import { TaxClass, Taxes } from './tax.ts'
import { Wish } from './wish.ts'

export const pricingErrors = {
  'pricing.unknown-quote': { status: 404, sentence: 'There is no such quote.' },
  'pricing.quote-expired': { status: 409, sentence: 'This price was kept for 30 minutes. Please ask for a new one.' },
  'pricing.party-too-large': { status: 400, sentence: 'This party and its luggage do not fit into that car.' },
  'pricing.too-many-codes': {
    status: 429,
    sentence: 'Too many codes were tried from here. Please wait a quarter of an hour, or go on without a code.',
  },
  'pricing.code-refused': { status: 409, sentence: '{why}' },
  'pricing.not-possible': { status: 409, sentence: 'This day is not available at that time.' },
} satisfies Record<string, ErrorDefinition>

/** What may be wished beside the day itself. */
export const OfferedExtra = z.object({
  code: z.string(),
  name: z.string(),
  explanation: z.string(),
  priceYen: z.int(),
  mostPieces: z.int(),
  /** Room that a piece takes beyond that of its guest. */
  halfSeats: z.int(),
  largeCases: z.int(),
})
export type OfferedExtra = z.output<typeof OfferedExtra>

export const offeredExtras = endpoint({
  method: 'GET',
  path: '/extras',
  access: 'public',
  summary: 'What may be wished beside the day itself: child seats, room for a stroller or a folded wheelchair.',
  input: z.strictObject({ with: z._default(z.enum(['tours', 'rides']), 'tours') }),
  output: z.object({ extras: z.array(OfferedExtra) }),
})

/** In the order in which they stand on the bill (product.md, "Price"). */
export const lineKinds = [
  'package',
  'ride',
  'extra-hours',
  'guide',
  'night',
  'tolls',
  'airport-pick-up',
  'drop-off',
  'season',
  'extra',
  'offer-code',
] as const

/** One line of the bill, explained in a sentence. All lines together are the total. */
export const QuoteLine = z.object({
  kind: z.enum(lineKinds),
  label: z.string(),
  explanation: z.string(),
  /** Whole yen, tax included; an offer's is negative. */
  amountYen: z.int(),
  /** What takes off has none of its own: it lowers the lines it is taken from. Else left out of old ones: standard. */
  taxClass: z.optional(TaxClass),
  /** Of an extra its code: so that it is called everywhere as it was called when it was booked. */
  extra: z.optional(z.string()),
})
export type QuoteLine = z.output<typeof QuoteLine>

export const Quote = z.object({
  id: z.string(),
  expiresAt: z.string(),
  /** Null of a ride. */
  tour: z.nullable(z.string()),
  startsAt: z.string(),
  endsAt: z.string(),
  /** Where it begins and ends; null: as the tour itself does. */
  pickUp: z.nullable(Meeting),
  dropOff: z.nullable(Meeting),
  vehicleClass: VehicleClass,
  /** As the database calls it. */
  className: z.string(),
  /** Why this class, when nobody named one. */
  classWhy: z.nullable(z.string()),
  guides: z.number(),
  lines: z.array(QuoteLine),
  totalYen: z.int(),
  taxes: Taxes,
  /** One code is used, and another may be added to it. */
  takesAnotherCode: z.boolean(),
})
export type Quote = z.output<typeof Quote>

export const makeQuote = endpoint({
  method: 'POST',
  path: '/quotes',
  access: 'public',
  sells: true,
  summary: 'What a day costs, line by line. Kept for 30 minutes: what was quoted is what is charged.',
  input: Wish,
  output: Quote,
  errors: [
    'house.closed',
    'catalogue.unknown-tour',
    'fleet.outside-area',
    'pricing.party-too-large',
    'pricing.not-possible',
    'pricing.too-many-codes',
    'inventory.sold-out',
    'inventory.day-too-long',
    'inventory.language-unspoken',
    'inventory.place-too-far',
  ],
})

/** Why a day cannot end later: as long as a chauffeur may work, as long as they are on duty, taken, or all we offer. */
export const whyNoLater = ['longest-day', 'shift', 'taken', 'most-hours'] as const
export const WhyNoLater = z.enum(whyNoLater)
export type WhyNoLater = z.output<typeof WhyNoLater>

/** A return that can be had. */
export const LaterReturn = z.object({
  /** Beyond the tour's own length. */
  extraHalfHours: z.int(),
  endsAt: z.string(),
  lines: z.array(QuoteLine),
  totalYen: z.int(),
  differenceYen: z.int(),
})
export type LaterReturn = z.output<typeof LaterReturn>

/** Every later return that can be had, and none that cannot. */
export const LaterReturns = z.object({
  /** As the tour itself ends. */
  planned: LaterReturn,
  returns: z.array(LaterReturn),
  latestEndsAt: z.string(),
  why: WhyNoLater,
  /** The same, with the latest end, as a sentence. */
  sentence: z.string(),
  /** Where the length of the day is the reason: the chauffeur's day from garage to garage, as it is at the latest end. */
  duty: z.nullable(
    z.object({
      leavesGarageAt: z.string(),
      backInGarageAt: z.string(),
      limitAt: z.string(),
      longestMinutes: z.int(),
    }),
  ),
})
export type LaterReturns = z.output<typeof LaterReturns>

export const laterReturns = endpoint({
  method: 'GET',
  path: '/quotes/:id/returns',
  access: 'public',
  summary: 'The later returns that can really be had, each with what it adds to the day, and why none is later.',
  input: z.strictObject({ id: z.uuid('There is no such quote.') }),
  output: LaterReturns,
  errors: ['pricing.unknown-quote', 'pricing.quote-expired', 'catalogue.unknown-tour', 'pricing.party-too-large'],
})

export const placesTooFar = endpoint({
  method: 'GET',
  path: '/quotes/:id/places-too-far',
  access: 'public',
  summary:
    'The places at which this day can never begin or end, each with the reason: they are not to be chosen. And where it begins by itself: in which part of the city, as a pick-up there adds nothing, and at which airport or pier.',
  input: z.strictObject({ id: z.uuid('There is no such quote.') }),
  output: z.object({
    /** By slug. */
    pickUp: z.record(z.string(), z.string()),
    dropOff: z.record(z.string(), z.string()),
    beginsIn: z.string(),
    beginsAt: z.nullable(ArrivalPlace),
  }),
  errors: ['pricing.unknown-quote', 'pricing.quote-expired', 'catalogue.unknown-tour', 'pricing.party-too-large'],
})
