import type { CancellationTier } from '#contract/catalogue.ts'

/** Flights and ships change late, so these give everything back until the day before. */
export const layoverTerms: CancellationTier[] = [
  { hoursBefore: 24, refundPercent: 100 },
  { hoursBefore: 6, refundPercent: 50 },
  { hoursBefore: 0, refundPercent: 0 },
]
