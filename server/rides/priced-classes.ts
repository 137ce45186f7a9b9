import type { VehicleClass } from '#contract/catalogue.ts'
import type { QuoteLine } from '#contract/pricing.ts'
import type { OfferedClass } from '#contract/room.ts'
import type { VehicleClassInfo } from '#server/fleet/index.ts'
import type { Context } from '#server/platform/context.ts'
import { type CodeRefusal, totalYenOf } from '#server/pricing/index.ts'
import type { PreparedRide, RideAt, RideSnapshot } from './prepare-ride.ts'
import { isPricedBy } from './ride-classes.rules.ts'
import { loadClassCards } from './ride-snapshot.ts'

/** A way at the hour that was wished. */
export interface PlannedWay {
  prepared: PreparedRide
  at: RideAt
}

/** A class that rides are sold in, with what each way costs in it. */
export interface PricedClass extends OfferedClass {
  ways: QuoteLine[][]
  /** A code of which not enough is left for this class: its price is without it. */
  notLeft: CodeRefusal | null
}

export interface ClassesOfRide {
  /** From the smallest to the largest. */
  sold: PricedClass[]
  /** Arranged by the office. */
  onRequest: VehicleClassInfo[]
  wordsOf: (vehicleClass: VehicleClass) => string
}

export async function priceClasses(
  ctx: Context,
  { fleet, table }: RideSnapshot,
  ways: readonly PlannedWay[],
): Promise<ClassesOfRide> {
  const cards = new Map((await loadClassCards(ctx)).map((card) => [card.vehicleClass, card]))
  const classes: ClassesOfRide = {
    sold: [],
    onRequest: [],
    wordsOf: (vehicleClass) => cards.get(vehicleClass)?.words ?? '',
  }
  for (const info of [...fleet.classes.values()].sort((a, b) => a.rank - b.rank)) {
    const { vehicleClass, name, loads } = info
    if (info.isRetired) continue
    if (!cards.get(vehicleClass)?.soldAsRide) {
      classes.onRequest.push(info)
      continue
    }
    // Meant to be sold, and nobody wrote yet for how much.
    if (!isPricedBy(table.fares, vehicleClass)) continue
    const { lines, notLeft } = linesOf(ways, vehicleClass)
    classes.sold.push({ vehicleClass, name, loads, ways: lines, priceYen: totalYenOf(lines.flat()), notLeft })
  }
  return classes
}

/** What is set aside for an offer is asked of both ways together: they are one use of its code. */
function linesOf(ways: readonly PlannedWay[], vehicleClass: VehicleClass) {
  const without = (codes: readonly string[]) =>
    ways.map(({ prepared, at }) => prepared.linesFor(vehicleClass, at, codes))
  const [whole, codes] = [without([]), ways[0]?.prepared.codes]
  const notLeft = codes?.ifLeft(whole.flat()) ?? null
  if (!notLeft) return { lines: whole, notLeft }
  const rest = without([notLeft.code])
  // Where neither of two is left, the class is without both.
  const other = codes?.ifLeft(rest.flat())
  return { lines: other ? without([notLeft.code, other.code]) : rest, notLeft }
}
