import * as z from 'zod/mini'

export const rideWays = ['transfer', 'point', 'hourly'] as const
export const RideWay = z.enum(rideWays)
export type RideWay = z.output<typeof RideWay>
