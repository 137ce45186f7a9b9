import type { RideWay } from '#contract/ride-ways.ts'

/** In files and in the trail. */
export const rideNames: Record<RideWay, string> = {
  transfer: 'airport transfer',
  point: 'point to point',
  hourly: 'by the hour',
}
