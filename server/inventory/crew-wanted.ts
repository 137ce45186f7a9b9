import type { Fleet } from '#server/fleet/index.ts'
import type { Crew } from './choose-crew.rules.ts'
import type { Demand, Joined } from './demand.rules.ts'

export interface CrewWanted {
  fleet: Fleet
  demand: Demand
  startsAt: Date
  now: Date
  bookingId: string
  /** 1 for a new booking; a reschedule takes the next. */
  round: number
  /** Of a hold; null for a firm one. */
  expiresAt: Date | null
  /** Chosen before all others, as far as they can: those whom the booking has already. */
  preferred?: ReadonlySet<string>
  /** Not chosen at all. */
  avoided?: ReadonlySet<string>
  /** Of a job that has begun: who takes it over on the road, by their id. */
  joined?: ReadonlyMap<string, Joined>
}

export interface CrewTaken {
  crew: Crew
  /** Bookings whose hold had ended and whose crew was taken over: they have expired. */
  ended: string[]
}

/** The last lock held: what was free under the row locks was not. The transaction is to be rolled back. */
export class CrewLost extends Error {
  override readonly name = 'CrewLost'
}
