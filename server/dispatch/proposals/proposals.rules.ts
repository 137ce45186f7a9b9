import type { VehicleClass } from '#contract/catalogue.ts'
import type { Fleet, Resource, ResourceKind, Vehicle } from '#server/fleet/index.ts'
import { isChauffeur, isVehicle, pairOf } from '#server/inventory/index.rules.ts'
import type { Candidate, CandidateQuestion, Pair, WhyNotThis } from '#server/inventory/index.ts'
import { addMinutes } from '#server/platform/tokyo-time.rules.ts'
import { type Scored, scoreOf, sumOf } from './score.rules.ts'
import type { OpenJob, Snapshot, Step } from './snapshot.rules.ts'
import { withJob, without } from './what-if.rules.ts'

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

/**
 * The best ways to fill a job, the best first; where they are few, also those with a larger car than may stand in, which
 * need a reason.
 */
export function waysFor(snapshot: Snapshot, job: OpenJob, untouchable: ReadonlySet<string> = new Set()): Way[] {
  const usual = usualWays(snapshot, job, untouchable)
  if (usual.length >= most && usual.every(hasPair)) return usual
  return inOrder([...usual, ...largerWays(snapshot, job)]).slice(0, most)
}

export const isLarger = ({ steps }: Pick<Way, 'steps'>) => steps.some(({ coming }) => coming.classesLarger > 0)

function largerWays(snapshot: Snapshot, job: OpenJob): Way[] {
  const missing = missingOf(snapshot, job)
  if (missing.vehicle === 0) return []
  const all: Snapshot = { ...snapshot, withLarger: true }
  const direct = directWays(all, job, missing).filter(isLarger)
  return direct.some(hasPair) ? direct : [...direct, ...pairsInPlace(all, job, missing).filter(isLarger)]
}

/**
 * Of the classes that were booked or stand in. A car and its chauffeur change together only where neither goes with the
 * one that stays, and somebody busy is asked only where too few are free.
 */
function usualWays(snapshot: Snapshot, job: OpenJob, untouchable: ReadonlySet<string>): Way[] {
  const missing = missingOf(snapshot, job)
  const direct = directWays(snapshot, job, missing)
  const pairs = direct.some(hasPair) ? [] : pairsInPlace(snapshot, job, missing)
  const ways = inOrder([...direct, ...pairs]).slice(0, most)
  const places = kinds.reduce((sum, kind) => sum + missing[kind], 0)
  if (ways.length >= most || places !== 1) return ways
  const kind = kinds.find((one) => missing[one] > 0) ?? 'chauffeur'
  const more = [...ways, ...inOrder(chains(snapshot, job, kind, untouchable))].slice(0, most)
  return more.length > 0 ? more : inOrder(pairsByChains(snapshot, job, untouchable)).slice(0, most)
}

const hasPair = ({ stillMissing }: Way) => !stillMissing.some((kind) => kind !== 'guide')

export const inOrder = <W extends Way>(ways: readonly W[]): W[] =>
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
    mayBeLarger: () => snapshot.withLarger === true,
  }
  return everybodyOf(snapshot.fleet)
    [kind].filter(({ id }) => !job.crewIds.includes(id))
    .map((resource) => snapshot.rate(resource, question))
}

const membersOf = ({ fleet }: Snapshot, { crewIds }: OpenJob): Resource[] =>
  [...fleet.vehicles, ...fleet.chauffeurs, ...fleet.guides].filter(({ id }) => crewIds.includes(id))

function directWays(snapshot: Snapshot, job: OpenJob, missing: Missing): Way[] {
  const best = (rated: readonly Candidate[], count = combined) =>
    inOrder(rated.filter(({ problem }) => !problem).map((one) => wayOf(snapshot, [stepFor(job, one)], [])))
      .slice(0, count)
      .flatMap(({ steps }) => steps)
  const cars = missing.vehicle > 0 ? best(ratedFor(snapshot, job, 'vehicle'), Infinity) : []
  const driversOf = (car?: Step) => {
    if (missing.chauffeur === 0) return []
    const chosen = car?.coming.resource
    return best(ratedFor(snapshot, job, 'chauffeur', { car: chosen && isVehicle(chosen) ? chosen : undefined }))
  }
  const guides = missing.guide > 0 ? best(ratedFor(snapshot, job, 'guide')) : []
  const alone = (steps: readonly Step[]) => steps.slice(0, combined).map((step) => [step])
  const pairs = missing.chauffeur > 0 ? drivenBy(cars, driversOf) : []
  const crews = [pairs, alone(cars), alone(driversOf()), [[]]].find((ways) => ways.length > 0) ?? []
  const sets = setsOf(guides, Math.min(missing.guide, guides.length))
  return crews
    .flatMap((steps) => sets.map((set) => [...steps, ...set]))
    .filter((steps) => steps.length > 0)
    .map((steps) => wayOf(snapshot, steps, leftBy(missing, steps)))
}

/** Not the best cars, but the best that somebody can drive: the others are no help. */
function drivenBy(cars: readonly Step[], driversOf: (car: Step) => readonly Step[]): Step[][] {
  const driven: Step[][][] = []
  for (const car of cars) {
    const drivers = driversOf(car)
    if (drivers.length > 0) driven.push(drivers.map((driver) => [car, driver]))
    if (driven.length >= combined) break
  }
  return driven.flat()
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

/** A job whose car or chauffeur gives way to another pair, and who that is; undefined: there is nobody to give way. */
export function madeBare(snapshot: Snapshot, job: OpenJob) {
  const missing = missingOf(snapshot, job)
  if (missing.vehicle === missing.chauffeur) return undefined
  const partner = membersOf(snapshot, job).find(({ kind }) => kind === (missing.vehicle > 0 ? 'chauffeur' : 'vehicle'))
  if (!partner) return undefined
  const bare = { ...job, crewIds: job.crewIds.filter((id) => id !== partner.id) }
  return { partner, bare, freed: without(snapshot, job, partner.id) }
}

/** The same steps in the job as it is: whoever comes to the place of the one who gives way takes it from them. */
const inPlaceOf = (partner: Resource, job: OpenJob, steps: readonly Step[]): Step[] =>
  steps.map((step) =>
    step.job.id === job.id ? { ...step, job, from: step.kind === partner.kind ? partner.id : step.from } : step,
  )

/** Once the guests are on board, or their hour has passed, who drives them drives on, and their duty stays whole. */
export const isUnderWay = ({ now }: Pick<Snapshot, 'now'>, { startsAt, isAboard }: OpenJob) =>
  startsAt <= now || isAboard === true

/** What is free does not go with the car or the chauffeur that stays: then both change. */
function pairsInPlace(snapshot: Snapshot, job: OpenJob, missing: Missing): Way[] {
  const made = madeBare(snapshot, job)
  if (!made || isUnderWay(snapshot, job)) return []
  const { partner, bare, freed } = made
  return directWays(freed, bare, { ...missing, vehicle: 1, chauffeur: 1 })
    .filter((way) => hasPair(way) && way.steps.every(({ coming }) => coming.resource.id !== partner.id))
    .map(({ steps, stillMissing }) => wayOf(snapshot, inPlaceOf(partner, job, steps), stillMissing))
}

/** The same with somebody busy: a car is free, who may drive it is out, and whoever gives way may take their job. */
function pairsByChains(snapshot: Snapshot, job: OpenJob, untouchable: ReadonlySet<string>): Way[] {
  const made = madeBare(snapshot, job)
  if (!made || isUnderWay(snapshot, job)) return []
  const { partner, bare, freed } = made
  const kind = partner.kind === 'vehicle' ? 'chauffeur' : 'vehicle'
  const free = ratedFor(freed, bare, kind).filter(({ problem }) => !problem)
  const first = inOrder(free.map((one) => wayOf(freed, [stepFor(bare, one)], []))).slice(0, combined)
  return first.flatMap(({ steps: [own] }) => {
    if (!own) return []
    const { id } = own.coming.resource
    const begun = { ...bare, crewIds: [...bare.crewIds, id] }
    return inOrder(chains(withJob(freed, job, id), begun, partner.kind, untouchable))
      .slice(0, 1)
      .map(({ steps }) => wayOf(snapshot, inPlaceOf(partner, job, [...steps, own]), []))
  })
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

type InTheWay = Extract<WhyNotThis, { why: 'busy' | 'too-close' | 'handover' | 'day-too-long' }>

/** Of a day that is too long, the job that is too close besides: without it the day may be short enough. */
const isInTheWay = (problem: WhyNotThis): problem is InTheWay =>
  ['busy', 'too-close', 'handover', 'day-too-long'].includes(problem.why)

const mayChange = ({ now }: Snapshot, { isConfirmed, startsAt }: OpenJob) =>
  isConfirmed && startsAt > addMinutes(now, lastCallMinutes)
