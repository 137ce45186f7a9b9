import type { VehicleClass } from '#contract/catalogue.ts'
import type { Fleet, Resource, ResourceKind, Vehicle } from '#server/fleet/index.ts'
import { isChauffeur, isVehicle, meetIn, pairOf } from '#server/inventory/index.rules.ts'
import type { Candidate, CandidateQuestion, Job, Pair, WhyNotThis } from '#server/inventory/index.ts'
import { addMinutes } from '#server/platform/tokyo-time.rules.ts'
import { type Scored, scoreOf, sumOf } from './score.rules.ts'
import type { OpenJob, Snapshot, Step } from './snapshot.rules.ts'

/** One way to fill what is missing, with what it is measured by. */
export interface Way extends Scored {
  steps: readonly Step[]
  /** What it leaves empty. */
  stillMissing: readonly ResourceKind[]
}

export type Missing = Record<ResourceKind, number>

const kinds = ['vehicle', 'chauffeur', 'guide'] as const
/** So many ways are offered for each job. */
export const most = 3
/** So many of each kind are combined with each other: the best three are among them. */
const combined = 6
/** Whoever leaves sooner than this is not asked to change. */
const lastCallMinutes = 60

const everybodyOf = ({ vehicles, chauffeurs, guides }: Fleet): Record<ResourceKind, readonly Resource[]> => ({
  vehicle: vehicles,
  chauffeur: chauffeurs,
  guide: guides,
})

export function missingOf({ fleet }: Pick<Snapshot, 'fleet'>, { crewIds, demand }: OpenJob): Missing {
  const all = everybodyOf(fleet)
  const count = (kind: ResourceKind) => all[kind].filter(({ id }) => crewIds.includes(id)).length
  return {
    vehicle: Math.max(0, 1 - count('vehicle')),
    chauffeur: Math.max(0, 1 - count('chauffeur')),
    guide: Math.max(0, demand.guides - count('guide')),
  }
}

/** The best ways to fill a job, the best first. Somebody busy is asked only where too few are free. */
export function waysFor(snapshot: Snapshot, job: OpenJob, untouchable: ReadonlySet<string> = new Set()): Way[] {
  const missing = missingOf(snapshot, job)
  const direct = inOrder(directWays(snapshot, job, missing)).slice(0, most)
  const places = kinds.reduce((sum, kind) => sum + missing[kind], 0)
  if (direct.length >= most || places !== 1) return direct
  const kind = kinds.find((one) => missing[one] > 0) ?? 'chauffeur'
  return [...direct, ...inOrder(chains(snapshot, job, kind, untouchable))].slice(0, most)
}

const inOrder = (ways: readonly Way[]) =>
  ways.toSorted((a, b) => {
    for (const [index, value] of a.score.entries()) {
      const difference = value - (b.score[index] ?? 0)
      if (difference !== 0) return difference
    }
    return 0
  })

/** Everybody of a kind as they suit a job; who is with it already is left out. */
export function ratedFor(
  snapshot: Snapshot,
  job: OpenJob,
  kind: ResourceKind,
  { car, drives }: { car?: Vehicle | undefined; drives?: readonly VehicleClass[] | undefined } = {},
): Candidate[] {
  const members = membersOf(snapshot, job)
  const vehicle = car ?? members.find(isVehicle) ?? null
  const chauffeur = members.find(isChauffeur) ?? null
  const question: CandidateQuestion = {
    ...{ fleet: snapshot.fleet, demand: job.demand, startsAt: job.startsAt, now: snapshot.now },
    // Who is with it already is judged as if the job were not theirs yet.
    taken: members.reduce((rest, { id }) => without(rest, job, id), snapshot).taken,
    vehicleClass: vehicle?.vehicleClass ?? null,
    drives: drives ?? chauffeur?.drives ?? null,
    ...{ vehicle, chauffeur },
  }
  return everybodyOf(snapshot.fleet)
    [kind].filter(({ id }) => !job.crewIds.includes(id))
    .map((resource) => snapshot.rate(resource, question))
}

const membersOf = ({ fleet }: Snapshot, { crewIds }: OpenJob): Resource[] =>
  [...fleet.vehicles, ...fleet.chauffeurs, ...fleet.guides].filter(({ id }) => crewIds.includes(id))

function directWays(snapshot: Snapshot, job: OpenJob, missing: Missing): Way[] {
  const best = (rated: readonly Candidate[]) =>
    inOrder(rated.filter(({ problem }) => !problem).map((one) => wayOf(snapshot, [stepFor(job, one)], [])))
      .slice(0, combined)
      .flatMap(({ steps }) => steps)
  const cars = missing.vehicle > 0 ? best(ratedFor(snapshot, job, 'vehicle')) : []
  const driversOf = (car?: Step) => {
    if (missing.chauffeur === 0) return []
    const chosen = car?.coming.resource
    return best(ratedFor(snapshot, job, 'chauffeur', { car: chosen && isVehicle(chosen) ? chosen : undefined }))
  }
  const guides = missing.guide > 0 ? best(ratedFor(snapshot, job, 'guide')) : []
  const withCar: Step[][] = cars.length > 0 ? cars.map((car) => [car]) : [[]]
  const withDriver = withCar.flatMap((steps) => {
    const drivers = driversOf(steps[0])
    return drivers.length > 0 ? drivers.map((driver) => [...steps, driver]) : [steps]
  })
  const sets = setsOf(guides, Math.min(missing.guide, guides.length))
  return withDriver
    .flatMap((steps) => sets.map((set) => [...steps, ...set]))
    .filter((steps) => steps.length > 0)
    .map((steps) => wayOf(snapshot, steps, leftBy(missing, steps)))
}

const leftBy = (missing: Missing, steps: readonly Step[]): ResourceKind[] =>
  kinds.filter((kind) => missing[kind] > steps.filter((step) => step.kind === kind).length)

/** All ways to choose so many of them, in their order; of none there is one. */
function setsOf<T>(all: readonly T[], size: number): T[][] {
  if (size === 0) return [[]]
  return all.flatMap((one, index) => setsOf(all.slice(index + 1), size - 1).map((rest) => [one, ...rest]))
}

const stepFor = (job: OpenJob, coming: Candidate, from: string | null = null): Step => ({
  job,
  kind: coming.resource.kind,
  from,
  coming,
})

function wayOf(snapshot: Snapshot, steps: readonly Step[], stillMissing: readonly ResourceKind[]): Way {
  const parts = steps.map((step) => scoreOf(snapshot, step, pairAfter(snapshot, steps, step.job)))
  return { steps, stillMissing, ...sumOf(parts, stillMissing.length) }
}

/** Who would drive what in a job once these steps are taken. */
function pairAfter(snapshot: Snapshot, steps: readonly Step[], job: OpenJob): Pair {
  const own = steps.filter((step) => step.job.id === job.id)
  const left = new Set(own.map(({ from }) => from))
  const stays = membersOf(snapshot, job).filter(({ id }) => !left.has(id))
  return pairOf([...own.map(({ coming }) => coming.resource), ...stays])
}

/** Somebody who is out with another job takes this one, and that job goes to a third who fits it. */
function chains(snapshot: Snapshot, job: OpenJob, kind: ResourceKind, untouchable: ReadonlySet<string>): Way[] {
  return ratedFor(snapshot, job, kind).flatMap(({ resource, problem }) => {
    if (!problem || !isInTheWay(problem) || problem.bookingId === null) return []
    const other = snapshot.others.get(problem.bookingId)
    if (!other || other.id === job.id || untouchable.has(other.id) || !mayChange(snapshot, other)) return []
    if (!other.crewIds.includes(resource.id)) return []
    const freed = without(snapshot, other, resource.id)
    const coming = ratedFor(freed, job, kind).find((one) => one.resource.id === resource.id)
    if (!coming || coming.problem) return []
    // Beside their new job, and with nobody of this kind left on the other.
    const given = withJob(freed, job, resource.id)
    const bereft = { ...other, crewIds: other.crewIds.filter((id) => id !== resource.id) }
    const thirds = ratedFor(given, bereft, kind)
      .filter((one) => !one.problem && one.resource.id !== resource.id)
      .map((third) => wayOf(given, [stepFor(other, third, resource.id), stepFor(job, coming)], []))
    return inOrder(thirds).slice(0, 1)
  })
}

type InTheWay = Extract<WhyNotThis, { why: 'busy' | 'too-close' | 'handover' }>

const isInTheWay = (problem: WhyNotThis): problem is InTheWay =>
  problem.why === 'busy' || problem.why === 'too-close' || problem.why === 'handover'

const mayChange = ({ now }: Snapshot, { isConfirmed, startsAt }: OpenJob) =>
  isConfirmed && startsAt > addMinutes(now, lastCallMinutes)

function without(snapshot: Snapshot, job: OpenJob, resourceId: string): Snapshot {
  const taken = new Map(snapshot.taken)
  taken.set(
    resourceId,
    (taken.get(resourceId) ?? []).filter(({ bookingId }) => bookingId !== job.id),
  )
  return { ...snapshot, taken: meetIn(snapshot.fleet, taken, job) }
}

function withJob(snapshot: Snapshot, job: OpenJob, resourceId: string): Snapshot {
  const taken = new Map(snapshot.taken)
  taken.set(resourceId, [...(taken.get(resourceId) ?? []), takenJobOf(job)])
  return { ...snapshot, taken: meetIn(snapshot.fleet, taken, job) }
}

const takenJobOf = ({ id, startsAt, demand }: OpenJob): Job => ({
  startsAt,
  endsAt: addMinutes(startsAt, demand.durationMinutes),
  fromArea: demand.fromArea,
  toArea: demand.toArea,
  drivingMinutes: demand.drivingMinutes,
  isBus: demand.isBus,
  bookingId: id,
})

/** The snapshot once a way was gone: what comes after it is judged beside it. */
export function applied(snapshot: Snapshot, { steps }: Pick<Way, 'steps'>): Snapshot {
  let next = snapshot
  for (const { job, from, coming } of steps) {
    if (from !== null) next = without(next, job, from)
    next = withJob(next, job, coming.resource.id)
  }
  return next
}
