import type { VehicleClass } from '#contract/catalogue.ts'
import { type Fleet, loadFleet, type Resource, type ResourceKind } from '#server/fleet/index.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { around, findTaken } from './assignments.store.ts'
import { type Candidate, type CandidateQuestion, listCandidates, rate } from './candidates.rules.ts'
import { chooseCrew } from './choose-crew.rules.ts'
import { type Demand, jobOf } from './demand.rules.ts'

export interface CandidatesFor {
  demand: Demand
  startsAt: Date
  /** Its own crew is not in its way. */
  bookingId: string
  /** Of the car that goes with it, and of whoever drives it; null: none yet. */
  vehicleClass: VehicleClass | null
  drives: readonly VehicleClass[] | null
}

/** Who or what of a kind could take a booking, the best first, and why the others cannot. */
export async function findCandidates(
  ctx: Context,
  db: Database,
  kind: ResourceKind,
  wanted: CandidatesFor,
): Promise<Candidate[]> {
  return listCandidates(kind, await questionOf(ctx, db, wanted))
}

/** How a job suits those who have it: their rests before and after. */
export async function rateCrew(
  ctx: Context,
  db: Database,
  ids: readonly string[],
  wanted: CandidatesFor,
): Promise<Candidate[]> {
  const question = await questionOf(ctx, db, wanted)
  const { vehicles, chauffeurs, guides } = question.fleet
  return [...chauffeurs, ...vehicles, ...guides]
    .filter(({ id }) => ids.includes(id))
    .map((resource) => rate(resource, question))
}

export interface CrewToPlan extends Pick<CandidatesFor, 'demand' | 'startsAt' | 'bookingId'> {
  fleet: Fleet
  /** Chosen before all others, as far as they can. */
  preferred: ReadonlySet<string>
}

/** Whom `takeCrew` would take at this moment, each with their rests; nobody where nobody is free. */
export async function planCrew(ctx: Context, wanted: CrewToPlan): Promise<Candidate[]> {
  const { fleet, demand, startsAt, bookingId, preferred } = wanted
  const window = around(jobOf(demand, startsAt))
  const { jobs } = await findTaken(ctx.db, fleet, { window, now: ctx.clock.now(), butNotOf: bookingId })
  const crew = chooseCrew(fleet, jobs, demand, startsAt, new Set(), preferred)
  if (!crew) return []
  const { vehicle, chauffeur, guides } = crew
  const question = {
    ...{ fleet, taken: jobs, demand, startsAt },
    ...{ vehicleClass: vehicle.vehicleClass, drives: chauffeur.drives },
  }
  return [chauffeur, vehicle, ...guides].map((resource) => rate<Resource>(resource, question))
}

async function questionOf(ctx: Context, db: Database, wanted: CandidatesFor): Promise<CandidateQuestion> {
  const { demand, startsAt, bookingId, vehicleClass, drives } = wanted
  const fleet = await loadFleet(ctx)
  const window = around(jobOf(demand, startsAt))
  const { jobs } = await findTaken(db, fleet, { window, now: ctx.clock.now(), butNotOf: bookingId })
  return { fleet, taken: jobs, demand, startsAt, vehicleClass, drives }
}
