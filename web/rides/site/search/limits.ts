import type { rideLimits as contractLimits } from '#contract/rides.ts'

// The contract's own values, held to them by their types: its schemas would come along with them.
export const rideLimits: typeof contractLimits = {
  leastHours: 2,
  mostHours: 12,
  seats: 4,
  strollers: 2,
  wheelchairs: 2,
}
