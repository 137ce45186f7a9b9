import type { ChoosableClass, OfferedClass } from '#contract/room.ts'
import type { Fleet } from '../fleet.rules.ts'

/** A tour's classes with their names, from the smallest to the largest; without those that were taken out of use. */
export function offeredClasses(fleet: Pick<Fleet, 'classes'>, prices: readonly ChoosableClass[]): OfferedClass[] {
  return prices
    .flatMap(({ vehicleClass, priceYen, loads }) => {
      const info = fleet.classes.get(vehicleClass)
      return info && !info.isRetired ? [{ vehicleClass, priceYen, loads, name: info.name, rank: info.rank }] : []
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ rank: _, ...offered }) => offered)
}
