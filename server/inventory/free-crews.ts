import type { WhyNot } from '#contract/availability.ts'
import { runsOn } from '#server/catalogue/index.ts'
import { type Fleet, loadFleet } from '#server/fleet/index.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { addDays, tokyoInstant } from '#server/platform/tokyo-time.rules.ts'
import { noticeEndsAt, type TourHours, whyClosedOn, whyNotAt } from './calendar.rules.ts'
import { type Demand, jobOf } from './demand.rules.ts'
import { loadBookingPolicy } from './load-booking-policy.ts'
import { type FittingCrew, fleetInReach, proposeCrews } from './propose-crews.rules.ts'
import { around, findTaken } from './what-is-taken.store.ts'

export interface DayWithCrews {
  day: string
  crews: number
  why: WhyNot | null
  /** Where the tour is closed on it: why. */
  because?: string
  /** When guests could last book it by themselves, where that has passed; crews are counted all the same. */
  noticeEndedAt: Date | null
}

/** More are not counted: a desk that has nine to choose from has enough. */
const mostCounted = 9
const marginDays = 3

/** For the office, which decides about notice: how many crews could go out on each of these days at one start. What is taken is read once for all of them. */
export async function countFreeCrews(
  ctx: Context,
  { tour, demand, days, start }: { tour: TourHours; demand: Demand; days: readonly string[]; start: string },
): Promise<DayWithCrews[]> {
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return []
  const fleet = await loadFleet(ctx)
  const { horizonDays } = await loadBookingPolicy(ctx)
  const now = ctx.clock.now()
  const { jobs } = await findTaken(ctx.db, fleet, {
    window: {
      from: tokyoInstant(addDays(first, -marginDays), '00:00'),
      until: tokyoInstant(addDays(last, marginDays), '00:00'),
    },
    now,
  })
  return days.map((day) => {
    const closed = whyNotAt({ hours: tour, now, horizonDays, runsOn }, { day, start })
    if (closed !== null && closed !== 'too-short-notice') {
      const because = closed === 'outside-season' ? whyClosedOn(tour, day) : undefined
      return { day, crews: 0, why: closed, ...(because !== undefined && { because }), noticeEndedAt: null }
    }
    const startsAt = tokyoInstant(day, start)
    const inReach = fleetInReach(fleet, demand, startsAt, now)
    const crews = proposeCrews(inReach, jobs, demand, startsAt, mostCounted).length
    return {
      ...{ day, crews, why: crews === 0 ? 'sold-out' : closed },
      noticeEndedAt: closed === null ? null : noticeEndsAt(tour, startsAt),
    }
  })
}

/** Who could take a job, the engine's own choice first. */
export async function findFittingCrews(
  ctx: Context,
  { demand, startsAt, most }: { demand: Demand; startsAt: Date; most: number },
): Promise<FittingCrew[]> {
  const fleet = await loadFleet(ctx)
  const window = around(jobOf(demand, startsAt))
  const now = ctx.clock.now()
  const { jobs } = await findTaken(ctx.db, fleet, { window, now })
  return proposeCrews(fleetInReach(fleet, demand, startsAt, now), jobs, demand, startsAt, most)
}

/** How many crews could take a job beside each other, counted up to a number; inside a transaction, too. */
export async function countCrewsFor(
  db: Database,
  fleet: Fleet,
  { demand, startsAt, now, most }: { demand: Demand; startsAt: Date; now: Date; most: number },
): Promise<number> {
  const { jobs } = await findTaken(db, fleet, { window: around(jobOf(demand, startsAt)), now })
  return proposeCrews(fleet, jobs, demand, startsAt, most).length
}
