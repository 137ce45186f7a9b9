import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { FileLink, listInput, listOutput, someOf } from './office-list.ts'
import { onlyWith } from './only-with.ts'
import { RideWay } from './ride-ways.ts'

/** What that means today, with its days and its budget. */
export const offerStandings = ['draft', 'ahead', 'running', 'nearly-gone', 'used-up', 'paused', 'over'] as const
export const OfferStanding = z.enum(offerStandings)
export type OfferStanding = z.output<typeof OfferStanding>

/** What came of a code that somebody asked with. */
export const codeOutcomes = [
  'counted',
  'not-open',
  'too-early',
  'too-late',
  'other-tour',
  'other-ride',
  'travel-early',
  'travel-late',
  'weekday',
  'used',
  'budget',
  'not-together',
] as const
export const CodeOutcome = z.enum(codeOutcomes)
export type CodeOutcome = z.output<typeof CodeOutcome>

export const OfficeOfferRow = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  code: z.string(),
  percentOff: z.int(),
  mostOffYen: z.nullable(z.int()),
  weekdays: z.array(z.int()),
  /** Public tours that it is for. */
  tours: z.int(),
  /** The kinds of ride that it is for. */
  rides: z.array(RideWay),
  stacks: z.boolean(),
  bookFrom: z.string(),
  bookUntil: z.string(),
  travelFrom: z.string(),
  travelTo: z.string(),
  standing: OfferStanding,
  /** Booked and not cancelled. */
  used: z.int(),
  givenYen: z.int(),
  budgetYen: z.nullable(z.int()),
})
export type OfficeOfferRow = z.output<typeof OfficeOfferRow>

export const officeOfferColumns = ['until', 'title', 'code', 'used', 'given'] as const

const asked = { ...listInput(officeOfferColumns, '-until'), standing: someOf(offerStandings) }

export const officeOffers = endpoint({
  method: 'GET',
  path: '/admin/offers',
  access: 'admin',
  right: 'see:offers',
  summary: 'The offers with their days, what was booked with them, and what that gave away.',
  input: z.strictObject(asked),
  output: listOutput(OfficeOfferRow),
})

export const officeOffersFile = endpoint({
  method: 'GET',
  path: '/admin/offers-file',
  access: 'admin',
  right: 'see:files',
  alsoRight: 'see:offers',
  summary: 'A link to a CSV file of the offers that the filters leave.',
  input: z.strictObject(asked),
  output: FileLink,
})

export const offersAtAGlance = endpoint({
  method: 'GET',
  path: '/admin/offers-at-a-glance',
  access: 'admin',
  right: 'see:offers',
  summary: 'How many offers there are of each standing, and what codes did in the last twelve months.',
  output: z.object({
    /** Of the house, in Tokyo. */
    today: z.string(),
    standings: z.object({
      ...{ draft: z.int(), ahead: z.int(), running: z.int(), 'nearly-gone': z.int(), 'used-up': z.int() },
      ...{ paused: z.int(), over: z.int() },
    }),
    /** Booked with a code and not cancelled, a way there and back as one; and all bookings. */
    booked: z.int(),
    allBooked: z.int(),
    givenYen: z.int(),
    bookedYen: onlyWith('see:earnings', z.int()),
    cancelled: z.int(),
    refused: z.int(),
    /** The most frequent reasons, at most three. */
    why: z.array(z.object({ outcome: CodeOutcome, times: z.int() })),
  }),
})

export const OfferFigures = z.object({
  /** How often a price was asked for with it, and what came of it; the same guest within the hour counts once. */
  tries: z.array(z.object({ outcome: CodeOutcome, times: z.int(), tours: z.array(z.string()) })),
  /** A way there and back is one. */
  booked: z.int(),
  cancelled: z.int(),
  bookedYen: onlyWith('see:earnings', z.int()),
  givenYen: z.int(),
  /** Kept for somebody who has not paid yet: it counts against the budget. */
  heldYen: z.int(),
  /** Of each tour that was booked with it, the most booked first. */
  tours: z.array(z.object({ title: z.string(), booked: z.int() })),
  /** Of each kind of ride, likewise. */
  rides: z.array(z.object({ way: RideWay, booked: z.int() })),
  /** At the pace of the last four weeks; null: it lasts, or nothing can be said. */
  goneOn: z.nullable(z.string()),
})
export type OfferFigures = z.output<typeof OfferFigures>

export const offerFigures = endpoint({
  method: 'GET',
  path: '/admin/offers/:id/figures',
  access: 'admin',
  right: 'see:offers',
  summary: 'What an offer did: prices asked with it, why its code was refused, what was booked and given away.',
  input: z.strictObject({ id: z.uuid('There is no such offer.') }),
  output: OfferFigures,
  errors: ['catalogue.unknown-offer'],
})
