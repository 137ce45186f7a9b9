import { fitsParty, roomPartyOf } from '#contract/room.ts'
import { loadFleet } from '#server/fleet/index.ts'
import type { Context } from '#server/platform/context.ts'
import { readPriceBook } from '#server/pricing/index.ts'
import type { Ground } from './facts.rules.ts'

/** The roads and cars of this house, for the rules. */
export async function openGround(ctx: Context): Promise<Ground> {
  const fleet = await loadFleet(ctx)
  const { extras } = await readPriceBook(ctx.db)
  const smallestFirst = [...fleet.classes.values()]
    .filter(({ isBus, isRetired }) => !isBus && !isRetired)
    .toSorted((one, other) => one.rank - other.rank)
  return {
    drivingMinutes: (from, to, at) => fleet.drivingMinutes(from, to, at),
    carFor: ({ guests, largeCases, extras: wished }) => {
      const room = roomPartyOf({ guests, largeCases, extras: wished }, extras)
      const car = smallestFirst.find(({ loads }) => fitsParty(loads, room))
      return car ? { vehicleClass: car.vehicleClass, name: car.name } : null
    },
  }
}
