import * as z from 'zod/mini'
import { VehicleClass } from './catalogue.ts'
import { type ErrorDefinition, endpoint } from './endpoint.ts'
import { ExtraHalfHours, Guests, LargeCases, Month, Slug } from './wish.ts'

export const availabilityErrors = {
  'inventory.sold-out': { status: 409, sentence: 'This time has just been taken. Others are still free.' },
  'inventory.day-too-long': {
    status: 409,
    sentence: 'That is a longer day than a chauffeur may work. This one can last until {until} at the latest.',
  },
  'inventory.language-unspoken': {
    status: 409,
    sentence: 'None of our guides speaks {language} at present. Write to us, and we look for somebody who does.',
  },
  'inventory.place-too-far': { status: 409, sentence: 'This day cannot begin or end there.' },
} satisfies Record<string, ErrorDefinition>

/** Why a day or a start cannot be had. */
export const WhyNot = z.enum([
  'past',
  'too-short-notice',
  'too-far-ahead',
  'outside-season',
  'party-too-large',
  'sold-out',
])
export type WhyNot = z.output<typeof WhyNot>

export const Slot = z.object({ day: z.string(), start: z.string() })
export type Slot = z.output<typeof Slot>

export const AvailableStart = z.object({ start: z.string(), free: z.boolean(), why: z.nullable(WhyNot) })
export const AvailableDay = z.object({
  day: z.string(),
  free: z.boolean(),
  /** The reason that all its starts share; null while one is free. */
  why: z.nullable(WhyNot),
  /** Where the tour is closed on it: why, as words that follow the day. */
  because: z.optional(z.string()),
  starts: z.array(AvailableStart),
})
export type AvailableDay = z.output<typeof AvailableDay>

/** A class of the tour, and whether the party and its luggage fit. */
export const FittingClass = z.object({
  vehicleClass: VehicleClass,
  name: z.string(),
  priceYen: z.number(),
  fits: z.boolean(),
  /** A sentence: what fits, or what is too much. */
  why: z.string(),
})
export type FittingClass = z.output<typeof FittingClass>

export const ClassSuggestion = z.object({ vehicleClass: VehicleClass, why: z.string() })
export type ClassSuggestion = z.output<typeof ClassSuggestion>

export const Availability = z.object({
  /** YYYY-MM. */
  month: z.string(),
  classes: z.array(FittingClass),
  /** The cheapest class that fits, and why; null when none does. */
  suggestion: z.nullable(ClassSuggestion),
  /** The class that the days below are reckoned for. */
  vehicleClass: z.nullable(VehicleClass),
  /** What the day costs on the most days of the month, without seats for children; null when nothing is free. */
  usualYen: z.nullable(z.int()),
  /** With the season that makes a day dearer than it would be without. */
  days: z.array(z.extend(AvailableDay, { totalYen: z.nullable(z.int()), season: z.nullable(z.string()) })),
  /** When nothing in the month is free: the nearest that is. */
  nearest: z.array(Slot),
})
export type Availability = z.output<typeof Availability>

const ExtraRoom = z.int('A whole number, please.').check(z.minimum(0, 'Not below none.'), z.maximum(40, 'At most 40.'))

const whole = (schema: typeof Guests) => z.pipe(z.coerce.number('A whole number, please.'), schema)

export const availability = endpoint({
  method: 'GET',
  path: '/availability',
  access: 'public',
  summary: 'Which days and start times of a month are really possible for a party, and why the others are not.',
  input: z.strictObject({
    tour: Slug,
    month: Month,
    guests: whole(Guests),
    largeCases: z._default(whole(LargeCases), 0),
    vehicleClass: z.optional(VehicleClass),
    guide: z._default(z.enum(['yes', 'no']), 'no'),
    guideLanguage: z._default(z.string().check(z.regex(/^[a-z]{2}$/, 'Name a language by its two letters.')), 'en'),
    extraHalfHours: z._default(whole(ExtraHalfHours), 0),
    /** What child seats and strollers take of the car beside the party, as the extras say. */
    halfSeats: z._default(whole(ExtraRoom), 0),
    extraCases: z._default(whole(ExtraRoom), 0),
    /** A folded one comes along: then it is said how high a car's step is. */
    wheelchair: z._default(z.enum(['yes', 'no']), 'no'),
  }),
  output: Availability,
  errors: ['catalogue.unknown-tour'],
})
