import * as z from 'zod/mini'
import { BookingState } from './booking.ts'
import { ResourceKind } from './booking-desk.ts'
import { JobPhase } from './dispatch.ts'
import { endpoint } from './endpoint.ts'
import { onlyWith } from './only-with.ts'
import { TakenHow } from './payments.ts'

export const dashboardPeriods = ['week', 'month', 'quarter'] as const
export type DashboardPeriod = (typeof dashboardPeriods)[number]

/** What each means stands in docs/decisions/0033-figures.md. */
const Figure = z.object({
  /** Null where there is nothing to count. */
  value: z.nullable(z.number()),
  /** The same of the period before. */
  before: z.nullable(z.number()),
  /** Of this period and those before it, the oldest first. */
  line: z.array(z.nullable(z.number())),
})
export type Figure = z.output<typeof Figure>

const Span = z.object({
  /** Both days belong to it. */
  firstDay: z.string(),
  lastDay: z.string(),
})

const Occupancy = z.object({ percent: Figure, takenHours: z.number(), dutyHours: z.number() })
export type Occupancy = z.output<typeof Occupancy>

/** A booking as the day's plan and the latest bookings show it. */
export const ServiceRow = z.object({
  reference: z.string(),
  state: BookingState,
  needsCrew: z.boolean(),
  /** What is missing of a crew that was complete. */
  missing: z.array(ResourceKind),
  /** How far it is on the road, by the same rule and word as on the board; null where there is no road yet. */
  phase: z.nullable(JobPhase),
  tour: z.string(),
  leadName: z.string(),
  guests: z.int(),
  startsAt: z.string(),
  endsAt: z.string(),
  /** Null: where the tour itself begins. */
  pickUp: z.nullable(z.string()),
  /** It begins wherever the guest stays, and nobody said where. */
  isHotelUntold: z.boolean(),
  /** First the people, by their family names as the desk calls them. */
  crew: z.array(z.string()),
  plate: z.nullable(z.string()),
  totalYen: z.int(),
  /** Still to be paid. */
  dueYen: z.int(),
})
export type ServiceRow = z.output<typeof ServiceRow>

/** Something that waits for a person, with what it takes to say it and to go there. */
export const Decision = z.discriminatedUnion('kind', [
  /** This is a restored copy, whose mails wait until whoever runs it decides. */
  z.object({ kind: z.literal('restored'), since: z.string() }),
  z.object({
    kind: z.literal('crew'),
    reference: z.string(),
    tour: z.string(),
    startsAt: z.string(),
    missing: z.array(ResourceKind),
    /** Who fell away and why: "Endo is ill". */
    lost: z.array(z.string()),
  }),
  z.object({
    kind: z.literal('conflict'),
    reference: z.string(),
    who: z.string(),
    startsAt: z.string(),
    why: z.string(),
  }),
  /** Work, today or tomorrow, that the papers of a car or a person do not cover. */
  z.object({
    kind: z.literal('papers'),
    of: ResourceKind,
    ownerId: z.string(),
    who: z.string(),
    /** Null where one is missing, which is then named: "licence". */
    endsOn: z.nullable(z.string()),
    missing: z.nullable(z.string()),
    hasEnded: z.boolean(),
    /** What is booked beyond them in the two weeks that are looked at; the first begins at `startsAt`. */
    jobs: z.int(),
    startsAt: z.string(),
  }),
  /** A coming day that begins at the guest's hotel, and nobody has told us which. */
  z.object({
    kind: z.literal('hotel'),
    reference: z.string(),
    tour: z.string(),
    leadName: z.string(),
    startsAt: z.string(),
  }),
  z.object({
    kind: z.literal('hold'),
    reference: z.string(),
    tour: z.string(),
    leadName: z.string(),
    startsAt: z.string(),
    heldUntil: z.string(),
  }),
  z.object({
    kind: z.literal('payment'),
    reference: z.string(),
    leadName: z.string(),
    amountYen: z.int(),
    at: z.string(),
  }),
  z.object({
    kind: z.literal('refund'),
    reference: z.string(),
    leadName: z.string(),
    amountYen: z.int(),
    at: z.string(),
  }),
  /** Money that came by hand and goes back: somebody has to give it, and to say so. */
  z.object({
    kind: z.literal('hand-back'),
    refundId: z.string(),
    reference: z.string(),
    leadName: z.string(),
    amountYen: z.int(),
    how: TakenHow,
    at: z.string(),
  }),
  z.object({ kind: z.literal('job'), id: z.string(), task: z.string(), error: z.string(), at: z.string() }),
  z.object({
    kind: z.literal('message'),
    reference: z.string(),
    leadName: z.string(),
    startsAt: z.string(),
    body: z.string(),
    at: z.string(),
  }),
  /** What came through the contact page and nobody has answered: how many, and who waits longest. */
  z.object({ kind: z.literal('letters'), waiting: z.int(), name: z.string(), at: z.string() }),
  /** Chauffeurs and guides who asked for leave: how many, and the first day of it. */
  z.object({ kind: z.literal('leave'), waiting: z.int(), firstDay: z.string() }),
  z.object({
    kind: z.literal('review'),
    id: z.string(),
    stars: z.number(),
    tour: z.string(),
    text: z.string(),
    at: z.string(),
  }),
])
export type Decision = z.output<typeof Decision>

/** Work in the background that does not go on: mails, money that goes back, or anything else. */
export const Standstill = z.object({
  kind: z.enum(['mails', 'refunds', 'other']),
  /** When the first of what waits was to be done. */
  since: z.string(),
  waiting: z.int(),
})
export type Standstill = z.output<typeof Standstill>

const Out = z.object({ out: z.int(), all: z.int() })

export const Dashboard = z.object({
  today: z.string(),
  now: z.string(),
  period: z.extend(Span, { before: Span }),
  /** Money: only for who may see earnings. */
  taken: onlyWith('see:earnings', Figure),
  /** Bookings of the period: those that are or were to be driven, and those called off. */
  tours: z.int(),
  cancelled: z.int(),
  /** Beside those of the same weekday a week before; the line has a day at each point. */
  toursToday: Figure,
  toDepart: z.int(),
  cars: Occupancy,
  people: Occupancy,
  leadDays: Figure,
  cancelledPercent: Figure,
  /** Today's and tomorrow's, in order of departure. */
  service: z.object({ today: z.array(ServiceRow), tomorrow: z.array(ServiceRow) }),
  /** Empty while all goes on. */
  standstills: z.array(Standstill),
  /** The most urgent first, and at most so many of a kind. */
  decisions: z.array(Decision),
  /** What is out at this moment, and in each hour of today. */
  summary: z.object({
    cars: Out,
    chauffeurs: Out,
    guides: Out,
    hours: z.array(z.object({ hour: z.int(), cars: z.int(), people: z.int() })),
  }),
  /** Money taken, by weeks that begin on a Monday; null a year before where there was no business yet. */
  weeks: onlyWith(
    'see:earnings',
    z.array(
      z.object({ monday: z.string(), paidYen: z.int(), yearBeforeYen: z.nullable(z.int()), isRunning: z.boolean() }),
    ),
  ),
  latest: z.array(z.extend(ServiceRow, { createdAt: z.string() })),
})
export type Dashboard = z.output<typeof Dashboard>

export const readDashboard = endpoint({
  method: 'GET',
  path: '/admin/dashboard',
  access: 'admin',
  right: 'see:bookings',
  summary: 'The day and the period: figures beside those of the period before, what waits for a person, the service.',
  input: z.strictObject({ period: z._default(z.enum(dashboardPeriods), 'week') }),
  output: Dashboard,
})

/** How much waits for a person, for the marks beside the office's rooms. */
export const officeBadges = endpoint({
  method: 'GET',
  path: '/admin/badges',
  access: 'admin',
  right: 'see:bookings',
  summary: 'How many things wait for a person: by the room in which they are decided, and altogether.',
  output: z.object({
    /** Everything that the dashboard lists. */
    dashboard: z.int(),
    /** Bookings of tours from now on without their whole crew: what their list shows as "Needs crew". */
    tourBookings: z.int(),
    /** The same of rides. */
    rides: z.int(),
    reviews: z.int(),
    /** Letters of the contact form that nobody answered, and bookings whose guest wrote last: what the inbox shows. */
    messages: z.int(),
    /** Bookings from now on that wait for somebody or something of their crew. */
    dispatch: z.int(),
  }),
})
