import * as z from 'zod/mini'
import { crewToken } from './crew-day.ts'
import { type ErrorDefinition, endpoint } from './endpoint.ts'
import { personKinds } from './person-fields.ts'
import { Day } from './wish.ts'

/** Leave of chauffeurs and guides: what they ask for on their own page, and what the office plans and answers. */

export const leaveErrors = {
  'leave.unknown': { status: 404, sentence: 'There is no such request.' },
  'leave.answered': { status: 409, sentence: '{said}' },
} satisfies Record<string, ErrorDefinition>

const words = z._default(z.string().check(z.trim(), z.maxLength(300, 'At most 300 characters.')), '')

export const leaveStates = ['asked', 'granted', 'refused', 'withdrawn'] as const
export const OwnRequest = z.object({
  id: z.string(),
  firstDay: z.string(),
  lastDay: z.string(),
  words: z.string(),
  askedAt: z.string(),
  state: z.enum(leaveStates),
  /** Of one that was granted: all its days, or some of them. */
  grantedDays: z.array(z.string()),
  /** What the office said to it. */
  answer: z.string(),
  answeredAt: z.nullable(z.string()),
})
export type OwnRequest = z.output<typeof OwnRequest>

/** Days on which somebody is away, both included. */
export const AwayDays = z.object({
  /** Of its entry, by which it is taken back. */
  id: z.string(),
  firstDay: z.string(),
  lastDay: z.string(),
  note: z.string(),
  /** First name of who entered it, and when. */
  by: z.string(),
  at: z.string(),
})
export type AwayDays = z.output<typeof AwayDays>

export const OwnLeave = z.object({
  /** Those that wait, and what was answered of late; the newest first. */
  requests: z.array(OwnRequest),
  /** Leave from today on. */
  leave: z.array(z.object({ firstDay: z.string(), lastDay: z.string() })),
})
export type OwnLeave = z.output<typeof OwnLeave>

export const readOwnLeave = endpoint({
  method: 'GET',
  path: '/crew-day/:token/leave',
  access: 'public',
  summary: 'The leave of whoever has the link, and what they asked for.',
  input: z.strictObject({ token: crewToken }),
  output: OwnLeave,
  errors: ['crew.link-ended', 'crew.too-many'],
})

export const askLeave = endpoint({
  method: 'POST',
  path: '/crew-day/:token/leave',
  access: 'public',
  summary: 'Asks the office for leave. The same request sent twice is one.',
  input: z.strictObject({ token: crewToken, id: z.uuid(), firstDay: Day, lastDay: Day, words }),
  output: OwnLeave,
  errors: ['crew.link-ended', 'crew.too-many'],
})

export const withdrawLeave = endpoint({
  method: 'POST',
  path: '/crew-day/:token/leave/:id/withdraw',
  access: 'public',
  summary: 'Takes a request back that nobody has answered.',
  input: z.strictObject({ token: crewToken, id: z.uuid() }),
  output: OwnLeave,
  errors: ['crew.link-ended', 'crew.too-many', 'leave.unknown', 'leave.answered'],
})

/** A job as far as leave is concerned. */
export const LeaveJob = z.object({
  reference: z.string(),
  title: z.string(),
  leadName: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
})

/** How a day of somebody stands: `asked` where they wait for an answer. */
export const leaveMarks = ['at-work', 'off', 'planned', 'ill', 'asked'] as const
export const LeaveCell = z.object({ is: z.enum(leaveMarks), hasJob: z.boolean() })

const Person = z.object({ id: z.string(), name: z.string(), shortName: z.string(), seal: z.nullable(z.string()) })

export const LeaveRequest = z.object({
  ...OwnRequest.shape,
  person: Person,
  /** By their usual week. */
  workingDays: z.int(),
  jobs: z.array(LeaveJob),
  /** Of its days that somebody would miss: those on which the fewest stay free. */
  fewest: z.nullable(z.object({ day: z.string(), free: z.int(), atWork: z.int() })),
  /** Others who are away on some of these days, or ask to be. */
  othersAway: z.int(),
  /** Without the days on which nobody would be free. */
  proposedDays: z.array(z.string()),
})
export type LeaveRequest = z.output<typeof LeaveRequest>

export const AnsweredRequest = z.object({
  ...OwnRequest.shape,
  person: Person,
  /** First name; empty where it was withdrawn. */
  by: z.string(),
})
export type AnsweredRequest = z.output<typeof AnsweredRequest>

export const LeavePlan = z.object({
  kind: z.enum(personKinds),
  today: z.string(),
  days: z.array(
    z.object({
      day: z.string(),
      /** At work by their week, without a job and not away, counted as if everything asked were granted. */
      free: z.int(),
    }),
  ),
  people: z.array(z.object({ ...Person.shape, cells: z.array(LeaveCell) })),
  /** Fewer than so many is to be thought about. */
  fewStayFree: z.int(),
  requests: z.array(LeaveRequest),
  /** In the last 31 days, the newest first. */
  answered: z.array(AnsweredRequest),
  /** How many wait of each kind. */
  waiting: z.record(z.enum(personKinds), z.int()),
})
export type LeavePlan = z.output<typeof LeavePlan>

export const readLeave = endpoint({
  method: 'GET',
  path: '/admin/leave',
  access: 'admin',
  right: 'see:board',
  summary: 'Who is away in four weeks, who asks to be, and how many stay free on each day.',
  input: z.strictObject({
    kind: z._default(z.enum(personKinds), 'chauffeur'),
    /** The first day shown; left out: the Monday of this week. */
    from: z.optional(Day),
  }),
  output: LeavePlan,
})

export const countLeave = endpoint({
  method: 'GET',
  path: '/admin/leave/waiting',
  access: 'admin',
  right: 'see:board',
  summary: 'How many requests for leave wait for an answer.',
  output: z.object({ count: z.int() }),
})

export const PersonLeave = z.object({ planned: z.array(AwayDays), requests: z.array(OwnRequest) })
export type PersonLeave = z.output<typeof PersonLeave>

export const readPersonLeave = endpoint({
  method: 'GET',
  path: '/admin/people/:id/leave',
  access: 'admin',
  right: 'see:board',
  summary: 'The leave of one person from today on, and what they asked for.',
  input: z.strictObject({ id: z.uuid('There is no such person.') }),
  output: PersonLeave,
  errors: ['people.unknown'],
})
export const answerLeave = endpoint({
  method: 'POST',
  path: '/admin/leave/:id/answer',
  access: 'admin',
  right: 'change:board',
  costs: true,
  summary:
    'Grants a request, all of it or some days: jobs of these days go to the tray. No day: refused, with a reason.',
  input: z.strictObject({ id: z.uuid(), days: z.array(Day).check(z.maxLength(100)), words }),
  output: z.object({ request: OwnRequest, lost: z.array(LeaveJob) }),
  errors: ['leave.unknown', 'leave.answered', 'dispatch.not-possible', 'dispatch.unknown-resource'],
})
