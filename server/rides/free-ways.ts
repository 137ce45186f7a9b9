import type { VehicleClass } from '#contract/catalogue.ts'
import type { OpenCrews } from '#server/inventory/index.ts'
import type { Bounds } from './nearest-hours.ts'
import type { PlannedWay } from './priced-classes.ts'

/**
 * Which way cannot be had in a class: the first, the second, or null for none. Whoever takes the guests there has that
 * job already when the way back is looked at: the last car is not promised twice.
 */
export function firstNotFree(
  ways: readonly PlannedWay[],
  crews: readonly OpenCrews[],
  vehicleClass: VehicleClass,
): number | null {
  let busy = (open: OpenCrews) => open
  for (const [place, { prepared, at }] of ways.entries()) {
    const open = crews[place]
    const demand = prepared.demandFor(vehicleClass, at)
    const { startsAt } = at.times
    const crew = open && busy(open).crewFor(demand, startsAt)
    if (!crew) return place
    const before = busy
    busy = (others) => before(others).after(crew, demand, startsAt)
  }
  return null
}

/** Between which hours another hour for one of the ways must lie. */
export function boundsOf(ways: readonly PlannedWay[], place: number): Bounds {
  const [there, back] = ways
  if (!there || !back) return {}
  return place === 0 ? { until: back.prepared.start } : { from: there.at.times.endsAt }
}
