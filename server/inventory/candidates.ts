import type { VehicleClass } from '#contract/catalogue.ts'
import {
  type Chauffeur,
  type Fleet,
  loadFleet,
  type Resource,
  type ResourceKind,
  type Vehicle,
} from '#server/fleet/index.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { type Candidate, type CandidateQuestion, listCandidates, rate } from './candidates.rules.ts'
import { chooseCrew } from './choose-crew.rules.ts'
import { type Demand, jobOf } from './demand.rules.ts'
import type { OwnJobs } from './take-together.ts'
import { around, findTaken } from './what-is-taken.store.ts'

export interface CandidatesFor {
  demand: Demand
  startsAt: Date
  /** Its own crew is not in its way. */
  bookingId: string
  /** Of the car that goes with it, and of whoever drives it; null: none yet. */
  vehicleClass: VehicleClass | null
  drives: readonly VehicleClass[] | null
  /** Their name, where it is to be named. */
  driver?: string | null
  /** Themselves, and the car itself. */
  chauffeur?: Chauffeur | null
  vehicle?: Vehicle | null
  /** Which larger cars than the stand-in may come, by hand and with a reason. Left out: none. */
  mayBeLarger?: (car: Vehicle) => boolean
}

/** Who or what of a kind could take a booking, the best first, and why the others cannot. */
export async function findCandidates(
  ctx: Context,
  db: Database,
  kind: ResourceKind,
  wanted: CandidatesFor,
): Promise<Candidate[]> {
  return listCandidates(kind, await openQuestion(ctx, db, wanted))
}

/** How a job suits those who have it: their rests before and after. */
export async function rateCrew(
  ctx: Context,
  db: Database,
  ids: readonly string[],
  wanted: CandidatesFor,
): Promise<Candidate[]> {
  const question = await openQuestion(ctx, db, wanted)
  const { vehicles, chauffeurs, guides } = question.fleet
  return [...chauffeurs, ...vehicles, ...guides]
    .filter(({ id }) => ids.includes(id))
    .map((resource) => rate(resource, question))
}

export interface CrewToPlan extends Pick<CandidatesFor, 'demand' | 'startsAt' | 'bookingId'> {
  fleet: Fleet
  /** Chosen before all others, as far as they can. */
  preferred: ReadonlySet<string>
  /** Not chosen at all. */
  avoided?: ReadonlySet<string>
  /** What others of the same deed take before it, and it before those after it. */
  own?: OwnJobs | undefined
}

/** Whom `takeCrew` would take at this moment, each with their rests; nobody where nobody is free. */
export async function planCrew(ctx: Context, wanted: CrewToPlan): Promise<Candidate[]> {
  const { fleet, demand, startsAt, bookingId, preferred, avoided = new Set<string>(), own } = wanted
  const window = around(jobOf(demand, startsAt))
  const elsewhere = await findTaken(ctx.db, fleet, { window, now: ctx.clock.now(), butNotOf: bookingId })
  const jobs = own?.beside(elsewhere.jobs) ?? elsewhere.jobs
  const crew = chooseCrew(fleet, jobs, demand, startsAt, avoided, preferred)
  if (!crew) return []
  own?.add(wanted, crew)
  const { vehicle, chauffeur, guides } = crew
  const question = {
    ...{ fleet, taken: jobs, demand, startsAt },
    ...{ vehicleClass: vehicle.vehicleClass, drives: chauffeur.drives, vehicle, chauffeur },
  }
  return [chauffeur, vehicle, ...guides].map((resource) => rate<Resource>(resource, question))
}

/** Everything that the rating of a job depends on, read once; further around it where its neighbours are to be judged. */
export async function openQuestion(
  ctx: Context,
  db: Database,
  wanted: CandidatesFor,
  furtherMs = 0,
): Promise<CandidateQuestion> {
  const { bookingId, ...terms } = wanted
  const { demand, startsAt } = terms
  const fleet = await loadFleet(ctx)
  const { from, until } = around(jobOf(demand, startsAt))
  const window = { from: new Date(from.getTime() - furtherMs), until: new Date(until.getTime() + furtherMs) }
  const now = ctx.clock.now()
  const { jobs } = await findTaken(db, fleet, { window, now, butNotOf: bookingId })
  return { ...terms, fleet, taken: jobs, now }
}

export interface Insisted {
  /** Chosen before all others. */
  preferred: Set<string>
  /** Not to be chosen: their place is for somebody who was named. */
  avoided: Set<string>
}

/**
 * Those who are wanted by name come before those of today, and nobody comes in their stead: of cars and chauffeurs, of
 * which there is one each, all the others are left out.
 */
export function insistOn(fleet: Fleet, wanted: readonly string[], today: readonly Resource[]): Insisted {
  const everybody: readonly Resource[] = [...fleet.vehicles, ...fleet.chauffeurs, ...fleet.guides]
  const named = everybody.filter(({ id }) => wanted.includes(id))
  const isNamed = (kind: ResourceKind) => named.some((one) => one.kind === kind)
  const stays = today.filter(({ kind }) => !isNamed(kind))
  const others = everybody.filter(({ id, kind }) => kind !== 'guide' && isNamed(kind) && !wanted.includes(id))
  return {
    preferred: new Set([...named, ...stays].map(({ id }) => id)),
    avoided: new Set(others.map(({ id }) => id)),
  }
}
