import type { Slot } from '#contract/availability.ts'
import { type BookableTour, runsOn } from '#server/catalogue/index.ts'
import { type Fleet, loadFleet } from '#server/fleet/index.ts'
import type { Context } from '#server/platform/context.ts'
import { addDays, tokyoInstant } from '#server/platform/tokyo-time.rules.ts'
import { findTaken, type Window } from './assignments.store.ts'
import { type CalendarQuestion, nearestFree, type TourHours } from './calendar.rules.ts'
import { chooseCrew, type TakenJobs } from './choose-crew.rules.ts'
import type { Demand } from './demand.rules.ts'
import { loadBookingPolicy } from './load-booking-policy.ts'

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
    isFree: (startsAt) => demand !== null && isPossible(fleet, taken, demand, startsAt),
  }
}

const isPossible = (fleet: Fleet, taken: TakenJobs, demand: Demand, startsAt: Date) =>
  chooseCrew(fleet, taken, demand, startsAt) !== null

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
