import type { BookingState } from '#contract/booking.ts'
import type { JobPhase } from '#contract/dispatch.ts'
import type { Database } from '#server/platform/database.ts'
import { findMarks } from './board.store.ts'
import { phaseOf, stepsOf } from './phase.rules.ts'

interface Job {
  id: string
  state: BookingState
  startsAt: Date
  endsAt: Date
}

const onTheRoad: readonly BookingState[] = ['confirmed', 'redeemed', 'no_show']

/** How far these jobs are, as the board would say it; of what is not for sure nothing is said. */
export async function findPhases(db: Database, jobs: readonly Job[], now: Date): Promise<Map<string, JobPhase>> {
  const sure = jobs.filter(({ state }) => onTheRoad.includes(state))
  const marks = await findMarks(
    db,
    sure.map(({ id }) => id),
  )
  return new Map(
    sure.map((job) => [job.id, phaseOf({ ...job, mark: stepsOf(marks.get(job.id) ?? []).at(-1) ?? null }, now)]),
  )
}
