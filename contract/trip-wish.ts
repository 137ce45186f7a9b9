import * as z from 'zod/mini'
import { mostItems } from '#core/references.ts'
import { VehicleClass } from './catalogue.ts'
import { rideAsk } from './rides.ts'
import { Wish } from './wish.ts'

/** What stands in a trip: a day out as its price is asked for, or one way of a ride as an address says it. */

// A way there and back are two things of a trip.
const { returnDay: _, returnTime: __, returnFrom: ___, returnTo: ____, ...oneWay } = rideAsk

export const TourInTrip = z.strictObject({ kind: z.literal('tour'), ...Wish.shape })
export type TourInTrip = z.output<typeof TourInTrip>

export const RideInTrip = z.strictObject({ kind: z.literal('ride'), ...oneWay, vehicleClass: VehicleClass })
export type RideInTrip = z.output<typeof RideInTrip>

export const TripWish = z.discriminatedUnion('kind', [TourInTrip, RideInTrip])
export type TripWish = z.output<typeof TripWish>

export const TripItem = z.object({
  /** Drawn where it is put into the trip, so that the same is one on every device. */
  id: z.uuid('There is no such thing in a trip.'),
  wish: TripWish,
  /** What it cost when its owner last looked, to tell what changed since. Nobody is charged by it. */
  seenYen: z.nullable(z.int().check(z.gte(0), z.lte(1_000_000_000))),
  seenAt: z.nullable(z.iso.datetime({ offset: true, error: 'Name a moment.' })),
})
export type TripItem = z.output<typeof TripItem>

export const tripItems = z
  .array(z.strictObject({ ...TripItem.shape }))
  .check(z.maxLength(mostItems, `A trip holds at most ${mostItems} things.`))
