import * as z from 'zod/mini'
import { Slot, WhyNot } from './availability.ts'
import { CancellationTier, VehicleClass } from './catalogue.ts'
import { type ErrorDefinition, endpoint } from './endpoint.ts'
import { Flight } from './flights.ts'
import { MeetingKind } from './places.ts'
import { QuoteLine } from './pricing.ts'
import { RideWay } from './ride-ways.ts'
import { Taxes } from './tax.ts'
import { Address, codes, Day, dayAndParty, Guests, LargeCases, TimeOfDay } from './wish.ts'
import { writtenExtrasPattern } from './written-extras.ts'

/** A car from A to B: what can be asked for, what it costs in which car, and the quote that is booked. */

export const ridesErrors = {
  'rides.unknown-flight': { status: 404, sentence: 'We do not know this flight. Please type when it lands.' },
  'rides.no-car': { status: 409, sentence: 'No car of ours can take this ride. Please ask the office.' },
} satisfies Record<string, ErrorDefinition>

export const rideLimits = { leastHours: 2, mostHours: 12, seats: 4, strollers: 2, wheelchairs: 2 } as const

/** In the arrivals hall with a board, or at the kerb when the guest rings. */
export const RideMeeting = z.enum(['board', 'kerb'])
export type RideMeeting = z.output<typeof RideMeeting>

const whole = (least: number, most: number, sentence: string) =>
  z.pipe(z.coerce.number(sentence), z.int(sentence).check(z.gte(least, sentence), z.lte(most, sentence)))

/**
 * A ride as a guest wants it. `start` is when the flight lands where a transfer begins at an airport, and the pick-up
 * everywhere else.
 */
export const RideWish = z.strictObject({
  way: RideWay,
  ...dayAndParty,
  /** By the hour only. */
  hours: z.optional(
    z
      .int('A whole number of hours.')
      .check(
        z.gte(rideLimits.leastHours, `At least ${rideLimits.leastHours} hours.`),
        z.lte(rideLimits.mostHours, `At most ${rideLimits.mostHours} hours.`),
      ),
  ),
  meeting: z._default(RideMeeting, 'board'),
  flight: z._default(Flight, ''),
  ...codes,
})
export type RideWish = z.output<typeof RideWish>

/** The same as the address of a page says it, with the way back; figures are words there. */
export const rideAsk = {
  way: RideWay,
  from: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  fromAddress: z.optional(Address),
  to: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  toAddress: z.optional(Address),
  day: Day,
  time: TimeOfDay,
  hours: z.optional(
    whole(
      rideLimits.leastHours,
      rideLimits.mostHours,
      `Between ${rideLimits.leastHours} and ${rideLimits.mostHours} hours.`,
    ),
  ),
  guests: z.pipe(z.coerce.number('How many of you?'), Guests),
  /** Ages joined by commas. */
  children: z._default(z.string().check(z.regex(/^$|^\d{1,2}(,\d{1,2}){0,39}$/, 'Ages between 0 and 17.')), ''),
  largeCases: z._default(z.pipe(z.coerce.number('How many large suitcases?'), LargeCases), 0),
  childSeats: z._default(whole(0, rideLimits.seats, `At most ${rideLimits.seats} child seats.`), 0),
  boosterSeats: z._default(whole(0, rideLimits.seats, `At most ${rideLimits.seats} booster seats.`), 0),
  strollers: z._default(whole(0, rideLimits.strollers, `At most ${rideLimits.strollers} strollers.`), 0),
  wheelchairs: z._default(whole(0, rideLimits.wheelchairs, `At most ${rideLimits.wheelchairs} wheelchairs.`), 0),
  /** Extras beside these, as "umbrella:1,water:4". */
  extras: z.optional(z.string().check(z.regex(writtenExtrasPattern, 'Extras look like umbrella:1.'))),
  flight: z._default(Flight, ''),
  meeting: z._default(RideMeeting, 'board'),
  /** Both or neither: the pick-up of the way back. */
  returnDay: z.optional(Day),
  returnTime: z.optional(TimeOfDay),
  /** Slugs, where the way back does not set out from where the way there ends, or goes elsewhere than that began. */
  returnFrom: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  returnTo: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  ...codes,
}
export const RideAsk = z.strictObject(rideAsk)
export type RideAsk = z.output<typeof RideAsk>

/** What was sold as a ride, kept as it was when the price was made. */
export const Ride = z.object({
  way: RideWay,
  /** "Haneda to Hotel Wadakura", "4 hours from The Okura Tokyo". */
  title: z.string(),
  /** At most 24 characters, for bars and tables. */
  shortTitle: z.string(),
  /** Whether it begins or ends at an airport. */
  airport: z.nullable(z.enum(['arrival', 'departure'])),
  /** Slug of the terminal, where it begins or ends at one. */
  terminal: z.nullable(z.string()),
  /** When the flight lands by plan; of an arrival only. */
  landsAt: z.nullable(z.string()),
  /** From landing to the arrivals hall. */
  customsMinutes: z.int(),
  /** From landing, else from the pick-up. */
  freeWaitMinutes: z.int(),
  /** What each further step of waiting costs. */
  waitStepMinutes: z.int(),
  waitStepYen: z.int(),
  hours: z.nullable(z.int()),
  kilometres: z.number(),
  driveMinutes: z.int(),
  meeting: z.nullable(RideMeeting),
})
export type Ride = z.output<typeof Ride>

/** Where we meet at an airport. */
export const Terminal = z.object({
  slug: z.string(),
  airport: z.string(),
  airportName: z.string(),
  name: z.string(),
  /** Its name among the places, as bookings that begin there say it. */
  placeName: z.string(),
  internationalMinutes: z.nullable(z.int()),
  domesticMinutes: z.nullable(z.int()),
  internationalLeadMinutes: z.nullable(z.int()),
  domesticLeadMinutes: z.nullable(z.int()),
  boardPoint: z.string(),
  directions: z.array(z.string()),
  kerbPoint: z.string(),
})
export type Terminal = z.output<typeof Terminal>

export const RideEnd = z.object({
  kind: MeetingKind,
  slug: z.nullable(z.string()),
  name: z.string(),
  nameJa: z.nullable(z.string()),
  areaName: z.string(),
})
export type RideEnd = z.output<typeof RideEnd>

/** One way of what was asked for, in words and moments. */
export const RideLeg = z.object({
  ride: Ride,
  pickUp: RideEnd,
  dropOff: RideEnd,
  startsAt: z.string(),
  endsAt: z.string(),
  /** Until then waiting costs nothing. */
  waitFreeUntil: z.string(),
  isNight: z.boolean(),
  /** Until then cancelling costs nothing; null: never free. */
  freeCancelUntil: z.nullable(z.string()),
  cancellationTiers: z.array(CancellationTier),
  terminal: z.nullable(Terminal),
})
export type RideLeg = z.output<typeof RideLeg>

/** How full a class would be. Seats in halves: a child in a seat takes one and a half. */
export const RideRoom = z.object({
  halfSeatsNeeded: z.int(),
  seats: z.int(),
  casesNeeded: z.int(),
  cases: z.int(),
})
export type RideRoom = z.output<typeof RideRoom>

/** `ask`: arranged by the office, as buses are. */
export const rideFits = ['exact', 'spare', 'small', 'ask'] as const

export const RideOption = z.object({
  vehicleClass: VehicleClass,
  name: z.string(),
  words: z.string(),
  fit: z.enum(rideFits),
  /** Why it is offered, or why not: a sentence. */
  why: z.string(),
  room: RideRoom,
  /** Of the way there, then of the way back; also of a class that is too small. Empty where the office arranges it. */
  ways: z.array(z.array(QuoteLine)),
  totalYen: z.int(),
  /** Of all ways together. */
  taxes: Taxes,
  /** Null while every way can be had. */
  whyNot: z.nullable(WhyNot),
  /** Of the first way that cannot be had: what can, as `day` and `time` say it (of an arrival the landing). */
  nearest: z.array(Slot),
  /** Which way `nearest` is of: 0 the way there, 1 the way back. Left out while every way can be had. */
  nearestWay: z.optional(z.int()),
  /** Where a code that was asked with takes nothing off one of the ways, or off this class: why, as a sentence. */
  codeNote: z.nullable(z.string()),
})
export type RideOption = z.output<typeof RideOption>

export const rideCars = endpoint({
  method: 'GET',
  path: '/rides/cars',
  access: 'public',
  summary: 'Every class of car for a ride: its final price line by line, whether it fits and is free, and why.',
  input: RideAsk,
  output: z.object({
    /** The way there, and the way back where one was asked for. */
    legs: z.array(RideLeg),
    /** Those that fit first, the cheapest first; then those that do not. */
    options: z.array(RideOption),
    /** The party in words: "2 adults and 1 child in a seat need three and a half places." */
    party: z.string(),
  }),
  errors: ['fleet.outside-area', 'pricing.not-possible', 'pricing.too-many-codes'],
})

/** What the front page of rides tells: examples at the fares in force, and how we reckon. */
export const RideFront = z.object({
  examples: z.array(
    z.object({
      way: RideWay,
      words: z.string(),
      className: z.string(),
      yen: z.int(),
      freeWaitMinutes: z.int(),
      freeUntilHours: z.int(),
    }),
  ),
  extraHalfHourYen: z.int(),
  terminals: z.array(Terminal),
  taxis: z.array(z.object({ from: z.string(), to: z.string(), dayYen: z.int(), nightYen: z.int() })),
  night: z.object({ from: TimeOfDay, until: TimeOfDay, percent: z.int() }),
})
export type RideFront = z.output<typeof RideFront>

export const rideFront = endpoint({
  method: 'GET',
  path: '/rides/front',
  access: 'public',
  summary: 'Examples at the fares in force, the airports with their times, and what a taxi would cost.',
  output: RideFront,
})

export const RideQuote = z.object({
  id: z.string(),
  expiresAt: z.string(),
  leg: RideLeg,
  vehicleClass: VehicleClass,
  className: z.string(),
  lines: z.array(QuoteLine),
  totalYen: z.int(),
  taxes: Taxes,
})
export type RideQuote = z.output<typeof RideQuote>

export const quoteRide = endpoint({
  method: 'POST',
  path: '/rides/quotes',
  access: 'public',
  sells: true,
  summary: 'What a ride costs in one class, and the way back where one is wished: each kept for 30 minutes.',
  input: z.strictObject({ ...rideAsk, vehicleClass: VehicleClass }),
  output: z.object({
    quotes: z.array(RideQuote).check(z.minLength(1), z.maxLength(2)),
    totalYen: z.int(),
    /** One code is used, and another may be added to it. */
    takesAnotherCode: z.boolean(),
    /** Where a code takes nothing off one of the ways: why, as a sentence. */
    codeNote: z.nullable(z.string()),
  }),
  errors: [
    'house.closed',
    'fleet.outside-area',
    'pricing.party-too-large',
    'pricing.not-possible',
    'pricing.too-many-codes',
    'inventory.sold-out',
    'inventory.day-too-long',
    'rides.no-car',
  ],
})
