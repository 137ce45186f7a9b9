import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { FileLink } from './office-list.ts'
import { personKinds } from './person-fields.ts'

/** The duty of one person in one month: from garage to garage, with what passes the limits. */

/** "2026-11". */
const Month = z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'A month, like 2026-11.'))
const which = { id: z.uuid('There is no such person.'), month: Month }

export const SheetDuty = z.object({
  /** From leaving the own garage to being back in it, as planned. */
  begins: z.string(),
  ends: z.string(),
  dutyMinutes: z.int(),
  drivingMinutes: z.int(),
  /** On duty and not at the wheel: breaks, and waiting for guests. */
  standingMinutes: z.int(),
  /** Since the duty before; null: none within two days. */
  restMinutes: z.nullable(z.int()),
  jobs: z.int(),
  /** Null where the way of a job is not known. */
  kilometres: z.nullable(z.int()),
  /** What the crew marked: setting out, and the last job done. */
  markedFrom: z.nullable(z.string()),
  markedUntil: z.nullable(z.string()),
  /** What passes an aim or a limit, in words. */
  findings: z.array(z.object({ isOverLimit: z.boolean(), words: z.string() })),
})
export type SheetDuty = z.output<typeof SheetDuty>

export const MonthSheet = z.object({
  person: z.object({ id: z.string(), kind: z.enum(personKinds), name: z.string(), nameJa: z.string() }),
  garage: z.string(),
  month: z.string(),
  /** The month is not over: the rest of it is planned. */
  isRunning: z.boolean(),
  today: z.string(),
  days: z.array(
    z.object({
      day: z.string(),
      /** Why there is no duty; empty: there is, or they were at work without a job. */
      away: z.enum(['', 'off', 'leave', 'ill', 'other']),
      duties: z.array(SheetDuty),
    }),
  ),
  sums: z.object({
    days: z.int(),
    dutyMinutes: z.int(),
    drivingMinutes: z.int(),
    standingMinutes: z.int(),
    leastRestMinutes: z.nullable(z.int()),
    kilometres: z.int(),
    /** Duties whose kilometres are not known. */
    withoutKilometres: z.int(),
    overLimits: z.int(),
  }),
  /** Duty of the month until now, and what is planned of the rest of it. */
  ofMonth: z.object({ doneMinutes: z.int(), plannedMinutes: z.int() }),
  limits: z.object({
    aimedDay: z.nullable(z.int()),
    utmostDay: z.nullable(z.int()),
    aimedRest: z.nullable(z.int()),
    leastRest: z.nullable(z.int()),
    /** What they work by contract, and what no month may have. */
    contractMonth: z.nullable(z.int()),
    utmostMonth: z.nullable(z.int()),
  }),
})
export type MonthSheet = z.output<typeof MonthSheet>

export const readMonthSheet = endpoint({
  method: 'GET',
  path: '/admin/people/:id/months/:month',
  access: 'admin',
  right: 'see:fleet',
  summary: 'The month sheet of one person: duty, rest and driving of each day, sums, and what passes the limits.',
  input: z.strictObject(which),
  output: MonthSheet,
  errors: ['people.unknown'],
})

export const monthSheetFile = endpoint({
  method: 'POST',
  path: '/admin/people/:id/months/:month/file',
  access: 'admin',
  right: 'see:files',
  alsoRight: 'see:fleet',
  summary: 'A link to the month sheet as PDF or CSV; good for five minutes.',
  input: z.strictObject({ ...which, as: z.enum(['pdf', 'csv']) }),
  output: FileLink,
  errors: ['people.unknown'],
})
