import type { VehicleClass } from '#contract/catalogue.ts'
import { type Fleet, loadFleet } from '#server/fleet/index.ts'
import { type Demand, openCrewPlan, type PlannedCrew } from '#server/inventory/index.ts'
import type { Context } from '#server/platform/context.ts'
import { addDays, tokyoDayOf, tokyoInstant } from '#server/platform/tokyo-time.rules.ts'
import { findOutSince } from './cars-out.store.ts'

export interface RideToPlan {
  bookingId: string
  demand: Demand
  startsAt: Date
}

/** So many cars of a class go out on a day ahead, tours and rides together: the rest is left for whoever comes. */
const mostOut: Readonly<Record<VehicleClass, { thisWeek: number; later: number }>> = {
  sedan: { thisWeek: 3, later: 2 },
  alphard: { thisWeek: 3, later: 3 },
  hiace: { thisWeek: 1, later: 1 },
}
const mostChauffeursOut = 10

/** With crews for all of them beside the tours; whoever would find none, or would leave too few for others, is left out. */
export async function planDemoRides(ctx: Context, rides: readonly RideToPlan[]): Promise<Map<string, PlannedCrew>> {
  const now = ctx.clock.now()
  const fleet = await loadFleet(ctx)
  const today = tokyoInstant(tokyoDayOf(now), '00:00')
  const wanted = rides.map(({ startsAt, ...ride }) => ({ ...ride, starts: [startsAt] }))
  const isAhead = ({ starts }: (typeof wanted)[number]) => starts.some((start) => start >= today)
  const crews = await openCrewPlan(ctx.db, fleet, wanted, now)
  const days = await readDays(ctx, today)
  const planned = new Map<string, PlannedCrew>()
  for (const one of [...wanted.filter((ride) => !isAhead(ride)), ...wanted.filter(isAhead)]) {
    const day = tokyoDayOf(one.starts[0] ?? today)
    const fleets = isAhead(one) ? fleetsLeft(fleet, days, { day, today: tokyoDayOf(now) }) : [fleet]
    for (const left of fleets) {
      const crew = crews.plan(left, one)
      if (!crew) continue
      planned.set(one.bookingId, crew)
      for (const { id } of crew.members) days.get(day)?.add(id)
      break
    }
  }
  return planned
}

type Days = Map<string, Set<string>>

async function readDays(ctx: Context, today: Date): Promise<Days> {
  const days: Days = new Map()
  for (let index = -1; index < 40; index++) days.set(addDays(tokyoDayOf(today), index), new Set())
  for (const { day, resourceId } of await findOutSince(ctx.db, today)) days.get(day)?.add(resourceId)
  return days
}

/** First with the chauffeurs who have work that day anyway, then with others, while enough stay at home. */
function fleetsLeft(fleet: Fleet, days: Days, { day, today }: { day: string; today: string }): Fleet[] {
  const out = days.get(day) ?? new Set<string>()
  const span = day < addDays(today, 7) ? 'thisWeek' : 'later'
  const vehicles = fleet.vehicles.filter(({ id, vehicleClass }) => {
    if (out.has(id)) return true
    const most = mostOut[vehicleClass]?.[span] ?? 0
    return fleet.vehicles.filter((other) => other.vehicleClass === vehicleClass && out.has(other.id)).length < most
  })
  const working = fleet.chauffeurs.filter(({ id }) => out.has(id))
  const withThose = { ...fleet, vehicles, chauffeurs: working }
  return working.length < mostChauffeursOut ? [withThose, { ...fleet, vehicles }] : [withThose]
}
