import { isSameLine, type PriceOverride } from '../price-overrides.rules.ts'

/** How much the desk may take off by hand: so many per cent of what was computed, or so many yen where that is more. */
export interface DeskBound {
  deskLowersPercent: number
  deskLowersYen: number
}

export interface LoweredPrice {
  computedYen: number
  totalYen: number
  /** What comes off since it was decided before: whoever leaves it as it is decides nothing. */
  keptYen: number
}

/** What comes off and the most that may; null where it is within that. */
export function tooMuchOff(
  { computedYen, totalYen, keptYen }: LoweredPrice,
  { deskLowersPercent, deskLowersYen }: DeskBound,
): { offYen: number; mostYen: number } | null {
  const mostYen = Math.max(Math.floor((Math.max(0, computedYen) * deskLowersPercent) / 100), deskLowersYen)
  const offYen = computedYen - totalYen
  return offYen > Math.max(mostYen, keptYen) ? { offYen, mostYen } : null
}

/** What of these overrides comes off just as it was decided before: of the same line, computed and charged alike. */
export function keptOff(overrides: readonly PriceOverride[], before: readonly PriceOverride[]): number {
  const kept = overrides.filter((one) =>
    before.some(
      (other) => isSameLine(one, other) && one.computedYen === other.computedYen && one.amountYen === other.amountYen,
    ),
  )
  return kept.reduce((sum, { computedYen, amountYen }) => sum + computedYen - amountYen, 0)
}
