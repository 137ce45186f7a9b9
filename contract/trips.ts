import * as z from 'zod/mini'
import { CancellationTier } from './catalogue.ts'
import { type ErrorDefinition, endpoint } from './endpoint.ts'
import { Picture } from './media.ts'
import { QuoteLine } from './pricing.ts'
import { RideLeg } from './rides.ts'
import { Taxes } from './tax.ts'
import { TripItem, tripItems } from './trip-wish.ts'
import { fullTrip } from './trip-words.ts'

/** What somebody gathers to book together: wishes, never prices to trust. */

export const tripsErrors = {
  'trips.full': { status: 409, sentence: fullTrip },
  'trips.unknown-item': { status: 404, sentence: 'This is no longer in the trip.' },
  'trips.unknown-shared': { status: 404, sentence: 'This trip is no longer shared.' },
  'trips.nothing-to-share': { status: 409, sentence: 'Nothing in this trip can be had at this moment.' },
  'trips.too-many': {
    status: 429,
    sentence: 'Too many trips were looked at from here. Please wait a quarter of an hour.',
  },
} satisfies Record<string, ErrorDefinition>

/** What is wished for, as it can be had now. */
export const TripOffer = z.object({
  quoteId: z.string(),
  expiresAt: z.string(),
  /** When the car is there: of a tour its start, of a ride the pick-up. */
  startsAt: z.string(),
  /** When guests are where they go. */
  endsAt: z.string(),
  /** Where it begins and ends; null: as the tour itself does. */
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  className: z.string(),
  vehicleClass: z.string(),
  guides: z.int(),
  lines: z.array(QuoteLine),
  totalYen: z.int(),
  taxes: Taxes,
  cancellationTiers: z.array(CancellationTier),
  /** Why the code that was wished for takes nothing off. */
  codeNote: z.nullable(z.string()),
  /** Of a ride. */
  leg: z.nullable(RideLeg),
})
export type TripOffer = z.output<typeof TripOffer>

/** Another hour of the same, with its price. */
const Alternative = z.object({ wish: TripItem.shape.wish, day: z.string(), start: z.string(), totalYen: z.int() })
export type Alternative = z.output<typeof Alternative>

export const PricedItem = z.object({
  id: z.string(),
  title: z.string(),
  /** Of a tour that is offered. */
  cover: z.nullable(Picture),
  /** The sign of its line; null of a ride. */
  line: z.nullable(z.string()),
  stops: z.array(z.string()),
  /** Null: it cannot be had so. */
  offer: z.nullable(TripOffer),
  /** Why it cannot be had, and what can: the nearest hours, each tried. */
  gone: z.nullable(z.object({ code: z.string(), sentence: z.string(), nearest: z.array(Alternative) })),
})
export type PricedItem = z.output<typeof PricedItem>

export const findingKinds = [
  'overlap',
  'not-reached',
  'before-landing',
  'two-cars',
  'other-party',
  'seat-missing',
] as const

/** What does not go together, said before the item that it concerns. */
export const Finding = z.object({
  kind: z.enum(findingKinds),
  /** It cannot happen so; otherwise it is perhaps a slip. */
  isImpossible: z.boolean(),
  /** The first is the one before which it is said. */
  items: z.array(z.string()),
  title: z.string(),
  why: z.string(),
  /** Ways out that were tried against today's cars and crews; one that failed says why. */
  fixes: z.array(
    z.object({
      words: z.string(),
      tried: z.string(),
      works: z.boolean(),
      differenceYen: z.nullable(z.int()),
      /** Null: it is taken out. */
      changes: z.array(z.object({ id: z.string(), wish: z.nullable(TripItem.shape.wish) })),
    }),
  ),
})
export type Finding = z.output<typeof Finding>

export const PricedTrip = z.object({
  pricedAt: z.string(),
  /** In the order of their days. */
  items: z.array(PricedItem),
  findings: z.array(Finding),
})
export type PricedTrip = z.output<typeof PricedTrip>

export const priceTrip = endpoint({
  method: 'POST',
  path: '/trip/prices',
  access: 'public',
  sells: true,
  summary: 'What each thing of a trip costs now, what is gone and what can be had instead, and whether all of it fits.',
  input: z.strictObject({ items: tripItems }),
  output: PricedTrip,
  errors: ['house.closed', 'trips.too-many'],
})

const Trip = z.object({
  items: z.array(TripItem),
  /** Until when a link of its owner opens what they shared; null: none does. */
  sharedUntil: z.nullable(z.string()),
})
export type Trip = z.output<typeof Trip>

export const readTrip = endpoint({
  method: 'GET',
  path: '/trip',
  access: 'user',
  summary: 'The trip that the caller gathers.',
  output: Trip,
})

/** Also merges what a device kept before its owner signed in. */
export const addToTrip = endpoint({
  method: 'POST',
  path: '/trip',
  access: 'user',
  summary: 'Adds to the trip what is not in it yet, all of it or nothing. Answers the whole trip.',
  input: z.strictObject({ items: tripItems }),
  output: Trip,
  errors: ['trips.full'],
})

export const changeTripItem = endpoint({
  method: 'PUT',
  path: '/trip/:id',
  access: 'user',
  summary:
    'Puts another wish in the place of one, or notes what it cost when it was looked at. The later change counts.',
  /** Without a wish it stays what it is, and what it cost is noted alone. */
  input: z.strictObject({ ...TripItem.shape, wish: z.optional(TripItem.shape.wish) }),
  output: Trip,
  errors: ['trips.unknown-item'],
})

export const removeFromTrip = endpoint({
  method: 'DELETE',
  path: '/trip/:id',
  access: 'user',
  summary: 'Takes something out of the trip. Answers the whole trip.',
  input: z.strictObject({ id: TripItem.shape.id }),
  output: Trip,
})

/** Something of a shared trip: no names, no prices, no flight, no door and no ages. */
export const SharedItem = z.object({
  title: z.string(),
  slug: z.nullable(z.string()),
  cover: z.nullable(Picture),
  line: z.nullable(z.string()),
  startsAt: z.string(),
  endsAt: z.string(),
  landsAt: z.nullable(z.string()),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  className: z.string(),
  vehicleClass: z.string(),
  guides: z.int(),
  guests: z.int(),
  largeCases: z.int(),
  /** To be copied; null where that would need a door. */
  wish: z.nullable(TripItem.shape.wish),
})
export type SharedItem = z.output<typeof SharedItem>

export const shareTrip = endpoint({
  method: 'POST',
  path: '/shared-trips',
  access: 'public',
  sells: true,
  summary: 'Makes a link by which others look at these days, for 30 days or until it is ended.',
  input: z.strictObject({ items: tripItems.check(z.minLength(1, 'There is nothing to share yet.')) }),
  output: z.object({
    code: z.string(),
    /** Ends it; whoever looks at the trip does not know it. */
    key: z.string(),
    endsAt: z.string(),
  }),
  errors: ['house.closed', 'trips.too-many', 'trips.nothing-to-share'],
})

const Code = z.string().check(z.regex(/^[A-Za-z0-9_-]{16,40}$/, 'There is no such trip.'))

export const readSharedTrip = endpoint({
  method: 'GET',
  path: '/shared-trips/:code',
  access: 'public',
  summary: 'A trip that somebody shares, to look at.',
  input: z.strictObject({ code: Code }),
  output: z.object({ endsAt: z.string(), items: z.array(SharedItem) }),
  errors: ['trips.unknown-shared', 'trips.too-many'],
})

export const endSharedTrip = endpoint({
  method: 'POST',
  path: '/shared-trips/:code/end',
  access: 'public',
  summary: 'Ends a link with the key that was answered when it was made.',
  input: z.strictObject({ code: Code, key: Code }),
  output: z.object({ ended: z.literal(true) }),
  errors: ['trips.unknown-shared', 'trips.too-many'],
})

export const endOwnShares = endpoint({
  method: 'POST',
  path: '/trip/shares/end',
  access: 'user',
  summary: 'Ends every link that the caller made.',
  output: Trip,
})

export const tripCalls = {
  ...{ priceTrip, readTrip, addToTrip, changeTripItem, removeFromTrip },
  ...{ shareTrip, readSharedTrip, endSharedTrip, endOwnShares },
}
