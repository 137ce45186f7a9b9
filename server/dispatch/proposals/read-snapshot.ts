import { type BoardBooking, findForBoard } from '#server/booking/index.ts'
import { loadFleet, type Resource } from '#server/fleet/index.ts'
import { findTaken, type Job, rate, reachMs } from '#server/inventory/index.ts'
import type { Context } from '#server/platform/context.ts'
import { addDays, addMinutes, tokyoDayOf, tokyoInstant, weekdayOf } from '#server/platform/tokyo-time.rules.ts'
import { workMinutesIn } from '../board/legs.rules.ts'
import { findAcquaintances } from './proposals.store.ts'
import type { OpenJob, Snapshot } from './snapshot.rules.ts'

interface Span {
  from: Date
  until: Date
}

/** The week of a job, from Monday. */
function weekOf({ startsAt }: Pick<OpenJob, 'startsAt'>): Span {
  const day = tokyoDayOf(startsAt)
  const monday = addDays(day, 1 - weekdayOf(day))
  return { from: tokyoInstant(monday, '00:00'), until: tokyoInstant(addDays(monday, 7), '00:00') }
}

/** Where a job's neighbours and its week lie. */
function windowOf(job: OpenJob): Span {
  const week = weekOf(job)
  const [first, last] = [job.startsAt.getTime() - reachMs, endOf(job).getTime() + reachMs]
  return {
    from: new Date(Math.min(week.from.getTime(), first)),
    until: new Date(Math.max(week.until.getTime(), last)),
  }
}

const endOf = ({ startsAt, demand }: OpenJob) => addMinutes(startsAt, demand.durationMinutes)

/** Windows that touch are read as one: jobs of the same days are looked at in one question. */
export function merged(spans: readonly Span[]): Span[] {
  const all: Span[] = []
  for (const span of spans.toSorted((a, b) => a.from.getTime() - b.from.getTime())) {
    const last = all.at(-1)
    if (last && span.from <= last.until) last.until = new Date(Math.max(last.until.getTime(), span.until.getTime()))
    else all.push({ ...span })
  }
  return all
}

/** What is taken around these jobs, and who knows their guests. What others have is read by `readOthers`. */
export async function readSnapshot(ctx: Context, jobs: readonly OpenJob[], now: Date): Promise<Snapshot> {
  const fleet = await loadFleet(ctx)
  const taken = new Map<string, Job[]>()
  for (const window of merged(jobs.map(windowOf))) {
    const { jobs: found } = await findTaken(ctx.db, fleet, { window, now })
    for (const [id, ofResource] of found) taken.set(id, [...(taken.get(id) ?? []), ...ofResource])
  }
  const known = await findAcquaintances(
    ctx.db,
    jobs.map(({ id }) => id),
    now,
  )
  const since = new Map(known.map(({ bookingId, resourceId, at }) => [`${bookingId} ${resourceId}`, at]))
  const hours = new Map<string, number>()
  return {
    ...{ fleet, taken, rate, now, others: new Map() },
    knows: (bookingId, resourceId) => since.get(`${bookingId} ${resourceId}`),
    weekMinutes: (resource, job) => {
      const week = weekOf(job)
      const key = `${resource.id} ${week.from.getTime()}`
      const minutes = hours.get(key) ?? minutesIn(week, resource, taken.get(resource.id) ?? [])
      hours.set(key, minutes)
      return minutes
    },
  }

  function minutesIn(week: Span, resource: Resource, own: readonly Job[]): number {
    const leastRestMinutes = fleet.policies[resource.kind].leastRestMinutes ?? 0
    return workMinutesIn(week, { resource, jobs: own, leastRestMinutes, drive: fleet.drivingMinutes })
  }
}

/** What those are out with who stand in the way of these jobs, or close to it: all in one question. */
export async function readOthers(
  ctx: Context,
  snapshot: Snapshot,
  jobs: readonly OpenJob[],
): Promise<Snapshot['others']> {
  const near = new Set<string>()
  const own = new Set(jobs.map(({ id }) => id))
  for (const ofResource of snapshot.taken.values())
    for (const { bookingId, startsAt, endsAt } of ofResource) {
      if (bookingId === undefined || own.has(bookingId)) continue
      if (
        jobs.some(
          (job) => startsAt < addMinutes(endOf(job), closeMinutes) && endsAt > addMinutes(job.startsAt, -closeMinutes),
        )
      )
        near.add(bookingId)
    }
  const found = await findForBoard(ctx.db, [...near])
  return new Map(found.map((booking) => [booking.id, toOpenJob(booking)]))
}

export const toOpenJob = (booking: BoardBooking): OpenJob => ({
  id: booking.id,
  reference: booking.reference,
  version: booking.edition,
  leadName: booking.leadName,
  guests: booking.guests,
  isConfirmed: booking.state === 'confirmed',
  startsAt: booking.startsAt,
  demand: booking.demand,
  crewIds: booking.crewIds,
})

/** A job can be too close to one that ends or begins so long from it: turn-round and the drive between. */
const closeMinutes = 240
