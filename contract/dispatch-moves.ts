import * as z from 'zod/mini'
import { whichBooking } from './booking.ts'
import { guestAsked, ResourceKind, TermsThen, version } from './booking-desk.ts'
import { BoardJob } from './dispatch.ts'
import { endpoint } from './endpoint.ts'
import { MoneyBack } from './payments.ts'
import { text } from './text.ts'

/** Moving jobs between people, cars and hours. What is legal is decided on the server, each time anew. */

const { reference } = whichBooking
const Moment = z.iso.datetime({ offset: true, error: 'Name a moment.' })

/** One change of one crew. Several of them together are one move: all are done, or none. */
export const CrewMove = z.strictObject({
  reference,
  /** Of the booking, as it was looked at. */
  version,
  kind: ResourceKind,
  /** Who goes; null: nobody, a place was empty. */
  from: z.nullable(z.uuid()),
  /** Who comes; null: nobody, the place stays empty. */
  to: z.nullable(z.uuid()),
})
export type CrewMove = z.output<typeof CrewMove>

/** How a job would stand on a row. */
export const Fit = z.object({
  resourceId: z.string(),
  /** `here`: it stands there now. */
  verdict: z.enum(['fits', 'warns', 'no', 'here']),
  /** Short, for the row's head: "Fits", "Rest 7 h 20", "Taken from 09:00". */
  short: z.string(),
  /** Whole, for the bar, the tip and the screen reader: "Rest before 12 h 30, after 13 h. Knows the guest". */
  words: z.string(),
  restBeforeMinutes: z.nullable(z.int()),
  restAfterMinutes: z.nullable(z.int()),
  /** Only their hours or a day off stand against it: they may agree to come. Law and rest never give way. */
  mayAgree: z.boolean(),
  /** Of a car: possible with a reason only, since it is larger than what may stand in by itself. */
  needsReason: z.boolean(),
  /** Whom to ring; empty of cars, and where no number is known. */
  phone: z.string(),
  /** The job in the way, when exchanging the two would suit both: one move puts each in the place of the other. */
  swap: z.nullable(z.object({ reference: z.string(), version: z.int(), words: z.string() })),
})
export type Fit = z.output<typeof Fit>

export const findFits = endpoint({
  method: 'POST',
  path: '/admin/dispatch/fits',
  access: 'admin',
  right: 'change:board',
  summary: 'For every row of a kind: whether a job fits there, and if not, why, in words. Changes nothing.',
  input: z.strictObject({
    reference,
    kind: ResourceKind,
    /** Whose place is to be taken; null: an empty one. */
    from: z.nullable(z.uuid()),
    /** At another hour; left out: at its own. */
    startsAt: z.optional(Moment),
  }),
  output: z.object({
    version: z.int(),
    fits: z.array(Fit),
    /** Why the hour itself does not do (in the past, before the flight lands, no such start); null: it does. */
    hour: z.nullable(z.string()),
  }),
  errors: ['booking.unknown', 'booking.not-possible-now', 'dispatch.not-possible'],
})

export const agreeToCome = endpoint({
  method: 'POST',
  path: '/admin/dispatch/extra-shifts',
  access: 'admin',
  right: 'change:board',
  costs: true,
  summary: 'Somebody agreed to come for a job outside their hours or on a day off; kept in its history with why.',
  input: z.strictObject({ reference, resourceId: z.uuid('Choose who.'), reason: text(300, 'Say why.') }),
  output: z.object({ from: z.string(), until: z.string() }),
  errors: ['booking.unknown', 'booking.not-possible-now', 'dispatch.unknown-resource', 'dispatch.not-possible'],
})

const moves = z.array(CrewMove).check(z.minLength(1, 'Nothing to do.'), z.maxLength(40, 'Too many at once.'))
const tell = z._default(z.array(reference).check(z.maxLength(40)), [])
const reason = z._default(z.string().check(z.trim(), z.maxLength(300, 'At most 300 characters.')), '')

export const MovesDone = z.object({
  /** Every job that was touched, as it is now. */
  jobs: z.array(BoardJob),
  /** What puts everything back, as long as nobody changes it meanwhile. */
  undo: z.array(CrewMove),
})
export type MovesDone = z.output<typeof MovesDone>

export const moveCrews = endpoint({
  method: 'POST',
  path: '/admin/dispatch/moves',
  access: 'admin',
  right: 'change:board',
  costs: true,
  summary: 'Moves jobs to other people or cars: all of these moves or none.',
  input: z.strictObject({
    moves,
    reason,
    /** Of single bookings, in place of the one for all. */
    reasons: z.optional(z.array(z.strictObject({ reference, reason })).check(z.maxLength(40))),
    /** Whose guests are told by mail who comes now. */
    tellGuests: tell,
    /** Who brings the new car of a job to its guests on the road: it stands on their row, and counts for their day. */
    brings: z.optional(z.array(z.strictObject({ reference, bringerId: z.uuid() })).check(z.maxLength(40))),
  }),
  output: MovesDone,
  errors: ['booking.unknown', 'booking.not-possible-now', 'dispatch.not-possible', 'dispatch.changed-meanwhile'],
})

/** What a change of hour comes to, before anybody agrees to it. */
export const proposeHour = endpoint({
  method: 'POST',
  path: '/admin/dispatch/hour/propose',
  access: 'admin',
  right: 'change:board',
  summary: 'What it would cost to move a job to another hour, and who would drive. The price is kept for 30 minutes.',
  input: z.strictObject({
    ...{ reference, version },
    startsAt: Moment,
    /** Who is wanted for it, before those of today. */
    prefer: z._default(z.array(z.uuid()).check(z.maxLength(10)), []),
  }),
  output: z.object({
    quoteId: z.string(),
    startsAt: z.string(),
    endsAt: z.string(),
    beforeYen: z.int(),
    afterYen: z.int(),
    paidYen: z.int(),
    /** Where to what is paid too much then would go. */
    back: z.array(MoneyBack),
    /** Line by line where they differ: what it was, what it is. */
    lines: z.array(z.object({ label: z.string(), beforeYen: z.int(), afterYen: z.int() })),
    crew: z.array(z.object({ id: z.string(), kind: ResourceKind, name: z.string(), isNew: z.boolean() })),
    warning: z.nullable(z.string()),
    /** Null: the same whoever wished it. */
    terms: z.nullable(TermsThen),
    /** At an hour for which the tour is not made: which place may be shut when. It is moved there with a reason only. */
    placesShut: z.nullable(z.string()),
  }),
  errors: [
    'booking.unknown',
    'booking.not-possible-now',
    'dispatch.not-possible',
    'dispatch.changed-meanwhile',
    'pricing.not-possible',
    'pricing.party-too-large',
    'fleet.outside-area',
    'booking.nobody-free',
    'inventory.day-too-long',
    'inventory.language-unspoken',
    'inventory.place-too-far',
  ],
})

export const moveHour = endpoint({
  method: 'POST',
  path: '/admin/dispatch/hour',
  access: 'admin',
  right: 'change:board',
  costs: true,
  summary: 'Moves a job to the hour that was proposed; the difference stays due, is asked for, or goes back.',
  input: z.strictObject({
    ...{ reference, version, reason },
    quoteId: z.uuid('There is no such quote.'),
    prefer: z._default(z.array(z.uuid()).check(z.maxLength(10)), []),
    difference: z._default(z.enum(['stays', 'refund', 'link']), 'stays'),
    tellGuest: z._default(z.boolean(), false),
    guestAsked,
  }),
  output: BoardJob,
  errors: [
    'booking.unknown',
    'booking.not-possible-now',
    'dispatch.not-possible',
    'dispatch.changed-meanwhile',
    'pricing.unknown-quote',
    'pricing.quote-expired',
    'booking.quote-used',
    'booking.nobody-free',
  ],
})

/** One way to give a job its crew again. */
export const Proposal = z.object({
  /** "Okada takes it", "Wada takes it, Okada takes Rossi". */
  title: z.string(),
  moves: z.array(CrewMove),
  /** "One move", "Rest 12 h 50 before", "38 h this week", "Speaks French", "Drove the Haddads in April", "20 min away". */
  reasons: z.array(z.string()),
  /** Below our aim, in words. */
  warning: z.nullable(z.string()),
  /** It brings a larger car than may stand in by itself: that is done with a reason. */
  needsReason: z.boolean(),
  /** Whom it concerns: the crew by short name, and what they get to know. */
  tells: z.array(z.object({ who: z.string(), what: z.string() })),
  /** Guests are on board and their car is lost: who brings the other one to them, to be rung. Null: nobody need. */
  brings: z.nullable(z.object({ id: z.string(), who: z.string(), phone: z.string(), what: z.string() })),
})
export type Proposal = z.output<typeof Proposal>

export const findProposals = endpoint({
  method: 'POST',
  path: '/admin/dispatch/proposals',
  access: 'admin',
  right: 'change:board',
  summary: 'For jobs without crew: the three best crews of each, with reasons. The first of each go together.',
  input: z.strictObject({
    references: z
      .array(reference)
      .check(z.minLength(1, 'Name a booking.'), z.maxLength(20, 'At most 20 bookings at once.')),
  }),
  output: z.object({
    jobs: z.array(
      z.object({
        job: BoardJob,
        /** The best first; the first ones of all jobs can be accepted together. */
        proposals: z.array(Proposal),
        /** Why there is none; null where there are. */
        whyNone: z.nullable(z.string()),
      }),
    ),
    /** The other bookings that a proposal moves, whatever their day: their guests may want to know. */
    others: z.array(BoardJob),
  }),
  errors: ['booking.unknown'],
})
