import type { Fleet, Resource, ResourceKind } from '#server/fleet/index.ts'
import type { Candidate, CandidateQuestion, Demand, Job } from '#server/inventory/index.ts'

/** A booking as a proposal needs it. */
export interface OpenJob {
  id: string
  reference: string
  version: number
  leadName: string
  guests: number
  isConfirmed: boolean
  startsAt: Date
  demand: Demand
  /** Who and what it has for its own hour. */
  crewIds: readonly string[]
  /** Of a crew that is out: where it is by the plan, or at the pick-up. */
  crewArea?: string | undefined
  /** Its guests are on board, before the hour or after it. */
  isAboard?: boolean | undefined
}

/** Everything that proposals depend on, read once: then every question is answered from memory. */
export interface Snapshot {
  fleet: Fleet
  /** Grows with each proposal that the next ones are judged beside. */
  taken: Map<string, Job[]>
  /** The engine's own judgement: nothing is proposed that it refuses. */
  rate: (resource: Resource, question: CandidateQuestion) => Candidate
  now: Date
  /** Larger cars than may stand in are looked at, too: with a reason. */
  withLarger?: true
  /** Those that others are out with, by their id. */
  others: Map<string, OpenJob>
  /** When somebody was last out with the guest of a booking. */
  knows: (bookingId: string, resourceId: string) => Date | undefined
  /** From the garage and back, in the week of a job. */
  weekMinutes: (resource: Resource, job: OpenJob) => number
}

export interface Step {
  job: OpenJob
  kind: ResourceKind
  from: string | null
  coming: Candidate
}
