import type { Vehicle } from '#server/fleet/index.ts'
import { addMinutes } from '#server/platform/tokyo-time.rules.ts'
import type { Job, Joined } from './demand.rules.ts'
import { carLeavesAt, type Drive } from './handover.rules.ts'

/** So long somebody is out at least who brings a car to guests on the road, and so long they stay with the lost one. */
const leastMinutes = 120
const besideTheOtherMinutes = 30

/** Out of the own garage at once, by that of the car to where the guests are by the plan, and back to that of the car. */
export function bringingOf(
  { id, garageArea, isBus }: Pick<Vehicle, 'id' | 'garageArea' | 'isBus'>,
  ownGarage: string,
  { at, area }: Joined,
  drive: Drive,
): Job {
  const sent = { startsAt: at, joinedAt: at, garageArea, fromArea: garageArea }
  const collectsAt = carLeavesAt(sent, ownGarage, drive)
  const bothWaysMinutes = Math.ceil(2 * drive(garageArea, area, collectsAt))
  const backAt = addMinutes(collectsAt, bothWaysMinutes + besideTheOtherMinutes)
  return {
    ...{ ...sent, partnerId: id, isBus, toArea: garageArea, drivingMinutes: bothWaysMinutes },
    endsAt: new Date(Math.max(addMinutes(at, leastMinutes).getTime(), backAt.getTime())),
  }
}

/** When the car is collected, and when it is with the guests: half of what is driven with it is the way there. */
export function hoursOfBringing(
  job: Pick<Job, 'startsAt' | 'joinedAt' | 'garageArea' | 'fromArea' | 'drivingMinutes'>,
  ownGarage: string,
  drive: Drive,
): { collectsAt: Date; reachesAt: Date } {
  const collectsAt = carLeavesAt(job, ownGarage, drive)
  return { collectsAt, reachesAt: addMinutes(collectsAt, Math.ceil(job.drivingMinutes / 2)) }
}
