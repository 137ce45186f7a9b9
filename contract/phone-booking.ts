import * as z from 'zod/mini'
import { deskDetails } from '#core/booking-details.ts'
import { FittingClass, WhyNot } from './availability.ts'
import { Booking } from './booking.ts'
import { detailsToBook } from './booking-details.ts'
import { CancellationTier, VehicleClass } from './catalogue.ts'
import { seatWays } from './child-seats.ts'
import { type ErrorDefinition, endpoint } from './endpoint.ts'
import { Quote } from './pricing.ts'
import { Email, text } from './text.ts'
import { Day, TimeOfDay, Wish } from './wish.ts'

/** Booking for somebody who rings: the same engine as for everybody, asked in the order of a call. */

export const phoneBookingErrors = {
  'booking.ride-not-copied': {
    status: 409,
    sentence: 'By telephone only tours are booked. Please book the ride on our cab page.',
  },
  'booking.crew-taken': {
    status: 409,
    sentence: 'This crew was taken a moment ago. Please choose another; nothing you typed is lost.',
  },
  'booking.unknown-call': { status: 404, sentence: 'This call was taken up or thrown away by somebody else.' },
} satisfies Record<string, ErrorDefinition>

/** Somebody who booked before, as far as a desk needs to know them on the telephone. */
export const Caller = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  bookings: z.int(),
  /** Day of the latest booking. */
  lastDay: z.string(),
  /** What the board said the last time. */
  nameBoard: z.string(),
})
export type Caller = z.output<typeof Caller>

export const findCallers = endpoint({
  method: 'GET',
  path: '/admin/callers',
  access: 'admin',
  right: 'change:bookings',
  summary: 'Guests who booked before, by name, mail or number; at most five, the latest first.',
  input: z.strictObject({ q: text(100, 'Name, mail or number.') }),
  output: z.object({ callers: z.array(Caller) }),
})

/** What a caller can have, with what the desk must know to say it. */
export const TourToBook = z.object({
  slug: z.string(),
  title: z.string(),
  /** Its area or theme, and its stops and places: callers seldom know what a tour is called. */
  line: z.string(),
  places: z.array(z.string()),
  startTimes: z.array(z.string()),
  guideIncluded: z.boolean(),
  /** Where it begins; null: wherever the caller stays, and the desk asks for the hotel. */
  beginsAt: z.nullable(z.string()),
  /** The part of the city in which it begins: a pick-up there adds nothing. */
  beginsIn: z.string(),
  cancellationTiers: z.array(CancellationTier),
})
export type TourToBook = z.output<typeof TourToBook>

export const toursToBook = endpoint({
  method: 'GET',
  path: '/admin/phone-bookings/tours',
  access: 'admin',
  right: 'change:bookings',
  summary: 'Every tour that can be booked, by name, and the languages that our guides speak.',
  output: z.object({ tours: z.array(TourToBook), languages: z.array(z.string()) }),
})

export const toursOnDay = endpoint({
  method: 'POST',
  path: '/admin/phone-bookings/tours-on-day',
  access: 'admin',
  right: 'change:bookings',
  summary: 'Which tours a party could have on a day: each with the start that most crews are free for.',
  input: z.strictObject({ day: Day, guests: Wish.shape.guests, guideLanguage: Wish.shape.guideLanguage }),
  output: z.object({
    tours: z.array(
      z.object({
        slug: z.string(),
        start: z.string(),
        crews: z.int(),
        /** When guests could last book it by themselves, where that has passed. */
        noticeEndedAt: z.nullable(z.string()),
      }),
    ),
  }),
})

export const daysOfCall = endpoint({
  method: 'POST',
  path: '/admin/phone-bookings/days',
  access: 'admin',
  right: 'change:bookings',
  summary: 'Two weeks of a tour for a party: how many crews are free on each day at the start that is asked for.',
  input: z.extend(z.omit(Wish, { day: true, start: true, code: true, secondCode: true }), {
    /** The strip begins here; days that are over are left out. */
    from: Day,
    /** Left out: the first start of the tour. */
    start: z.optional(TimeOfDay),
  }),
  output: z.object({
    startTimes: z.array(z.string()),
    start: z.string(),
    endsAt: z.string(),
    classes: z.array(FittingClass),
    vehicleClass: VehicleClass,
    days: z.array(
      z.object({
        day: z.string(),
        crews: z.int(),
        why: z.nullable(WhyNot),
        /** Where the tour is closed on it: why. */
        because: z.optional(z.string()),
        /** When guests could last book it by themselves, where that has passed; the office may, with a reason. */
        noticeEndedAt: z.nullable(z.string()),
      }),
    ),
  }),
  errors: ['catalogue.unknown-tour', 'fleet.outside-area', 'pricing.party-too-large'],
})

const Member = z.object({ id: z.string(), name: z.string() })

/** Who could drive, and how well it suits them. */
export const ProposedCrew = z.object({
  vehicle: z.extend(Member, { plate: z.string(), className: z.string() }),
  chauffeur: Member,
  guides: z.array(z.extend(Member, { languages: z.array(z.string()) })),
  /** Of the chauffeur, the shorter of before and after; null: nothing stands near. */
  restMinutes: z.nullable(z.int()),
  /** Below the rest that we aim for. */
  isShortRest: z.boolean(),
  /** The chauffeur drove this guest before: on that day. */
  droveOn: z.nullable(z.string()),
})
export type ProposedCrew = z.output<typeof ProposedCrew>

export const quoteCall = endpoint({
  method: 'POST',
  path: '/admin/phone-bookings/quote',
  access: 'admin',
  right: 'change:bookings',
  sells: true,
  summary: 'The price of a day for a caller, kept for 30 minutes, and who could drive it, the best first.',
  input: z.extend(Wish, { email: z._default(z.string().check(z.trim(), z.maxLength(254)), '') }),
  output: z.object({
    quote: Quote,
    /** When notice ended, where it has: then booking it needs a reason. */
    noticeEndedAt: z.nullable(z.string()),
    /** What the way to this pick-up makes of the stops, a sentence each; none where all stay as the tour has them. */
    stops: z.array(z.string()),
    crews: z.array(ProposedCrew),
    /** Everybody and everything that is free for it, to be picked apart; the best first. */
    free: z.object({
      vehicles: z.array(z.extend(Member, { plate: z.string(), className: z.string() })),
      chauffeurs: z.array(Member),
      guides: z.array(z.extend(Member, { languages: z.array(z.string()) })),
    }),
  }),
  errors: [
    'house.closed',
    'catalogue.unknown-tour',
    'fleet.outside-area',
    'pricing.party-too-large',
    'pricing.not-possible',
    'inventory.sold-out',
    'booking.nobody-free',
    'inventory.day-too-long',
    'inventory.language-unspoken',
    'inventory.place-too-far',
  ],
})

const Yen = z
  .int('Whole yen, please.')
  .check(z.gte(-10_000_000, 'That is too much.'), z.lte(10_000_000, 'That is too much.'))

/** A line that is charged otherwise than it was computed. */
export const ChargedLine = z.strictObject({
  /** Its place in the quote, from 0. */
  line: z.int().check(z.gte(0), z.lte(40)),
  amountYen: Yen,
})

const PaidHow = z.discriminatedUnion('how', [
  z.strictObject({ how: z.literal('link'), untilDay: Day, untilTime: TimeOfDay }),
  z.strictObject({ how: z.literal('on-the-day') }),
])

export const bookByPhone = endpoint({
  method: 'POST',
  path: '/admin/phone-bookings',
  access: 'admin',
  right: 'change:bookings',
  sells: true,
  costs: true,
  summary: 'Books for a caller: holds the crew and mails a link to pay, or confirms at once with a balance due.',
  input: z.strictObject({
    quoteId: z.uuid('There is no such quote.'),
    ...detailsToBook('tour', deskDetails),
    leadName: text(120, 'Who is calling?'),
    email: Email,
    /** Ids of the car and the people; left out: whom the engine finds best. */
    crew: z.optional(z.array(z.uuid()).check(z.minLength(2), z.maxLength(12))),
    charged: z._default(z.array(ChargedLine).check(z.maxLength(20)), []),
    /** Why something else is charged; needed with it. */
    reason: z._default(z.string().check(z.trim(), z.maxLength(300, 'At most 300 characters.')), ''),
    /** Why it is booked although the notice that guests must give has ended; needed with that. */
    noticeReason: z._default(z.string().check(z.trim(), z.maxLength(300, 'At most 300 characters.')), ''),
    paid: PaidHow,
    /** How the youngest sit, where a child under six has no seat of ours; needed then. */
    seats: z._default(z.nullable(z.enum(seatWays)), null),
    /** The call that was put aside, and is done with this. */
    call: z.optional(z.uuid()),
  }),
  output: Booking,
  errors: [
    'house.closed',
    'pricing.unknown-quote',
    'pricing.not-possible',
    'pricing.quote-expired',
    'booking.quote-used',
    'booking.price-too-low',
    'platform.proof-needed',
    'pricing.code-refused',
    'booking.crew-taken',
    'inventory.sold-out',
  ],
})
