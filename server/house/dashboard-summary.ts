import type { Dashboard } from '#contract/dashboard.ts'
import { type Fleet, isWithUs, loadFleet, type Resource, worksOn } from '#server/fleet/index.ts'
import { findTaken } from '#server/inventory/index.ts'
import type { Context } from '#server/platform/context.ts'
import { addDays, tokyoDayOf, tokyoInstant } from '#server/platform/tokyo-time.rules.ts'

/** Conflicts are looked for so far ahead. */
const daysAhead = 14

export interface WhatIsTaken {
  fleet: Fleet
  jobs: Awaited<ReturnType<typeof findTaken>>['jobs']
  /** Moments between which it is known. */
  from: Date
  until: Date
}

/** Who and what has work today and in the two weeks after, in one look. */
export async function readWhatIsTaken(ctx: Context, now: Date): Promise<WhatIsTaken> {
  const fleet = await loadFleet(ctx)
  const today = tokyoDayOf(now)
  const window = { from: tokyoInstant(addDays(today, -2), '00:00'), until: tokyoInstant(addDays(today, 17), '00:00') }
  const { jobs } = await findTaken(ctx.db, fleet, { window, now })
  return { fleet, jobs, from: now, until: tokyoInstant(addDays(today, daysAhead), '00:00') }
}

/** How many are out with guests, now and by the hour: by the plan, and as soon as these bookings' are on board. */
export function summaryOf({ fleet, jobs }: WhatIsTaken, aboard: ReadonlySet<string>, now: Date): Dashboard['summary'] {
  const today = tokyoDayOf(now)
  const [begins, ends] = [tokyoInstant(today, '00:00'), tokyoInstant(addDays(today, 1), '00:00')]
  // Of three weeks only what touches today: each hour is asked of everybody.
  const todays = new Map(
    [...jobs].map(([id, all]) => [
      id,
      all.filter(({ startsAt, endsAt, isAway }) => !isAway && startsAt < ends && endsAt > begins),
    ]),
  )
  const isOut = (from: Date, until: Date) => (resource: Resource) =>
    (todays.get(resource.id) ?? []).some(({ startsAt, endsAt }) => startsAt < until && endsAt > from)
  const isAwayNow = ({ id }: Resource) =>
    (jobs.get(id) ?? []).some(({ startsAt, endsAt, isAway }) => isAway && startsAt <= now && endsAt > now)
  // As the board draws them: a car whose papers ended stands in the garage.
  const hasPapers = ({ papersUntil, lacks = [] }: Resource) =>
    lacks.length === 0 && (!papersUntil || papersUntil >= today)
  const isOutByHour = isOut(now, new Date(now.getTime() + 1))
  const outNow = (resource: Resource) =>
    isOutByHour(resource) ||
    (todays.get(resource.id) ?? []).some(({ bookingId }) => bookingId !== undefined && aboard.has(bookingId))
  const countsOf = (resources: readonly Resource[]) => ({
    out: resources.filter(outNow).length,
    all: resources.filter(
      (resource) =>
        (worksOn(resource, today) && isWithUs(resource, today) && hasPapers(resource) && !isAwayNow(resource)) ||
        outNow(resource),
    ).length,
  })
  const hours = Array.from({ length: 24 }, (_, hour) => {
    const from = new Date(begins.getTime() + hour * 3_600_000)
    const isOutThen = isOut(from, new Date(from.getTime() + 3_600_000))
    return {
      hour,
      cars: fleet.vehicles.filter(isOutThen).length,
      people: [...fleet.chauffeurs, ...fleet.guides].filter(isOutThen).length,
    }
  })
  return {
    cars: countsOf(fleet.vehicles),
    chauffeurs: countsOf(fleet.chauffeurs),
    guides: countsOf(fleet.guides),
    hours,
  }
}
