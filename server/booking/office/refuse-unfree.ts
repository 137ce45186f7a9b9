import { deskNameOf, loadFleet, type Resource } from '#server/fleet/index.ts'
import {
  type CandidatesFor,
  rateCrew,
  type WhyNotThis,
  whyNotAtLength,
  whyNotInWords,
} from '#server/inventory/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { isChauffeur, isVehicle } from './desk-crew.ts'
import { openWords } from './find-candidates.ts'
import { nothing, notInService, type Refusal } from './move-crew.rules.ts'

/** A refusal as the desk of one booking says it; whoever names people beside it finds the name and more words in it. */
export const refused = ({ who, why }: Refusal, atLength = why) =>
  why === nothing
    ? new AppError('booking.nothing-to-change')
    : new AppError('booking.crew-not-possible', { why: `${why}.`, name: who && called(who), atLength: `${atLength}.` })

/** "Hayashi": as the desk speaks of somebody of the crew. */
const called = (who: Pick<Resource, 'kind' | 'name'>) =>
  who.kind === 'vehicle' ? deskNameOf(who) : (who.name.trim().split(/\s+/).at(-1) ?? who.name)

/** Refuses in words whoever of these cannot take the job; of all reasons, or of one only. */
export async function refuseUnfit(
  ctx: Context,
  db: Database,
  who: readonly Resource[],
  wanted: CandidatesFor,
  only?: WhyNotThis['why'],
): Promise<void> {
  const rated = await rateCrew(
    ctx,
    db,
    who.map(({ id }) => id),
    wanted,
  )
  const bad = rated.find(({ problem }) => problem && (only === undefined || problem.why === only))
  if (!bad?.problem) return
  const words = await openWords(ctx, db, [bad], wanted.startsAt)
  const why = whyNotInWords(bad.problem, words)
  throw refused({ who: bad.resource, why }, whyNotAtLength(bad.problem, words, called(bad.resource)))
}

/** Those who are wanted by name, or a refusal that says why not. A car and its chauffeur are judged together. */
export async function refuseUnfree(
  ctx: Context,
  db: Database,
  ids: readonly string[],
  wanted: Pick<CandidatesFor, 'demand' | 'startsAt' | 'bookingId' | 'mayBeLarger'>,
): Promise<void> {
  if (ids.length === 0) return
  const fleet = await loadFleet(ctx)
  const everybody: readonly Resource[] = [...fleet.vehicles, ...fleet.chauffeurs, ...fleet.guides]
  const who = everybody.filter(({ id }) => ids.includes(id))
  if (who.length < new Set(ids).size) throw refused({ who: null, why: notInService })
  const most = { vehicle: 1, chauffeur: 1, guide: wanted.demand.guides }
  for (const one of who)
    if (who.filter(({ kind }) => kind === one.kind).length > most[one.kind])
      throw refused({ who: one, why: 'There is no place for another' })
  const chauffeur = who.find(isChauffeur)
  const vehicle = who.find(isVehicle)
  const terms = {
    ...{ vehicleClass: vehicle?.vehicleClass ?? null, drives: chauffeur?.drives ?? null },
    ...{ driver: chauffeur?.name ?? null, chauffeur: chauffeur ?? null, vehicle: vehicle ?? null },
  }
  await refuseUnfit(ctx, db, who, { ...wanted, ...terms })
}
