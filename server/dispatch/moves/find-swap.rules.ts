import type { Fit } from '#contract/dispatch-moves.ts'
import type { BoardBooking } from '#server/booking/index.ts'
import type { Resource } from '#server/fleet/index.ts'
import { pairOf } from '#server/inventory/index.rules.ts'
import type { Candidate, CandidateQuestion, Job } from '#server/inventory/index.ts'
import { tokyoTimeOf } from '#server/platform/tokyo-time.rules.ts'
import { familyNameOf } from '../board/short-name.rules.ts'

export interface SwapQuestion {
  /** About the job itself, with its own crew not in its way. */
  question: CandidateQuestion
  /** Who gives the job away. */
  from: Resource
  /** The bookings that stand in somebody's way. */
  others: ReadonlyMap<string, BoardBooking>
  now: Date
  rate: (resource: Resource, question: CandidateQuestion) => Candidate
}

const dayMs = 86_400_000
/** So far around the job the days of everybody are to be known, beyond what the job itself needs. */
export const swapReachMs = dayMs

/** The one job in the way, when each could have that of the other: both are judged with the other's job away. */
export function findSwap({ problem, resource }: Candidate, swap: SwapQuestion): Fit['swap'] {
  const { question, from, others, now, rate } = swap
  if (!problem || !('bookingId' in problem) || problem.bookingId === null) return null
  const other = others.get(problem.bookingId)
  if (other?.state !== 'confirmed' || other.endsAt <= now || !isNear(other, question)) return null
  if (!other.crewIds.includes(resource.id) || other.crewIds.includes(from.id)) return null
  const { fleet, taken } = question
  const without = (id: string) => new Map(taken).set(id, othersOf(taken.get(id) ?? [], other.id))
  // A car that would need a reason is given for one, and not exchanged.
  const usual = { ...question, mayBeLarger: () => false }
  if (rate(resource, { ...usual, taken: without(resource.id) }).problem) return null
  const members = [...fleet.vehicles, ...fleet.chauffeurs].filter(({ id }) => other.crewIds.includes(id))
  const { vehicle, chauffeur } = pairOf(members)
  const exchanged = rate(from, {
    ...{ fleet, demand: other.demand, startsAt: other.startsAt, now, vehicle, chauffeur },
    // Who stays with it is judged as if it were not theirs yet.
    taken: new Map([...taken, ...members.map(({ id }) => [id, othersOf(taken.get(id) ?? [], other.id)] as const)]),
    vehicleClass: vehicle?.vehicleClass ?? null,
    drives: chauffeur?.drives ?? null,
  })
  if (exchanged.problem) return null
  const hours = `${tokyoTimeOf(other.startsAt)} to ${tokyoTimeOf(other.endsAt)}`
  // Which part of a guest's name is the family's, nobody can know.
  const guest = other.leadName.trim() || 'the other guest'
  return {
    reference: other.reference,
    version: other.edition,
    words: `${familyNameOf(resource)} takes this, ${familyNameOf(from)} takes ${guest}, ${hours}`,
  }
}

const othersOf = (jobs: readonly Job[], bookingId: string) => jobs.filter((job) => job.bookingId !== bookingId)

const isNear = ({ startsAt, endsAt }: BoardBooking, question: CandidateQuestion) => {
  const start = question.startsAt.getTime()
  const end = start + question.demand.durationMinutes * 60_000
  return startsAt.getTime() >= start - swapReachMs && endsAt.getTime() <= end + swapReachMs
}
