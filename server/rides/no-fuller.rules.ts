import type { Load } from '#contract/catalogue.ts'
import { fitsLoad } from '#contract/room.ts'
import type { Demand } from '#server/inventory/index.ts'

/** Whether nobody and nothing more comes along than before. */
export const isNoFuller = (before: Load, after: Load): boolean =>
  after.guests <= before.guests && after.largeCases <= before.largeCases

/**
 * Of a ride that was sold fuller than its class takes: what is asked of a car, so that one of the class can go as it was
 * to go before. Of the ways to load it the one that leaves least behind.
 */
export function asFullAsItTakes(demand: Demand, loads: readonly Load[]): Demand {
  if (fitsLoad(loads, demand.seats, demand.largeCases)) return demand
  const left = ({ guests, largeCases }: Load) =>
    Math.max(0, demand.seats - guests) * 100 + Math.max(0, demand.largeCases - largeCases)
  const [best] = loads.toSorted((a, b) => left(a) - left(b))
  if (!best) return demand
  return {
    ...demand,
    seats: Math.min(demand.seats, best.guests),
    largeCases: Math.min(demand.largeCases, best.largeCases),
  }
}
