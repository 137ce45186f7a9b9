import type { Ride } from '#contract/rides.ts'
import { addMinutes, minutesBetween, tokyoIso } from '#server/platform/tokyo-time.rules.ts'

/** Suitcases out, a word of thanks, and away from the door. */
export const handingOverMinutes = 10

/** What of a ride decides about its hours. */
export type RideHours = Pick<Ride, 'landsAt' | 'customsMinutes' | 'freeWaitMinutes' | 'hours' | 'driveMinutes'>

export interface RideTimes {
  /** When the flight lands; null where none is waited for. */
  landsAt: Date | null
  /** The pick-up: the job of the crew begins. */
  startsAt: Date
  /** Until then waiting costs nothing. */
  waitFreeUntil: Date
  /** The job is over: so much waiting as is free can never run into the next one. */
  endsAt: Date
  durationMinutes: number
}

/** The hours of a ride that begins then: by the landing where a flight is waited for, by the pick-up everywhere else. */
export function rideTimes(ride: RideHours, start: Date): RideTimes {
  const isLanding = ride.landsAt !== null
  const startsAt = isLanding ? addMinutes(start, ride.customsMinutes) : start
  const waitFreeUntil = addMinutes(start, ride.freeWaitMinutes)
  const waitMinutes = Math.max(0, minutesBetween(startsAt, waitFreeUntil))
  // By the hour the car is theirs from the pick-up on, whether they are there or not.
  const durationMinutes = ride.hours === null ? waitMinutes + ride.driveMinutes + handingOverMinutes : ride.hours * 60
  return {
    landsAt: isLanding ? start : null,
    startsAt,
    waitFreeUntil,
    endsAt: addMinutes(startsAt, durationMinutes),
    durationMinutes,
  }
}

/** The same ride when its flight lands at another hour, with the ride as it is to be kept then. */
export function pickUpAfterLanding(ride: Ride, landsAt: Date): RideTimes & { ride: Ride } {
  if (ride.landsAt === null) throw new RangeError('No flight is waited for in this ride.')
  return { ...rideTimes(ride, landsAt), ride: { ...ride, landsAt: tokyoIso(landsAt) } }
}

/**
 * From landing. Whoever needs long at the border is not charged for it: after the pick-up there is always as much time
 * as at any other door.
 */
export const freeMinutesFromLanding = (
  waiting: { airportFreeMinutes: number; elsewhereFreeMinutes: number },
  customsMinutes: number,
) => Math.max(waiting.airportFreeMinutes, customsMinutes + waiting.elsewhereFreeMinutes)
