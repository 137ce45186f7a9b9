import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Change } from './office-list.ts'

/** The rules of crews' days, and how bookings are taken. */

const minutes = (least: number, most: number) =>
  z
    .int('A whole number of minutes.')
    .check(z.gte(least, `At least ${least} minutes.`), z.lte(most, `At most ${most} minutes.`))
/** Null: no such limit. */
const limit = (least: number, most: number) => z.nullable(minutes(least, most))
const day = 1440
/** Null: no bound. */
const holds = z.nullable(
  z.int('A whole number.').check(z.gte(1, 'At least one hold.'), z.lte(1000, 'At most 1,000 holds.')),
)

export const DutyRule = z.strictObject({
  kind: z.enum(['vehicle', 'chauffeur', 'guide']),
  turnRoundMinutes: minutes(0, 240),
  longestDayMinutes: limit(60, day),
  utmostDayMinutes: limit(60, day),
  leastRestMinutes: limit(0, day),
  aimedRestMinutes: limit(0, day),
  longestDriveMinutes: limit(30, 720),
  breakMinutes: limit(5, 240),
  busDrivingMinutes: limit(60, day),
  /** Of a calendar month: what it passes is said, and no job is refused. */
  utmostMonthMinutes: limit(60, 31 * day),
})
export type DutyRule = z.output<typeof DutyRule>

export const BookingRules = z.strictObject({
  horizonDays: z.int().check(z.gte(7, 'At least 7 days.'), z.lte(730, 'At most 730 days.')),
  guestsPerGuide: z.int().check(z.gte(1, 'At least one guest.'), z.lte(40, 'At most 40 guests.')),
  holdMinutes: minutes(5, 120),
  holdExtensionMinutes: minutes(5, 120),
  usualNoticeHours: z.int().check(z.gte(0, 'At least 0 hours.'), z.lte(720, 'At most 720 hours.')),
  /** Open holds that one network, and one address or account, may have at once. */
  mostHoldsOfNetwork: holds,
  mostHoldsOfAddress: holds,
  /** Of the crews that could go out on a day, what one of them may hold. */
  mostHeldPercent: z.nullable(z.int('A whole number.').check(z.gte(1, 'At least 1%.'), z.lte(100, 'At most 100%.'))),
  /** What the desk may take off a price by hand: so many per cent, or so many yen where that is more. */
  deskLowersPercent: z.int('A whole number.').check(z.gte(0, 'Not below zero.'), z.lte(100, 'At most 100%.')),
  deskLowersYen: z.int('Whole yen.').check(z.gte(0, 'Not below zero.'), z.lte(1_000_000, 'At most ¥1,000,000.')),
})
export type BookingRules = z.output<typeof BookingRules>

const rules = {
  /** One for each kind. */
  rules: z.array(DutyRule).check(z.length(3, 'One rule for each kind.')),
  booking: BookingRules,
}
const version = z.int().check(z.gte(1))

export const readDutySettings = endpoint({
  method: 'GET',
  path: '/admin/settings/duty',
  access: 'admin',
  right: 'see:board',
  summary: 'The rules of crews’ days, buffers, holds and notice, with who changed them.',
  output: z.object({ version: z.int(), ...rules, history: z.array(Change) }),
})

export const tryDutySettings = endpoint({
  method: 'POST',
  path: '/admin/settings/duty/try',
  access: 'admin',
  right: 'see:settings',
  summary: 'What the coming 14 days would say to other rules. Changes nothing.',
  input: z.strictObject({ rules: rules.rules }),
  output: z.object({
    findings: z.array(
      z.object({
        reference: z.string(),
        /** Whether it stands below the limit; otherwise it is only below the aim. */
        isRefused: z.boolean(),
        sentence: z.string(),
      }),
    ),
  }),
  errors: ['fleet.rules-contradict'],
})

export const saveDutySettings = endpoint({
  method: 'PUT',
  path: '/admin/settings/duty',
  access: 'admin',
  right: 'change:settings',
  summary: 'Changes the rules from now on; what stands is kept.',
  input: z.strictObject({ version, ...rules }),
  output: z.object({ version: z.int() }),
  errors: ['office.changed-meanwhile', 'fleet.rules-contradict'],
})

export const dutySettingsErrors = {
  'fleet.rules-contradict': { status: 400, sentence: 'These rules contradict each other.' },
} as const
