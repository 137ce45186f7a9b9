import * as z from 'zod/mini'
import { BookingState, BoughtWith, Service, whichBooking } from './booking.ts'
import { KeptTravellers, keptDetails } from './booking-details.ts'
import { CancelCause, CancelEvent } from './cancelling.ts'
import { CancellationTier, VehicleClass } from './catalogue.ts'
import { type ErrorDefinition, endpoint } from './endpoint.ts'
import { Change } from './office-list.ts'
import { CardFacts, PaymentState, TakenHow } from './payments.ts'
import { Meeting } from './places.ts'
import { lineKinds, QuoteLine } from './pricing.ts'
import { Ride } from './rides.ts'
import { Taxes } from './tax.ts'

/** One booking on the office's desk: everything of it. */

export const bookingDeskErrors = {
  'booking.no-show-too-soon': {
    status: 409,
    sentence: 'A guest counts as not come from {from}, not sooner.',
  },
  'booking.too-much-back': { status: 409, sentence: 'At most {most} can be refunded.' },
  'booking.crew-not-possible': { status: 409, sentence: '{why}' },
  'booking.nobody-free': { status: 409, sentence: '{why}' },
  'booking.unknown-batch': { status: 404, sentence: 'There is no such deed.' },
  'booking.price-too-low': {
    status: 403,
    sentence:
      'At most {most} may come off by hand, and this is {off}. More needs the right {right}: an owner or a bookkeeper has it.',
  },
  'booking.nothing-to-change': { status: 409, sentence: 'Nothing would change.' },
} satisfies Record<string, ErrorDefinition>

/** A line of the price with what was computed beside what is charged. */
export const DeskLine = z.object({
  kind: z.enum(lineKinds),
  label: z.string(),
  explanation: z.string(),
  computedYen: z.int(),
  amountYen: z.int(),
  taxClass: QuoteLine.shape.taxClass,
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
  /** Of what goes back by somebody's hand: when the desk said that it was given. Null: it waits for that, or goes by itself. */
  handedAt: z.nullable(z.string()),
  toHand: z.boolean(),
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
  /** Every class that it could be changed to and its own, from the smallest to the largest. */
  classes: z.array(z.object({ id: VehicleClass, label: z.string() })),
  /** That our guides speak, and its own. */
  languages: z.array(z.string()),
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
  email: z.string(),
  ...keptDetails,
  /** How many bookings this address has with us, this one included. */
  bookingsOfGuest: z.int(),
  /** The other items of its order. */
  boughtWith: z.array(BoughtWith),
  pickUp: z.nullable(Meeting),
  dropOff: z.nullable(Meeting),
  /** The tour begins wherever the guest stays, and nobody has told us where that is. */
  isHotelUntold: z.boolean(),
  /** As wished: a slug or an address; null: as the tour itself. */
  wishedPickUp: z.nullable(z.string()),
  wishedDropOff: z.nullable(z.string()),
  /** As the guest names them; empty where nobody was named. */
  travellers: KeptTravellers,
  lines: z.array(DeskLine),
  computedYen: z.int(),
  totalYen: z.int(),
  taxes: Taxes,
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

/** Another day or hour is the guest's wish: the terms go by it. Moved by us, the guest keeps the better ones. */
export const guestAsked = z._default(z.boolean(), false)

/** What the terms would give back after a move, a sentence for each whose wish it may be. */
export const TermsThen = z.object({ ours: z.string(), guests: z.string() })
export type TermsThen = z.output<typeof TermsThen>

export const readDeskBooking = endpoint({
  method: 'GET',
  path: '/admin/tour-bookings/:reference',
  access: 'admin',
  right: 'see:bookings',
  summary: 'One tour booking with its price lines, crew, money, terms and history.',
  input: z.strictObject(which),
  output: DeskBooking,
  errors: ['booking.unknown'],
})
