import type { RideWay } from '#contract/ride-ways.ts'

/** The kinds of ride that an offer may be for, as the office calls them. */
export const rideNames: Record<RideWay, string> = {
  transfer: 'Airport transfers',
  point: 'Point to point',
  hourly: 'By the hour',
}
