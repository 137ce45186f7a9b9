import type { Slot } from '#contract/availability.ts'
import { type BookableTour, runsOn } from '#server/catalogue/index.ts'
import { type Fleet, loadFleet } from '#server/fleet/index.ts'
import type { Context } from '#server/platform/context.ts'
import { addDays, tokyoInstant } from '#server/platform/tokyo-time.rules.ts'
import { type CalendarQuestion, nearestFree, type TourHours } from './calendar.rules.ts'
import { chooseCrew, type TakenJobs } from './choose-crew.rules.ts'
import { type Demand, jobOf } from './demand.rules.ts'
import { loadBookingPolicy } from './load-booking-policy.ts'
import { fleetInReach } from './propose-crews.rules.ts'
import { around, findTaken, type Window } from './what-is-taken.store.ts'

export interface CalendarInput {
  tour: TourHours
  /** Null: nothing fits, so nothing is free. */
  demand: Demand | null
  /** Both days included. */
  firstDay: string
  lastDay: string
  /** A booking that may give up what it has. */
  butNotOf?: string
}

/** How far to either side a neighbour can matter: rests and a day that runs past midnight. */
const marginDays = 3

/** Everything that a calendar of these days depends on, read once: then every start is answered from memory. */
export async function openCalendar(ctx: Context, input: CalendarInput): Promise<CalendarQuestion> {
  const fleet = await loadFleet(ctx)
  const { horizonDays } = await loadBookingPolicy(ctx)
  const now = ctx.clock.now()
  const window: Window = {
    from: tokyoInstant(addDays(input.firstDay, -marginDays), '00:00'),
    until: tokyoInstant(addDays(input.lastDay, marginDays), '00:00'),
  }
  const { butNotOf, demand, tour } = input
  const taken: TakenJobs = demand
    ? (await findTaken(ctx.db, fleet, { window, now, ...(butNotOf === undefined ? {} : { butNotOf }) })).jobs
    : new Map()
  return {
    hours: tour,
    now,
    horizonDays,
    runsOn,
    isFree: (startsAt) =>
      demand !== null && isPossible(fleetInReach(fleet, demand, startsAt, now), taken, demand, startsAt),
  }
}

const isPossible = (fleet: Fleet, taken: TakenJobs, demand: Demand, startsAt: Date) =>
  chooseCrew(fleet, taken, demand, startsAt) !== null

export interface LongDay {
  demand: Demand
  startsAt: Date
  /** Those of them that may be given up. */
  extraHalfHours: number
  butNotOf?: string
}

/**
 * Of a day that nobody could work even if all were free: until when it can really last. Null where its length is not the
 * reason, or where no shorter one can be had either.
 */
export async function findLatestEnd(ctx: Context, { demand, startsAt, extraHalfHours, ...rest }: LongDay) {
  const fleet = await loadFleet(ctx)
  if (isPossible(fleet, new Map(), demand, startsAt)) return null
  const { jobs } = await findTaken(ctx.db, fleet, {
    window: around(jobOf(demand, startsAt)),
    now: ctx.clock.now(),
    ...rest,
  })
  for (let fewer = 1; fewer <= extraHalfHours; fewer++) {
    const shorter = { ...demand, durationMinutes: demand.durationMinutes - 30 * fewer }
    if (isPossible(fleet, jobs, shorter, startsAt)) return jobOf(shorter, startsAt).endsAt
  }
  return null
}

/**
 * Whether somebody is free for it whose day would only be too long: those who stand nearer are taken, and from the garage
 * of the others the way is too far.
 */
export async function isTooLongForTheFree(
  ctx: Context,
  { demand, startsAt, ...rest }: Omit<LongDay, 'extraHalfHours'>,
): Promise<boolean> {
  const now = ctx.clock.now()
  const fleet = fleetInReach(await loadFleet(ctx), demand, startsAt, now)
  const { jobs } = await findTaken(ctx.db, fleet, { window: around(jobOf(demand, startsAt)), now, ...rest })
  const { chauffeur, guide } = fleet.policies
  const policies = {
    ...fleet.policies,
    chauffeur: { ...chauffeur, longestDayMinutes: null },
    guide: { ...guide, longestDayMinutes: null },
  }
  return isPossible({ ...fleet, policies }, jobs, demand, startsAt)
}

const searchedDays = 14
const mostNearest = 4

/** What a guest may have instead of a slot that is taken. */
export async function findNearest(ctx: Context, tour: BookableTour, demand: Demand, around: Slot): Promise<Slot[]> {
  const question = await openCalendar(ctx, {
    tour,
    demand,
    firstDay: addDays(around.day, -searchedDays),
    lastDay: addDays(around.day, searchedDays),
  })
  return nearestFree(question, around, { days: searchedDays, most: mostNearest })
}
