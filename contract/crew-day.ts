import * as z from 'zod/mini'
import { ResourceKind } from './booking-desk.ts'
import { BoardDay, CrewStep } from './dispatch.ts'
import { endpoint } from './endpoint.ts'
import { TakenYen } from './money-on-the-day.ts'
import { crewHows, TakenHow } from './payments.ts'

/** The day of one of the crew: on paper, and as a page on their telephone behind a link of their own. Of money only what they collect. */

const Named = z.object({ en: z.string(), ja: z.string() })

export const CrewStop = z.object({
  at: z.string(),
  name: Named,
  /** Address in Japanese where we know it; empty where not. */
  address: z.string(),
  /** "Chuo Expressway, 1 h 50", "Break, 40 min". */
  note: Named,
})

/** A car in its garage: "Collect 12-34 at Shinagawa garage, 06:35". */
const CarInGarage = z.object({ number: z.string(), garage: Named, at: z.string() })

export const CrewJob = z.object({
  reference: z.string(),
  /** The line is null of a ride. */
  service: z.object({ title: z.string(), line: z.nullable(z.string()) }),
  startsAt: z.string(),
  endsAt: z.string(),
  /** When to be there. Of who takes it over on the road the start, the pick-up and the stops are those from then on. */
  beThereAt: z.string(),
  pickUp: CrewStop,
  dropOff: CrewStop,
  stops: z.array(CrewStop),
  leadName: z.string(),
  nameBoard: z.string(),
  guests: z.int(),
  /** Their ages. */
  children: z.array(z.int()),
  largeCases: z.int(),
  language: z.string(),
  flight: z.string(),
  landsAt: z.nullable(z.string()),
  /** Of a ride: until then waiting costs the guest nothing; null of a day out. */
  waitFreeUntil: z.nullable(z.string()),
  /** Child seats, wheelchair, diet, wishes: one line each. */
  knowThis: z.array(Named),
  /** From the day before, as a number to call; null before that, and never on paper. */
  guestPhone: z.nullable(z.string()),
  car: z.nullable(z.object({ model: z.string(), plate: z.string(), className: z.string() })),
  /** Of a chauffeur: said where the car is kept elsewhere, changes within the day, or is somebody else's meanwhile. */
  collect: z.nullable(CarInGarage),
  handBack: z.nullable(CarInGarage),
  /** The others of the crew. */
  with: z.array(z.object({ kind: ResourceKind, name: Named, phone: z.string() })),
  /** Before it nothing of the job can be marked. */
  marksFrom: z.string(),
  marks: z.array(
    z.object({
      id: z.string(),
      step: CrewStep,
      at: z.string(),
      /** Tapped by whoever reads this: only they take it back. */
      mine: z.boolean(),
    }),
  ),
  /** What they collect from the guest, cash or by the terminal; 0: nothing. */
  dueYen: z.int(),
  /** What was given by hand so far. */
  received: z.array(z.object({ id: z.string(), amountYen: z.int(), how: TakenHow, at: z.string(), mine: z.boolean() })),
  /** Empty of who takes guests over on the road. For the staff at a hotel's door: "五時三十分 Marsh様 三名 お迎え". */
  door: Named,
  /** On paper only: what a QR code leads to, the check of the voucher. */
  doorUrl: z.nullable(z.string()),
  /** Cancelled since the link was opened. */
  calledOff: z.boolean(),
})
export type CrewJob = z.output<typeof CrewJob>

export const CrewDay = z.object({
  day: z.string(),
  /** "Tuesday 24 November 2026", "十一月二十四日 火曜日". */
  dayWords: Named,
  person: z.object({ id: z.string(), kind: ResourceKind, name: Named, seal: z.nullable(z.string()) }),
  /** Their own, where the day begins and ends. */
  garage: Named,
  /** From leaving the garage to being back; null on a day without a job. */
  leavesGarageAt: z.nullable(z.string()),
  backInGarageAt: z.nullable(z.string()),
  dutyMinutes: z.int(),
  longestDutyMinutes: z.nullable(z.int()),
  restBeforeMinutes: z.nullable(z.int()),
  restAfterMinutes: z.nullable(z.int()),
  jobs: z.array(CrewJob),
  /** Beside their jobs: what they did of one until they were relieved, or a car that they bring to guests on the road. */
  roadDuties: z.array(z.object({ at: z.string(), until: z.string(), words: Named })),
  desk: z.object({ phone: z.string(), hours: z.string() }),
  /** Until when the link opens; null on paper. */
  until: z.nullable(z.string()),
  readAt: z.string(),
})
export type CrewDay = z.output<typeof CrewDay>

export const crewSheets = endpoint({
  method: 'GET',
  path: '/admin/dispatch/sheets',
  access: 'admin',
  right: 'see:board',
  summary: 'The sheets of a day, one per chauffeur and guide with a job; or of one of them.',
  input: z.strictObject({ day: BoardDay, resourceId: z.optional(z.uuid()) }),
  output: z.object({ sheets: z.array(CrewDay) }),
  errors: ['dispatch.unknown-resource'],
})

export const CrewLink = z.object({
  id: z.string(),
  resourceId: z.string(),
  name: z.string(),
  kind: ResourceKind,
  jobs: z.int(),
  /** Cars that they bring to guests on the road. */
  brings: z.int(),
  /** Where it goes by mail; empty: it can only be copied. */
  email: z.string(),
  sentAt: z.nullable(z.string()),
  openedAt: z.nullable(z.string()),
  revokedAt: z.nullable(z.string()),
  /** The day changed since it was last opened. */
  changedSince: z.boolean(),
})
export type CrewLink = z.output<typeof CrewLink>

export const crewLinks = endpoint({
  method: 'GET',
  path: '/admin/dispatch/links',
  access: 'admin',
  right: 'change:board',
  summary: 'Everybody with a job on a day, and whether they have a link to it. An id is empty where there is none yet.',
  input: z.strictObject({ day: BoardDay }),
  output: z.object({ links: z.array(CrewLink) }),
})

export const sendCrewLinks = endpoint({
  method: 'POST',
  path: '/admin/dispatch/links',
  access: 'admin',
  right: 'change:board',
  costs: true,
  summary: 'Makes new links to a day and mails them; an older link of the same person and day ends.',
  input: z.strictObject({
    day: BoardDay,
    resourceIds: z.array(z.uuid()).check(z.minLength(1, 'Choose somebody.'), z.maxLength(200)),
    /** False: the links are only answered, to be copied. */
    byMail: z._default(z.boolean(), true),
  }),
  output: z.object({ links: z.array(z.object({ resourceId: z.string(), url: z.string(), mailedTo: z.string() })) }),
  errors: ['dispatch.unknown-resource'],
})

export const revokeCrewLink = endpoint({
  method: 'POST',
  path: '/admin/dispatch/links/:id/revoke',
  access: 'admin',
  right: 'change:board',
  summary: 'Ends a link: whoever has it cannot open the day any more.',
  input: z.strictObject({ id: z.uuid() }),
  errors: ['dispatch.unknown-link'],
})

export const crewToken = z.string().check(z.regex(/^[\w-]{32,64}$/, 'This is not one of our links.'))

export const readCrewDay = endpoint({
  method: 'GET',
  path: '/crew-day/:token',
  access: 'public',
  summary: 'The day of one of the crew, behind their own link.',
  input: z.strictObject({ token: crewToken }),
  output: CrewDay,
  errors: ['crew.link-ended', 'crew.too-many'],
})

/** What happened on a telephone that may have had no signal: the tap's own time counts. */
export const CrewTap = z.discriminatedUnion('is', [
  z.strictObject({
    is: z.literal('mark'),
    id: z.uuid(),
    reference: z.string().check(z.maxLength(20)),
    step: CrewStep,
    at: z.iso.datetime({ offset: true, error: 'Name a moment.' }),
  }),
  /** Money that the guest gave; only the desk corrects it. */
  z.strictObject({
    is: z.literal('received'),
    id: z.uuid(),
    reference: z.string().check(z.maxLength(20)),
    amountYen: TakenYen,
    how: z.enum(crewHows, 'Choose how it was given.'),
    at: z.iso.datetime({ offset: true, error: 'Name a moment.' }),
  }),
  /** Within two minutes of the tap. */
  z.strictObject({
    is: z.literal('undo'),
    id: z.uuid(),
    at: z.iso.datetime({ offset: true, error: 'Name a moment.' }),
  }),
])
export type CrewTap = z.output<typeof CrewTap>

export const sendCrewTaps = endpoint({
  method: 'POST',
  path: '/crew-day/:token/taps',
  access: 'public',
  summary: 'What the crew tapped, in order; each counts once however often it is sent.',
  input: z.strictObject({ token: crewToken, taps: z.array(CrewTap).check(z.minLength(1), z.maxLength(50)) }),
  output: z.object({
    day: CrewDay,
    /** Taps that came too late or out of turn, and why; they count for nothing. */
    refused: z.array(z.object({ id: z.string(), why: z.string() })),
  }),
  errors: ['crew.link-ended', 'crew.too-many'],
})

export const tellTrouble = endpoint({
  method: 'POST',
  path: '/crew-day/:token/trouble',
  access: 'public',
  summary: 'Tells the desk of a problem on the road, in a few words; it stands on the board and goes out by mail.',
  input: z.strictObject({
    token: crewToken,
    id: z.uuid(),
    reference: z.nullable(z.string().check(z.maxLength(20))),
    words: z
      .string()
      .check(z.trim(), z.minLength(1, 'Say what is wrong.'), z.maxLength(500, 'At most 500 characters.')),
  }),
  output: z.object({ at: z.string() }),
  errors: ['crew.link-ended', 'crew.too-many'],
})
