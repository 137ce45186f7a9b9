import * as z from 'zod/mini'
import { TourSummary } from './catalogue.ts'
import { endpoint } from './endpoint.ts'
import { Picture } from './media.ts'
import { RideWay } from './ride-ways.ts'
import { Taxes } from './tax.ts'

export const Offer = z.object({
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  code: z.string(),
  codeMeaning: z.string(),
  percentOff: z.number(),
  /** Of one booking; null: however much the percentage is. */
  mostOffYen: z.nullable(z.number()),
  oncePerGuest: z.boolean(),
  /** It ends sooner once what is set aside for it is given. */
  hasBudget: z.boolean(),
  /** Tokyo days, both included. */
  travelFrom: z.string(),
  travelTo: z.string(),
  /** 1 is Monday, 7 is Sunday. */
  weekdays: z.array(z.number()),
  bookUntil: z.string(),
  picture: Picture,
  tourCount: z.number(),
  /** The kinds of ride that it counts for. */
  rides: z.array(RideWay),
  /** Together with one other code that says the same. */
  stacks: z.boolean(),
})
export type Offer = z.output<typeof Offer>

const worked = {
  /** The day itself, in the smallest car. */
  dayYen: z.number(),
  /** What that day costs more by the tour's own season; null where it costs no more. */
  season: z.nullable(z.object({ name: z.string(), yen: z.number() })),
  discountYen: z.number(),
  totalYen: z.number(),
  taxes: Taxes,
}

/** The code worked through on one tour: the day, what comes off, what remains. */
export const OfferedTour = z.object({
  ...worked,
  tour: TourSummary,
  /** The first day on which the code and the tour meet; null when none is left. */
  firstDay: z.nullable(z.string()),
})
export type OfferedTour = z.output<typeof OfferedTour>

export const OfferDetail = z.extend(Offer, { tours: z.array(OfferedTour) })
export type OfferDetail = z.output<typeof OfferDetail>

/** The same on the first of its tours that can still be had, for a list of offers. */
export const OfferExample = z.object({
  ...worked,
  slug: z.string(),
  title: z.string(),
  durationMinutes: z.number(),
  firstDay: z.string(),
})
export type OfferExample = z.output<typeof OfferExample>

export const RunningOffer = z.extend(Offer, {
  tours: z.array(z.object({ slug: z.string(), title: z.string() })),
  /** Null when no tour of it has a day left. */
  example: z.nullable(OfferExample),
})
export type RunningOffer = z.output<typeof RunningOffer>

export const runningOffers = endpoint({
  method: 'GET',
  path: '/offers',
  access: 'public',
  summary: 'The offers that can be booked today, the one that ends first at the top, each worked through on a tour.',
  output: z.object({ offers: z.array(RunningOffer) }),
})

export const offerDetail = endpoint({
  method: 'GET',
  path: '/offers/:slug',
  access: 'public',
  summary: 'A running offer with its terms and the tours it applies to.',
  input: z.strictObject({ slug: z.string().check(z.minLength(1), z.maxLength(100)) }),
  output: OfferDetail,
  errors: ['catalogue.unknown-offer'],
})
