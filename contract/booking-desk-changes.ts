import * as z from 'zod/mini'
import { deskDetails } from '#core/booking-details.ts'
import {
  DeskBooking,
  DeskLine,
  DeskMember,
  evenUnderWay,
  guestAsked,
  TermsThen,
  version,
  which,
} from './booking-desk.ts'
import { detailsToChange } from './booking-details.ts'
import { VehicleClass } from './catalogue.ts'
import { endpoint } from './endpoint.ts'
import { lineKinds } from './pricing.ts'
import { Taxes } from './tax.ts'
import {
  Address,
  ChildAge,
  Day,
  ExtraHalfHours,
  Guests,
  LargeCases,
  TimeOfDay,
  WishedExtra,
  wishLimits,
} from './wish.ts'

/** A booking changed by hand: what it would mean, and doing it. */

const Yen = z.int('Whole yen, please.').check(z.gte(-10_000_000, 'Too much.'), z.lte(10_000_000, 'Too much.'))

/** A line that is charged otherwise than computed, named by its kind and label. */
export const ChargedOtherwise = z.strictObject({
  kind: z.enum(lineKinds),
  label: z.string().check(z.maxLength(300)),
  amountYen: Yen,
  reason: z.string().check(z.trim(), z.maxLength(300, 'At most 300 characters.')),
})
export type ChargedOtherwise = z.output<typeof ChargedOtherwise>

/** What is left out stays as it is. */
export const WishChange = z.strictObject({
  day: z.optional(Day),
  start: z.optional(TimeOfDay),
  guests: z.optional(Guests),
  childAges: z.optional(z.array(ChildAge).check(z.maxLength(wishLimits.guests))),
  largeCases: z.optional(LargeCases),
  vehicleClass: z.optional(VehicleClass),
  extraHalfHours: z.optional(ExtraHalfHours),
  guide: z.optional(z.boolean()),
  guideLanguage: z.optional(z.string().check(z.regex(/^[a-z]{2}$/, 'Name a language by its two letters.'))),
  pickUp: z.optional(z.nullable(z.string().check(z.minLength(1), z.maxLength(100)))),
  pickUpAddress: z.optional(z.nullable(Address)),
  dropOff: z.optional(z.nullable(z.string().check(z.minLength(1), z.maxLength(100)))),
  dropOffAddress: z.optional(z.nullable(Address)),
  extras: z.optional(z.array(WishedExtra).check(z.maxLength(wishLimits.extras))),
})
export type WishChange = z.output<typeof WishChange>

export const DetailChange = z.strictObject(detailsToChange(deskDetails))
export type DetailChange = z.output<typeof DetailChange>

/** All lines that are charged otherwise; what is not named is charged as computed. */
const charged = z._default(z.array(ChargedOtherwise).check(z.maxLength(40)), [])

const planErrors = [
  'booking.unknown',
  'booking.not-possible-now',
  'fleet.outside-area',
  'pricing.party-too-large',
  'pricing.not-possible',
  'booking.nobody-free',
  'inventory.day-too-long',
  'inventory.language-unspoken',
  'inventory.place-too-far',
] as const

export const proposeChange = endpoint({
  method: 'POST',
  path: '/admin/tour-bookings/:reference/propose',
  access: 'admin',
  right: 'change:bookings',
  summary: 'What a change would cost and who would drive it. Changes nothing; the price is kept for 30 minutes.',
  input: z.strictObject({ ...which, wish: WishChange }),
  output: z.object({
    /** Null: the price does not depend on what was changed. */
    quoteId: z.nullable(z.string()),
    startsAt: z.string(),
    endsAt: z.string(),
    vehicleClass: VehicleClass,
    lines: z.array(DeskLine),
    computedYen: z.int(),
    /** Of the lines as they would be charged. */
    taxes: Taxes,
    /** Why the code that took something off would count no more, as a sentence. */
    codeLapses: z.nullable(z.string()),
    /** What other ends would make of the stops, a sentence each; none where all stay as they are. */
    stops: z.array(z.string()),
    /** Null: the same whoever wished it, or no other hour. */
    terms: z.nullable(TermsThen),
    /** At an hour for which the tour is not made: which place may be shut when. It is moved there with a reason only. */
    placesShut: z.nullable(z.string()),
    /** Who would drive; those of today, as far as they can. */
    crew: z.array(DeskMember),
  }),
  errors: planErrors,
})

export const changeByOffice = endpoint({
  method: 'POST',
  path: '/admin/tour-bookings/:reference/change',
  access: 'admin',
  right: 'change:bookings',
  costs: true,
  summary: 'Changes a booking by hand: day, party, details and price lines; the difference stays due or goes back.',
  input: z.strictObject({
    ...which,
    version,
    /** Of a proposal; left out: nothing that the price depends on is changed. */
    quoteId: z.optional(z.uuid('There is no such quote.')),
    details: z._default(DetailChange, {}),
    charged,
    /**
     * What is due is asked for by a link, or stays due. Of what is paid too much goes back what we have beyond the price
     * (`refund`: what went back before as a kindness counts), or that kindness stays on top of it (`refund-on-top`).
     */
    difference: z._default(z.enum(['stays', 'refund', 'refund-on-top', 'link']), 'stays'),
    tellGuest: z._default(z.boolean(), false),
    reason: z._default(z.string().check(z.trim(), z.maxLength(300, 'At most 300 characters.')), ''),
    /** Needed where day or hour of one under way become others. */
    evenUnderWay,
    guestAsked,
  }),
  output: DeskBooking,
  errors: [
    'booking.unknown',
    'booking.not-possible-now',
    'booking.under-way',
    'booking.nothing-to-change',
    'booking.price-too-low',
    'platform.proof-needed',
    'office.changed-meanwhile',
    'pricing.unknown-quote',
    'pricing.not-possible',
    'pricing.quote-expired',
    'booking.quote-used',
    'booking.nobody-free',
  ],
})
