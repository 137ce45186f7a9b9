import { meetIn } from '#server/inventory/index.rules.ts'
import type { Job } from '#server/inventory/index.ts'
import { addMinutes } from '#server/platform/tokyo-time.rules.ts'
import type { OpenJob, Snapshot, Step } from './snapshot.rules.ts'

/** Somebody leaves a job. */
export function without(snapshot: Snapshot, job: OpenJob, resourceId: string): Snapshot {
  const taken = new Map(snapshot.taken)
  taken.set(
    resourceId,
    (taken.get(resourceId) ?? []).filter(({ bookingId }) => bookingId !== job.id),
  )
  return { ...snapshot, taken: meetIn(snapshot.fleet, taken, job) }
}

/** Somebody comes to a job. */
export function withJob(snapshot: Snapshot, job: OpenJob, resourceId: string): Snapshot {
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
export function applied(snapshot: Snapshot, { steps }: { steps: readonly Step[] }): Snapshot {
  let next = snapshot
  for (const { job, from, coming } of steps) {
    if (from !== null) next = without(next, job, from)
    next = withJob(next, job, coming.resource.id)
  }
  return next
}
