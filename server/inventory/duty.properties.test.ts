import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { DutyPolicy, Resource } from '#server/fleet/index.ts'
import { addMinutes, tokyoInstant } from '#server/platform/tokyo-time.rules.ts'
import { brokenRules } from './broken-duty.fixture.ts'
import type { Job } from './demand.rules.ts'
import { carPolicy, chauffeurPolicy, somebody } from './duty.fixture.ts'
import { checkDuty } from './duty.rules.ts'
import type { Drive } from './handover.rules.ts'

const monday = '2026-12-28'
const areas = ['garage', 'town', 'airport', 'mountains']

/** Ten minutes to two hours, other at every hour and in the other direction. */
const drive: Drive = (from, to, at) =>
  10 + ((areas.indexOf(from) * 37 + areas.indexOf(to) * 53 + at.getUTCHours() * 7) % 12) * 10

const area = fc.constantFrom(...areas)
const keptIn = { crown: 'garage', alphard: 'garage', hiace: 'airport' }
const anyJob: fc.Arbitrary<Job> = fc
  .record({
    fromArea: area,
    toArea: area,
    isBus: fc.boolean(),
    // Over nine days and the turn of a year; tens of minutes, so that jobs often touch.
    start: fc.nat(9 * 144),
    length: fc.integer({ min: 6, max: 70 }),
    share: fc.integer({ min: 10, max: 90 }),
    // Somebody else's car now and then, or none yet.
    partner: fc.constantFrom(null, ...Object.entries(keptIn)),
  })
  .map(({ start, length, share, partner, ...where }) => {
    const startsAt = addMinutes(tokyoInstant(monday, '00:00'), start * 10)
    const endsAt = addMinutes(startsAt, length * 10)
    const [partnerId, garageArea] = partner ?? []
    return {
      ...{ ...where, startsAt, endsAt, drivingMinutes: Math.round((length * share) / 10) },
      ...(partnerId && garageArea && { partnerId, garageArea }),
    }
  })

const anyResource: fc.Arbitrary<Resource> = fc
  .record({
    garageArea: area,
    workingDays: fc.subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 3 }),
    shift: fc.constantFrom([0, 2880], [240, 1200], [360, 1320], [600, 1620], [0, 1440]),
  })
  .map(({ shift: [worksFromMinutes = 0, worksUntilMinutes = 0], ...about }) =>
    somebody({ ...about, worksFromMinutes, worksUntilMinutes }),
  )

const anyPolicy = fc.constantFrom<DutyPolicy>(
  chauffeurPolicy,
  { ...chauffeurPolicy, turnRoundMinutes: 0, longestDayMinutes: 600, leastRestMinutes: 660, busDrivingMinutes: 300 },
  { ...chauffeurPolicy, longestDayMinutes: 1440, leastRestMinutes: 600 },
  carPolicy,
)

const manyJobs = fc.array(anyJob, { minLength: 2, maxLength: 60, size: 'max' })

/** Takes the jobs that may be taken, one after the other, as guests ask for them; seen as whoever judges them sees them. */
function accept(resource: Resource, policy: DutyPolicy, jobs: readonly Job[], seen = (job: Job) => job): Job[] {
  const taken: Job[] = []
  for (const job of jobs)
    if (checkDuty(resource, policy, seen(job), taken.map(seen), drive).problem === null) taken.push(job)
  return taken
}

test('no sequence of accepted jobs ever breaks the rules', () => {
  let accepted = 0
  fc.assert(
    fc.property(anyResource, anyPolicy, manyJobs, (resource, policy, jobs) => {
      const taken = accept(resource, policy, jobs)
      accepted += taken.length
      expect(brokenRules(resource, policy, taken, drive)).toEqual([])
    }),
    { numRuns: 600 },
  )
  // Rules that refuse everything would keep this promise too.
  expect(accepted).toBeGreaterThan(1_500)
})

test('a job that is refused would break one, so nothing is refused without need', () => {
  fc.assert(
    fc.property(anyResource, anyPolicy, manyJobs, (resource, policy, jobs) => {
      const taken: Job[] = []
      for (const job of jobs) {
        const isAllowed = checkDuty(resource, policy, job, taken, drive).problem === null
        if (isAllowed) taken.push(job)
        else expect(brokenRules(resource, policy, [...taken, job], drive)).not.toEqual([])
      }
    }),
    { numRuns: 60 },
  )
})

test('the answer is the same in whatever order the neighbours are listed', () => {
  const shuffled = manyJobs.chain((jobs) =>
    fc.record({ jobs: fc.constant(jobs), order: fc.shuffledSubarray(jobs, { minLength: jobs.length }), job: anyJob }),
  )
  fc.assert(
    fc.property(anyResource, anyPolicy, shuffled, (resource, policy, { jobs, order, job }) => {
      const taken = accept(resource, policy, jobs)
      const otherwise = order.filter((one) => taken.includes(one))
      expect(checkDuty(resource, policy, job, otherwise, drive)).toEqual(checkDuty(resource, policy, job, taken, drive))
    }),
    { numRuns: 300 },
  )
})

/** Each leaves one rule out; what it lets through must then be found broken, or the proof above proves nothing. */
const loosened: Record<
  string,
  { broken: string; policy?: Partial<DutyPolicy>; resource?: Partial<Resource>; seen?: (job: Job) => Job }
> = {
  'the rest': { broken: 'day too long', policy: { leastRestMinutes: 0 } },
  'the length of a day': { broken: 'day too long', policy: { longestDayMinutes: null } },
  'the turn-round': { broken: 'no time for the drive', policy: { turnRoundMinutes: 0 } },
  'the bus rule': { broken: 'bus too long', policy: { busDrivingMinutes: null } },
  'the hours': { broken: 'outside the hours', resource: { worksFromMinutes: 0, worksUntilMinutes: 2880 } },
  'the handover': { broken: 'no time for the handover', seen: ({ partnerId: _, ...job }) => job },
  'the garage of the car': { broken: 'day too long', seen: ({ garageArea: _, ...job }) => job },
  'the free days': { broken: 'on a free day', resource: { workingDays: [1, 2, 3, 4, 5, 6, 7] } },
}

test.each(Object.entries(loosened))(
  'without %s, a broken sequence gets through',
  (_, { broken, policy, resource, seen }) => {
    const found = fc.check(
      fc.property(anyResource, manyJobs, (one, jobs) => {
        const taken = accept({ ...one, ...resource }, { ...chauffeurPolicy, ...policy }, jobs, seen)
        return !brokenRules(one, chauffeurPolicy, taken, drive).includes(broken)
      }),
      // It ends at the first one: some are found at once, a bus in a few hundred at times, and none would take all of them.
      { numRuns: 20_000, endOnFailure: true },
    )
    expect(found.failed).toBe(true)
  },
)
