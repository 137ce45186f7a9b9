import type { Slot } from '#contract/availability.ts'
import type { VehicleClass } from '#contract/catalogue.ts'
import { type OpenCrews, openCrews } from '#server/inventory/index.ts'
import type { Context } from '#server/platform/context.ts'
import { addMinutes, tokyoDayOf, tokyoTimeOf } from '#server/platform/tokyo-time.rules.ts'
import type { PreparedRide } from './prepare-ride.ts'
import { openHours } from './when-possible.ts'

/** So far around a ride what is taken is read at once, so that hours near a taken one are known, too. */
export const searchedMinutes = 6 * 60
const stepMinutes = 30
const searchedDays = 7
const mostFound = 4
const dayMinutes = 1440

/** The hours between which an alternative must lie: nobody comes back before they are there. */
export interface Bounds {
  /** Not before. */
  from?: Date
  /** Over by then. */
  until?: Date
}

export const openAround = (ctx: Context, prepared: PreparedRide, butNotOf?: string): Promise<OpenCrews> =>
  openWithin(ctx, prepared, searchedMinutes, butNotOf)

function openWithin(ctx: Context, prepared: PreparedRide, minutes: number, butNotOf?: string): Promise<OpenCrews> {
  const { startsAt, endsAt } = prepared.at(prepared.start).times
  return openCrews(ctx, {
    from: addMinutes(startsAt, -minutes),
    until: addMinutes(endsAt, minutes),
    ...(butNotOf === undefined ? {} : { butNotOf }),
  })
}

/**
 * Finds what can be had instead, class by class: within hours of the wish first, the nearest first, then at the same
 * hour of other days, for which is read once more whatever the number of classes.
 */
export function nearestHours(ctx: Context, prepared: PreparedRide, near: OpenCrews, bounds: Bounds = {}) {
  let days: Promise<OpenCrews> | undefined
  return async (vehicleClass: VehicleClass): Promise<Slot[]> => {
    const isOpen = await openHours(ctx, prepared)
    const isFree = (crews: OpenCrews, start: Date) => {
      const at = prepared.at(start)
      if (bounds.from && start < bounds.from) return false
      if (bounds.until && at.times.endsAt > bounds.until) return false
      return crews.crewFor(prepared.demandFor(vehicleClass, at), at.times.startsAt) !== null
    }
    const search = (crews: OpenCrews, minutes: readonly number[]) =>
      minutes
        .map((minute) => addMinutes(prepared.start, minute))
        .filter((start) => isOpen(start) && isFree(crews, start))
        .map((start) => ({ day: tokyoDayOf(start), start: tokyoTimeOf(start) }))
    const soon = search(near, outwards(searchedMinutes, stepMinutes))
    if (soon.length > 0) return soon.slice(0, mostFound)
    days ??= openWithin(ctx, prepared, searchedDays * dayMinutes)
    return search(await days, outwards(searchedDays * dayMinutes, dayMinutes)).slice(0, mostFound)
  }
}

/** 30, −30, 60, −60 and so on: later before earlier, since later is what most can do. */
const outwards = (most: number, step: number) =>
  Array.from({ length: Math.floor(most / step) }, (_, index) => (index + 1) * step).flatMap((away) => [away, -away])
