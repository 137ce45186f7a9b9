import type { crewCandidates as crewCandidatesCall } from '#contract/booking-desk-moves.ts'
import type { OutputOf, ReadInputOf } from '#contract/endpoint.ts'
import { hoursInWords } from '#core/days.ts'
import { loadFleet } from '#server/fleet/index.ts'
import {
  type Candidate,
  findCandidates,
  largerInWords,
  type WhyNotThis,
  type WordsFor,
  whyNotInWords,
} from '#server/inventory/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { findForBoard } from '../board-bookings.store.ts'
import { findByReference } from '../bookings.store.ts'
import { crewForDesk, memberIn } from './desk-crew.ts'
import { refuseUnlessOpen } from './propose-change.ts'

/** Who or what could take a booking, the best first, and why the others cannot. */
export async function crewCandidates(
  ctx: Context,
  { reference, kind }: ReadInputOf<typeof crewCandidatesCall>,
): Promise<OutputOf<typeof crewCandidatesCall>> {
  const booking = await findByReference(ctx.db, reference)
  if (!booking) throw new AppError('booking.unknown')
  refuseUnlessOpen(ctx, booking)
  const crew = await crewForDesk(ctx, ctx.db, booking)
  if (!crew) throw new AppError('booking.unknown')
  const found = await findCandidates(ctx, ctx.db, kind, crew.wanted)
  const inWords = await wordsForCandidates(ctx, ctx.db, found, booking.startsAt)
  const fleet = await loadFleet(ctx)
  const aimedMinutes = fleet.policies[kind].aimedRestMinutes ?? 0
  return {
    candidates: found.map((candidate) => ({
      ...memberIn(fleet)(candidate),
      isHere: crew.members.some(({ id }) => id === candidate.resource.id),
      whyNot: candidate.problem && inWords(candidate.problem),
      warning: warningOf(candidate, aimedMinutes),
      needsReason: candidate.classesLarger > 0,
    })),
  }
}

function warningOf(candidate: Candidate, aimedMinutes: number): string | null {
  if (candidate.classesLarger > 0) return largerInWords(candidate.classesLarger)
  return candidate.isTired ? `${shorterRest(candidate)} of rest, we aim for ${hoursInWords(aimedMinutes)}` : null
}

const shorterRest = ({ restBeforeMinutes, restAfterMinutes }: Candidate) =>
  hoursInWords(Math.min(restBeforeMinutes ?? Number.POSITIVE_INFINITY, restAfterMinutes ?? Number.POSITIVE_INFINITY))

/** In one short sentence; the other bookings that stand in somebody's way are looked up at once. */
export async function wordsForCandidates(
  ctx: Context,
  db: Database,
  candidates: readonly Candidate[],
  startsAt = ctx.clock.now(),
): Promise<(problem: WhyNotThis) => string> {
  const words = await openWords(ctx, db, candidates, startsAt)
  return (problem) => whyNotInWords(problem, words)
}

/** What the reasons are put into words with. */
export async function openWords(
  ctx: Context,
  db: Database,
  candidates: readonly Candidate[],
  startsAt: Date,
): Promise<WordsFor> {
  const ids = candidates.flatMap(({ problem }) => (problem && 'bookingId' in problem ? (problem.bookingId ?? []) : []))
  const others = new Map((await findForBoard(db, [...new Set(ids)])).map((other) => [other.id, other]))
  const otherJob: WordsFor['otherJob'] = (id) => {
    const other = others.get(id)
    return (
      other && {
        guest: guestCalled(other.leadName),
        tour: other.service.shortTitle,
        startsAt: other.startsAt,
        endsAt: other.endsAt,
      }
    )
  }
  return { fleet: await loadFleet(ctx), startsAt, otherJob }
}

/** The whole name: which part of it is the family's, nobody can know. */
export const guestCalled = (leadName: string) => leadName.trim() || 'a guest'
