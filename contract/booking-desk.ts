import * as z from 'zod/mini'
import { BookingState, bookingDetails, Meeting, Service, whichBooking } from './booking.ts'
import { CancelCause, CancelEvent } from './cancelling.ts'
import { CancellationTier, VehicleClass } from './catalogue.ts'
import { type ErrorDefinition, endpoint } from './endpoint.ts'
import { Change } from './office-list.ts'
import { CardFacts, PaymentState, TakenHow } from './payments.ts'
import { lineKinds } from './pricing.ts'
import { Ride } from './rides.ts'
import { text } from './text.ts'
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

/** One booking on the office's desk: everything of it, and every change by hand. */

export const bookingDeskErrors = {
  'booking.no-show-too-soon': {
    status: 409,
    sentence: 'A guest counts as not come from {from}, not sooner.',
  },
  'booking.too-much-back': { status: 409, sentence: 'At most {most} can be refunded.' },
  'booking.crew-not-possible': { status: 409, sentence: '{why}' },
  'booking.unknown-batch': { status: 404, sentence: 'There is no such deed.' },
  'booking.nothing-to-change': { status: 409, sentence: 'Nothing would change.' },
} satisfies Record<string, ErrorDefinition>

/** A line of the price with what was computed beside what is charged. */
export const DeskLine = z.object({
  kind: z.enum(lineKinds),
  label: z.string(),
  explanation: z.string(),
  computedYen: z.int(),
  amountYen: z.int(),
  /** Why something else is charged; null: it is not. */
  reason: z.nullable(z.string()),
  /** Who changed it and when. */
  by: z.nullable(z.string()),
  at: z.nullable(z.string()),
})
export type DeskLine = z.output<typeof DeskLine>

export const ResourceKind = z.enum(['vehicle', 'chauffeur', 'guide'])
export type ResourceKind = z.output<typeof ResourceKind>

export const member = {
  id: z.string(),
  kind: ResourceKind,
  name: z.string(),
  seal: z.nullable(z.string()),
  plate: z.nullable(z.string()),
  /** Of a car. */
  vehicleClass: z.nullable(VehicleClass),
  className: z.nullable(z.string()),
  languages: z.array(z.string()),
  registrationNumber: z.nullable(z.string()),
  /** From being back in the garage to leaving it again; null of cars, and where nobody stands near. */
  restBeforeMinutes: z.nullable(z.int()),
  restAfterMinutes: z.nullable(z.int()),
}
export const DeskMember = z.object(member)
export type DeskMember = z.output<typeof DeskMember>

export const DeskMoney = z.object({
  id: z.string(),
  /** A correction takes back what was entered wrongly: no money went back. */
  kind: z.enum(['payment', 'refund', 'correction']),
  at: z.string(),
  amountYen: z.int(),
  card: z.nullable(CardFacts),
  state: z.union([PaymentState, z.enum(['asked', 'done', 'failed'])]),
  reason: z.string(),
  /** Of money by hand, and of what goes back of it: by hand, too. */
  takenHow: z.nullable(TakenHow),
  /** "Kenji Morita", "the desk": who was given it; empty where nobody of us was, as by a card. */
  takenBy: z.string(),
  /** Of money by hand: so much can be taken back as entered wrongly, never what went back to the guest. */
  correctableYen: z.int(),
})
export type DeskMoney = z.output<typeof DeskMoney>

const neighbour = z.nullable(z.object({ reference: z.string(), leadName: z.string() }))

export const DeskBooking = z.object({
  reference: z.string(),
  /** Whoever saves names the one that was looked at. */
  version: z.int(),
  state: BookingState,
  service: z.extend(Service, {
    /** The letter of a tour's line; null of a ride. */
    line: z.nullable(z.string()),
    /** At which a tour begins; a ride begins at any. */
    startTimes: z.array(z.string()),
  }),
  ride: z.nullable(Ride),
  landsAt: z.nullable(z.string()),
  startsAt: z.string(),
  endsAt: z.string(),
  /** Without its extra half hours. */
  tourMinutes: z.int(),
  vehicleClass: VehicleClass,
  className: z.string(),
  /** Every class that it could be changed to, from the smallest to the largest. */
  classes: z.array(z.object({ id: VehicleClass, label: z.string() })),
  guests: z.int(),
  childAges: z.array(z.int()),
  largeCases: z.int(),
  extraHalfHours: z.int(),
  guide: z.boolean(),
  /** A guide is part of the tour itself. */
  guideIncluded: z.boolean(),
  guides: z.int(),
  guideLanguage: z.string(),
  extras: z.array(z.object({ code: z.string(), pieces: z.int() })),
  leadName: z.string(),
  email: z.string(),
  phone: z.string(),
  /** How many bookings this address has with us, this one included. */
  bookingsOfGuest: z.int(),
  pickUp: z.nullable(Meeting),
  dropOff: z.nullable(Meeting),
  /** As wished: a slug or an address; null: as the tour itself. */
  wishedPickUp: z.nullable(z.string()),
  wishedDropOff: z.nullable(z.string()),
  nameBoard: z.string(),
  room: z.string(),
  flight: z.string(),
  note: z.string(),
  /** As the guest names them; empty where nobody was named. */
  travellers: z.array(z.object({ name: z.string(), age: z.nullable(z.int()), note: z.string() })),
  lines: z.array(DeskLine),
  computedYen: z.int(),
  totalYen: z.int(),
  taxIncludedYen: z.int(),
  paidYen: z.int(),
  refundedYen: z.int(),
  /** Of what was refunded: as a kindness, on top of what the booking costs. */
  giftYen: z.int(),
  /** What is still to be paid; below zero: what is paid too much. */
  dueYen: z.int(),
  /** What cancelling now gives back by the terms. */
  refundNowYen: z.int(),
  cancellationTiers: z.array(CancellationTier),
  /** Of a cancelled one, where somebody said so. */
  cancelled: z.nullable(z.object({ cause: CancelCause, event: z.nullable(CancelEvent) })),
  heldUntil: z.nullable(z.string()),
  createdAt: z.string(),
  needsCrew: z.boolean(),
  /** Its day has begun, or its guests are on board by what the crew marked; null: neither. */
  underWay: z.nullable(z.enum(['begun', 'on-board'])),
  /** With the telephone of each person; empty of a car. */
  crew: z.array(z.extend(DeskMember, { phone: z.string() })),
  /** To which states the office may move it now, and from when to no-show. */
  moves: z.array(BookingState),
  noShowFrom: z.string(),
  money: z.array(DeskMoney),
  /** What came and is not all gone back, in the order in which a refund takes it. */
  refundable: z.array(
    z.object({
      amountYen: z.int(),
      refundedYen: z.int(),
      takenHow: z.nullable(TakenHow),
      card: z.nullable(CardFacts),
    }),
  ),
  history: z.array(Change),
  previous: neighbour,
  next: neighbour,
  /** Its guest left us: there is nothing to be changed any more. */
  erased: z.boolean(),
})
export type DeskBooking = z.output<typeof DeskBooking>

const { reference } = whichBooking
/** Which booking a call of the desk is about, and the version that it was based on. */
export const which = { reference }
export const version = z.int().check(z.gte(1))
/** The desk was told that the day is under way, and wants it all the same. */
export const evenUnderWay = z._default(z.boolean(), false)

export const readDeskBooking = endpoint({
  method: 'GET',
  path: '/admin/tour-bookings/:reference',
  access: 'admin',
  summary: 'One tour booking with its price lines, crew, money, terms and history.',
  input: z.strictObject(which),
  output: DeskBooking,
  errors: ['booking.unknown'],
})

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

export const DetailChange = z.strictObject({
  leadName: z.optional(text(120, 'Enter this traveller’s name.')),
  phone: z.optional(bookingDetails.phone),
  nameBoard: z.optional(bookingDetails.nameBoard),
  room: z.optional(bookingDetails.room),
  flight: z.optional(bookingDetails.flight),
  note: z.optional(bookingDetails.note),
})
export type DetailChange = z.output<typeof DetailChange>

/** All lines that are charged otherwise; what is not named is charged as computed. */
const charged = z._default(z.array(ChargedOtherwise).check(z.maxLength(40)), [])

const planErrors = [
  'booking.unknown',
  'booking.not-possible-now',
  'fleet.outside-area',
  'pricing.party-too-large',
  'pricing.not-possible',
  'inventory.sold-out',
  'inventory.day-too-long',
  'inventory.place-too-far',
] as const

export const proposeChange = endpoint({
  method: 'POST',
  path: '/admin/tour-bookings/:reference/propose',
  access: 'admin',
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
    /** Why the code that took something off would count no more, as a sentence. */
    codeLapses: z.nullable(z.string()),
    /** Who would drive; those of today, as far as they can. */
    crew: z.array(DeskMember),
  }),
  errors: planErrors,
})

export const changeByOffice = endpoint({
  method: 'POST',
  path: '/admin/tour-bookings/:reference/change',
  access: 'admin',
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
  }),
  output: DeskBooking,
  errors: [
    'booking.unknown',
    'booking.not-possible-now',
    'booking.under-way',
    'booking.nothing-to-change',
    'office.changed-meanwhile',
    'pricing.unknown-quote',
    'pricing.not-possible',
    'pricing.quote-expired',
    'booking.quote-used',
    'inventory.sold-out',
  ],
})
