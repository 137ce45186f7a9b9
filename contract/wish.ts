import * as z from 'zod/mini'
import { isDay } from '#core/days.ts'
import { VehicleClass } from './catalogue.ts'

/** What bounds a wish before anybody looks at cars; the real limits are the tour's and the fleet's. */
export const wishLimits = { guests: 40, largeCases: 40, extraHalfHours: 16, extras: 10, pieces: 10 } as const

const count = (least: number, most: number, sentence: string) =>
  z.int(sentence).check(z.gte(least, sentence), z.lte(most, sentence))

export const Month = z
  .string('Name a month as YYYY-MM.')
  .check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])$/, 'Name a month as YYYY-MM.'))

/** A calendar day that exists, as YYYY-MM-DD. */
export const Day = z
  .string('Name a day as YYYY-MM-DD.')
  .check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'Name a day as YYYY-MM-DD.'), z.refine(isDay, 'There is no such day.'))

/** Wall time in Tokyo, HH:MM. */
export const TimeOfDay = z
  .string('Name a time as HH:MM.')
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Name a time as HH:MM.'))

export const Slug = z.string('Name the tour.').check(z.minLength(1, 'Name the tour.'), z.maxLength(100))

export const Guests = count(1, wishLimits.guests, `Between 1 and ${wishLimits.guests} guests.`)
export const LargeCases = count(0, wishLimits.largeCases, `Between 0 and ${wishLimits.largeCases} large suitcases.`)
export const ExtraHalfHours = count(0, wishLimits.extraHalfHours, 'A whole number of half hours, eight hours at most.')

/** A door that is none of our places. Its ward, town or postal code must be named, and be within the service area. */
export const Address = z
  .string()
  .check(
    z.trim(),
    z.minLength(5, 'Write the street, and the ward or town.'),
    z.maxLength(200, 'At most 200 characters.'),
  )

export const ChildAge = count(0, 17, 'A child is between 0 and 17 years old.')

export const WishedExtra = z.strictObject({
  code: z.string().check(z.minLength(1), z.maxLength(60)),
  pieces: count(1, wishLimits.pieces, `Between 1 and ${wishLimits.pieces} pieces.`),
})
export type WishedExtra = z.output<typeof WishedExtra>

const Code = z.string().check(z.minLength(1), z.maxLength(40))

/** An offer's code, and a second one where both say that they go together. */
export const codes = { code: z.optional(Code), secondCode: z.optional(Code) }

/** When, how many and with what, and where it begins and ends: alike for a day out and for a ride. */
export const dayAndParty = {
  day: Day,
  start: TimeOfDay,
  guests: Guests,
  largeCases: z._default(LargeCases, 0),
  /** Left out: the cheapest class that fits. */
  vehicleClass: z.optional(VehicleClass),
  /** The children among the guests, by their ages. */
  childAges: z._default(z.array(ChildAge).check(z.maxLength(wishLimits.guests)), []),
  /** Slug of a place. */
  pickUp: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  pickUpAddress: z.optional(Address),
  dropOff: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  dropOffAddress: z.optional(Address),
  extras: z._default(z.array(WishedExtra).check(z.maxLength(wishLimits.extras)), []),
}

/**
 * A day as a guest wants it. What is left out is the usual: no luggage, the suggested class, and the places where the
 * tour itself begins and ends; who is picked up elsewhere is brought back there.
 */
export const Wish = z.strictObject({
  tour: Slug,
  ...dayAndParty,
  /** A guide where the tour does not include one. */
  guide: z._default(z.boolean(), false),
  /** ISO 639 code of the language that the guide should speak. */
  guideLanguage: z._default(z.string().check(z.regex(/^[a-z]{2}$/, 'Name a language by its two letters.')), 'en'),
  /** Beyond the tour's own length. */
  extraHalfHours: z._default(ExtraHalfHours, 0),
  ...codes,
})
export type Wish = z.output<typeof Wish>
