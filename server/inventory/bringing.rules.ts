import type { Vehicle } from '#server/fleet/index.ts'
import { addMinutes } from '#server/platform/tokyo-time.rules.ts'
import type { Job, Joined } from './demand.rules.ts'
import type { Drive } from './handover.rules.ts'

/** So long somebody is out at least who brings a car to guests on the road, and so long they stay with the lost one. */
const leastMinutes = 120
const besideTheOtherMinutes = 30

/** Out of the garage of the car at once, to where the guests are by the plan, and back to it. */
export function bringingOf(
  { id, garageArea, isBus }: Pick<Vehicle, 'id' | 'garageArea' | 'isBus'>,
  { at, area }: Joined,
  drive: Drive,
): Job {
  const wayMinutes = drive(garageArea, area, at)
  return {
    ...{ startsAt: at, joinedAt: at, partnerId: id, garageArea, isBus },
    endsAt: addMinutes(at, Math.max(leastMinutes, 2 * wayMinutes + besideTheOtherMinutes)),
    ...{ fromArea: garageArea, toArea: garageArea, drivingMinutes: Math.ceil(2 * wayMinutes) },
  }
}
