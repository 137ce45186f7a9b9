import * as z from 'zod/mini'
import { BookingState, Service, whichBooking } from './booking.ts'
import { ResourceKind } from './booking-desk.ts'
import { VehicleClass } from './catalogue.ts'
import { type ErrorDefinition, endpoint } from './endpoint.ts'
import { Day } from './wish.ts'

/** The board: who drives whom, when, in which car. All moments are ISO strings with Tokyo's offset. */

export const dispatchErrors = {
  'dispatch.not-possible': { status: 409, sentence: '{why}' },
  'dispatch.changed-meanwhile': {
    status: 409,
    sentence: 'Somebody changed this a moment ago. The board shows it as it is now; nothing of yours was done.',
  },
  'dispatch.unknown-resource': { status: 404, sentence: 'There is no such person or car in service.' },
  'dispatch.unknown-absence': { status: 404, sentence: 'There is no such entry any more.' },
  'dispatch.unknown-link': { status: 404, sentence: 'There is no such link any more.' },
  'crew.link-ended': { status: 404, sentence: 'This link does not open a day any more. Please call the desk.' },
  'crew.too-many': { status: 429, sentence: 'That was a lot at once. Please wait a little, or call the desk.' },
} satisfies Record<string, ErrorDefinition>

/** How many days a board shows at once. */
export const boardSpans = [1, 3, 7] as const
export type BoardSpan = (typeof boardSpans)[number]
export const BoardSpan = z.coerce
  .number()
  .check(z.refine((days) => boardSpans.some((some) => some === days), 'One, three or seven days.'))

/** When somebody or something is not there, as the row shows it. */
export const Away = z.object({
  from: z.string(),
  until: z.string(),
  /** `ill`, `leave`, `repair`, `other` were entered by the desk; the rest follows from shifts and papers. */
  kind: z.enum(['ill', 'leave', 'repair', 'other', 'day-off', 'papers']),
  /** "Ill, back on Thu 19". */
  words: z.string(),
  /** Of an entry by the desk, which can be ended. */
  absenceId: z.nullable(z.string()),
  /** First name of who of the desk entered it, and when; null where nobody did, or they left the office. */
  by: z.nullable(z.string()),
  at: z.nullable(z.string()),
})
export type Away = z.output<typeof Away>

/** Work on the road that is no job of theirs. */
export const OnTheRoad = z.object({
  from: z.string(),
  until: z.string(),
  /** "Drove Marsh, relieved at 11:05", "Brings Crown 27-15 to Marsh". */
  words: z.string(),
})
export type OnTheRoad = z.output<typeof OnTheRoad>

/** A person or a car. Of who left us the row stays while the days shown still have jobs of theirs. */
export const BoardRow = z.object({
  id: z.string(),
  kind: ResourceKind,
  name: z.string(),
  /** As the desk calls it: "Ueda, N.", "Alphard 31-07". */
  shortName: z.string(),
  seal: z.nullable(z.string()),
  vehicleClass: z.nullable(VehicleClass),
  plate: z.nullable(z.string()),
  languages: z.array(z.string()),
  inService: z.boolean(),
  away: z.array(Away),
  /** Of people: when they work on the days shown, whether or not they are away then. */
  shifts: z.array(z.object({ from: z.string(), until: z.string() })),
  /** From garage to garage in the week (from Monday) of the first day shown; null of cars. */
  weekMinutes: z.nullable(z.int()),
  /** What they told from the road and nobody of the desk has put away yet. */
  troubles: z.array(z.object({ id: z.string(), reference: z.nullable(z.string()), words: z.string(), at: z.string() })),
  /** Beside their jobs: what they drove until they were relieved, or a car that they bring to guests. It counts for their day. */
  roadDuties: z.array(OnTheRoad),
})
export type BoardRow = z.output<typeof BoardRow>

/** How a job stands for one of its crew: what surrounds it on their row. */
export const BoardLeg = z.object({
  resourceId: z.string(),
  kind: ResourceKind,
  /** When the drive to the pick-up begins, from the garage or the job before. */
  leavesAt: z.string(),
  /** That garage, "Shinagawa garage"; where cars change within the day that of the car; null: straight from the job before. */
  leavesFrom: z.nullable(z.string()),
  /** When the turn-round is over; for the last of a day with the drive home. */
  freeAt: z.string(),
  /** Of people; null where nobody stands near. */
  restBeforeMinutes: z.nullable(z.int()),
  /** Below our aim, in words: "Rest 10 h 20, the aim is 11 h"; of a car for guests on the road: "Nobody is sent with it yet". */
  warning: z.nullable(z.string()),
  /** Not legal as it stands (a rule was changed, an absence came): in words. */
  clash: z.nullable(z.string()),
})
export type BoardLeg = z.output<typeof BoardLeg>

export const crewSteps = ['on_the_way', 'arrived', 'on_board', 'done'] as const
export const CrewStep = z.enum(crewSteps)
export type CrewStep = z.output<typeof CrewStep>

/** Late is seen before it hurts. Of a crew without a link to its day the pick-up is the first that is expected of it. */
export const Late = z.object({
  /** How many minutes behind the plan, as known now. */
  minutes: z.int(),
  /** "Not on the way yet, should have left at 08:20". */
  words: z.string(),
  /** What should have been heard by now was not: who, since when, and "No word from Lin since 17:00". */
  silent: z.nullable(z.object({ since: z.string(), words: z.string() })),
  /** The next job that would begin late, of whom: null when none is in danger. */
  endangers: z.nullable(z.object({ reference: z.string(), words: z.string() })),
})
export type Late = z.output<typeof Late>

/** How far a job is. `no-word`: its hour has come, and nobody marked anything. */
export const JobPhase = z.enum(['held', 'assigned', 'no-word', 'on-the-way', 'arrived', 'on-board', 'done', 'no-show'])
export type JobPhase = z.output<typeof JobPhase>

export const BoardJob = z.object({
  reference: z.string(),
  version: z.int(),
  state: BookingState,
  /** The word under which it is drawn; the marks of the crew decide between the middle ones. */
  phase: JobPhase,
  service: z.extend(Service, {
    shortTitle: z.string(),
    /** The letter of a tour's line; null of a ride. */
    line: z.nullable(z.string()),
  }),
  leadName: z.string(),
  guests: z.int(),
  largeCases: z.int(),
  vehicleClass: VehicleClass,
  className: z.string(),
  guideLanguage: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  pickUp: z.string(),
  dropOff: z.string(),
  /** The tour begins wherever the guest stays, and nobody said where: the pick-up is only what the tour calls it. */
  isHotelUntold: z.boolean(),
  flight: z.string(),
  /** As the desk entered it; null: nobody did. */
  landsAt: z.nullable(z.string()),
  legs: z.array(BoardLeg),
  missing: z.object({ vehicle: z.int(), chauffeur: z.int(), guide: z.int() }),
  /** Who fell away and why: "Endo is ill", "Alphard 31-30 broke down". */
  lost: z.array(z.string()),
  /** The same as far as it is somebody or something that we know. */
  lostBy: z.array(z.object({ resourceId: z.string(), kind: ResourceKind })),
  /** The last step of the crew and when it was marked. */
  mark: z.nullable(z.object({ step: CrewStep, at: z.string() })),
  /** Before it nothing can be marked. */
  marksFrom: z.string(),
  /** Every step that was marked, in their order, and by whom first. */
  marks: z.array(
    z.object({
      id: z.string(),
      step: CrewStep,
      at: z.string(),
      by: z.string(),
      /** First name of who of the desk marked it for them; null: they did themselves. */
      desk: z.nullable(z.string()),
      /** Marked by the desk: until then it can be taken back; null otherwise. */
      undoUntil: z.nullable(z.string()),
    }),
  ),
  /** What the guest still has to pay. */
  dueYen: z.int(),
  late: z.nullable(Late),
})
export type BoardJob = z.output<typeof BoardJob>

/** Of each kind, how many serve in an hour and are not out. */
export const IdleHour = z.object({
  at: z.string(),
  chauffeur: z.int(),
  vehicle: z.int(),
  guide: z.int(),
})
export type IdleHour = z.output<typeof IdleHour>

export const Board = z.object({
  firstDay: z.string(),
  days: z.int(),
  /** The server's clock: the line of the present moment follows it, not the browser's. */
  now: z.string(),
  rows: z.array(BoardRow),
  /** Everything that touches these days; those with something missing are the tray. */
  jobs: z.array(BoardJob),
  /** Without crew on other days, the next first: the tray counts them and leads there. */
  elsewhere: z.array(z.object({ reference: z.string(), startsAt: z.string(), shortTitle: z.string() })),
  idle: z.array(IdleHour),
  /** Least and aimed rest, as the words name them. */
  rest: z.object({ leastMinutes: z.int(), aimedMinutes: z.int() }),
})
export type Board = z.output<typeof Board>

/** A trouble that the desk has seen to. */
export const putTroubleAway = endpoint({
  method: 'POST',
  path: '/admin/dispatch/troubles/:id/seen',
  access: 'admin',
  right: 'change:board',
  summary: 'Takes what the crew told from the road off the board: somebody has seen to it.',
  input: z.strictObject({ id: z.uuid() }),
})

/** Around the days that the calendar can name a week lies on either side. */
export const BoardDay = Day.check(z.regex(/^20/, 'Name a day from 2000 to 2099.'))
const shown = { day: BoardDay, days: z._default(BoardSpan, 1) }

export const readBoard = endpoint({
  method: 'GET',
  path: '/admin/dispatch',
  access: 'admin',
  right: 'see:board',
  summary: 'The board of one, three or seven days: rows, jobs, what is missing, what is idle.',
  input: z.strictObject(shown),
  output: Board,
})

/** Who of the office holds a bar in their hand. */
export const Moving = z.object({
  /** Of the connection, so that nobody sees themselves. */
  connection: z.string(),
  name: z.string(),
  seal: z.nullable(z.string()),
  reference: z.nullable(z.string()),
})
export type Moving = z.output<typeof Moving>

/** A line of the stream. The first is a whole board; whoever lost the line begins anew with another. */
export const BoardNews = z.discriminatedUnion('is', [
  z.object({ is: z.literal('board'), connection: z.string(), board: Board, moving: z.array(Moving) }),
  z.object({
    is: z.literal('changes'),
    now: z.string(),
    /** New or otherwise than before; whole. */
    jobs: z.array(BoardJob),
    gone: z.array(z.string()),
    /** Likewise, and in full only those that changed. */
    rows: z.array(BoardRow),
    goneRows: z.array(z.string()),
    /** Whole when anything of it changed; else null. */
    elsewhere: z.nullable(Board.shape.elsewhere),
    idle: z.nullable(z.array(IdleHour)),
  }),
  z.object({ is: z.literal('moving'), moving: Moving }),
  /** Nothing happened: the line lives, and what the clock says. */
  z.object({ is: z.literal('pulse'), now: z.string() }),
])
export type BoardNews = z.output<typeof BoardNews>

export const boardNews = endpoint({
  method: 'GET',
  path: '/admin/dispatch/news',
  access: 'admin',
  right: 'see:board',
  stream: true,
  summary: 'The board and then every change of it, as lines of JSON that do not end until the caller goes.',
  input: z.strictObject(shown),
  output: BoardNews,
})

export const sayMoving = endpoint({
  method: 'POST',
  path: '/admin/dispatch/moving',
  access: 'admin',
  right: 'change:board',
  summary: 'Tells the other boards what somebody holds in their hand, or that they put it down.',
  input: z.strictObject({
    connection: z.uuid(),
    reference: z.nullable(whichBooking.reference),
  }),
})
