import type { readDutySettings, saveDutySettings, tryDutySettings } from '#contract/duty-settings.ts'
import type { OutputOf, ReadInputOf } from '#contract/endpoint.ts'
import { hoursInWords } from '#core/days.ts'
import { findBriefly } from '#server/booking/index.ts'
import {
  type DutyPolicy,
  dutyContradictions,
  type Fleet,
  forgetFleet,
  readPolicies,
  savePolicies,
} from '#server/fleet/index.ts'
import { findConflicts, findShortRests, readBookingPolicy, saveBookingPolicy } from '#server/inventory/index.ts'
import { announceWith } from '#server/platform/announcements.ts'
import { AppError } from '#server/platform/app-error.ts'
import { readChanges, recordChange } from '#server/platform/change-trail.store.ts'
import type { Context } from '#server/platform/context.ts'
import { shortDay } from '#server/platform/day-words.rules.ts'
import { differencesOf } from '#server/platform/differences.rules.ts'
import type { Caller } from '#server/platform/serve.ts'
import { settingVersion, takeNextVersion } from '#server/platform/setting-versions.store.ts'
import { tokyoDayOf } from '#server/platform/tokyo-time.rules.ts'
import { readWhatIsTaken } from './dashboard-summary.ts'
import { whyInWords } from './dashboard-words.rules.ts'
import { dutyInWords } from './settings-words.rules.ts'

const name = 'duty'
const object = { kind: 'setting', id: name }
const inOrder = ['chauffeur', 'guide', 'vehicle']

export async function readDuty({ db }: Context): Promise<OutputOf<typeof readDutySettings>> {
  const rules = await readPolicies(db)
  return {
    version: await settingVersion(db, name),
    rules: rules.toSorted((a, b) => inOrder.indexOf(a.kind) - inOrder.indexOf(b.kind)),
    booking: await readBookingPolicy(db),
    history: await readChanges(db, object, 30),
  }
}

/** New rules hold for what is arranged from now on; what stands is kept. */
export async function saveDuty(
  ctx: Context,
  caller: Caller,
  { version, rules, booking }: ReadInputOf<typeof saveDutySettings>,
): Promise<OutputOf<typeof saveDutySettings>> {
  refuseContradictions(rules)
  const saved = await ctx.db.transaction().execute(async (tx) => {
    const next = await takeNextVersion(tx, name, version)
    const before = dutyInWords(await readPolicies(tx), await readBookingPolicy(tx))
    const changes = differencesOf(before, dutyInWords(rules, booking))
    await savePolicies(tx, rules)
    await saveBookingPolicy(tx, booking)
    const deed = 'changed duty rules'
    await recordChange(tx, { object, userId: caller.userId, deed, changes, version: next, at: ctx.clock.now() })
    await announceWith(tx, 'fleet')
    return { version: next }
  })
  forgetFleet(ctx)
  return saved
}

/** The coming two weeks as they stand, judged by other rules. */
export async function tryDuty(
  ctx: Context,
  { rules }: ReadInputOf<typeof tryDutySettings>,
): Promise<OutputOf<typeof tryDutySettings>> {
  refuseContradictions(rules)
  const taken = await readWhatIsTaken(ctx, ctx.clock.now())
  const fleet = withRules(taken.fleet, rules)
  const refused = findConflicts(fleet, taken.jobs, taken).map((conflict) => ({
    ...conflict,
    isRefused: true,
    words: whyInWords(conflict),
  }))
  const warned = findShortRests(fleet, taken.jobs, taken).map((rest) => ({
    ...rest,
    isRefused: false,
    words: `${hoursInWords(rest.restMinutes)} of rest, the aim is ${hoursInWords(rest.aimedRestMinutes)}.`,
  }))
  const found = [...refused, ...warned].slice(0, 50)
  const named = await findBriefly(ctx.db, [...new Set(found.map(({ bookingId }) => bookingId))])
  const references = new Map(named.map(({ id, reference }) => [id, reference]))
  return {
    findings: found.flatMap(({ bookingId, resource, startsAt, isRefused, words }) => {
      const reference = references.get(bookingId)
      return reference
        ? { reference, isRefused, sentence: `${resource.name}, ${shortDay(tokyoDayOf(startsAt))}: ${words}` }
        : []
    }),
  }
}

function refuseContradictions(rules: readonly DutyPolicy[]): void {
  const fields = dutyContradictions(rules)
  if (Object.keys(fields).length > 0) throw new AppError('fleet.rules-contradict', { fields })
}

function withRules(fleet: Fleet, rules: readonly DutyPolicy[]): Fleet {
  const policies = { ...fleet.policies }
  for (const rule of rules) policies[rule.kind] = rule
  return { ...fleet, policies }
}
