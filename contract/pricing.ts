import * as z from 'zod/mini'
import { VehicleClass } from './catalogue.ts'
import { type ErrorDefinition, endpoint } from './endpoint.ts'
import { TimeOfDay, Wish } from './wish.ts'

export const pricingErrors = {
  'pricing.unknown-quote': { status: 404, sentence: 'There is no such quote.' },
  'pricing.quote-expired': { status: 409, sentence: 'This price was kept for 30 minutes. Please ask for a new one.' },
  'pricing.party-too-large': { status: 400, sentence: 'This party and its luggage do not fit into that car.' },
  'pricing.too-many-codes': {
    status: 429,
    sentence: 'Too many codes were tried from here. Please wait a quarter of an hour, or go on without a code.',
  },
  'pricing.not-possible': { status: 409, sentence: 'This day cannot be had at that time.' },
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
  summary: 'What may be wished beside the day itself: child seats, room for a stroller.',
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
})
export type QuoteLine = z.output<typeof QuoteLine>

export const Quote = z.object({
  id: z.string(),
  expiresAt: z.string(),
  /** Null of a ride. */
  tour: z.nullable(z.string()),
  startsAt: z.string(),
  endsAt: z.string(),
  vehicleClass: VehicleClass,
  /** Why this class, when nobody named one. */
  classWhy: z.nullable(z.string()),
  guides: z.number(),
  lines: z.array(QuoteLine),
  totalYen: z.int(),
  /** Information, outside the sum. */
  taxIncludedYen: z.int(),
})
export type Quote = z.output<typeof Quote>

export const makeQuote = endpoint({
  method: 'POST',
  path: '/quotes',
  access: 'public',
  summary: 'What a day costs, line by line. Kept for 30 minutes: what was quoted is what is charged.',
  input: Wish,
  output: Quote,
  errors: [
    'catalogue.unknown-tour',
    'fleet.outside-area',
    'pricing.party-too-large',
    'pricing.not-possible',
    'pricing.too-many-codes',
    'inventory.sold-out',
    'inventory.day-too-long',
  ],
})

export const whatIf = endpoint({
  method: 'POST',
  path: '/quotes/:id/what-if',
  access: 'public',
  summary: 'What a later return would cost, and whether the car is free for it. Changes nothing.',
  input: z.strictObject({ id: z.uuid('There is no such quote.'), returnAt: TimeOfDay }),
  output: z.object({
    extraHalfHours: z.int(),
    endsAt: z.string(),
    lines: z.array(QuoteLine),
    totalYen: z.int(),
    differenceYen: z.int(),
    isFree: z.boolean(),
    /** The answer as a sentence. */
    sentence: z.string(),
  }),
  errors: ['pricing.unknown-quote', 'pricing.quote-expired'],
})
