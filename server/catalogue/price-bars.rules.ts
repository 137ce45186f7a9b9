import type { Facets } from '#contract/tour-search.ts'

/** Width of one bar of the price filter. */
export const priceScale = { stepYen: 10_000 } as const

/** Bars from the cheapest to the dearest tour, so that the filter keeps its shape whatever else is chosen. */
export function barsOf(
  countByStep: Readonly<Record<string, number>>,
  range: { from: number | null; to: number | null },
): Facets['price'] {
  const { stepYen } = priceScale
  const first = Math.floor((range.from ?? 0) / stepYen)
  const last = Math.max(
    Math.floor((range.to ?? 0) / stepYen),
    // A large party's price may lie above the cheapest class of every tour.
    ...Object.keys(countByStep).map(Number),
  )
  return {
    fromYen: first * stepYen,
    toYen: (last + 1) * stepYen,
    stepYen,
    bars: Array.from({ length: last - first + 1 }, (_, index) => countByStep[first + index] ?? 0),
  }
}
