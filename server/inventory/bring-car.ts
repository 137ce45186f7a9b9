import type { Chauffeur, Fleet, Vehicle } from '#server/fleet/index.ts'
import type { Database } from '#server/platform/database.ts'
import { bringingOf } from './bringing.rules.ts'
import type { Joined } from './demand.rules.ts'
import { checkDuty } from './duty.rules.ts'
import { addBringing } from './road-duties.store.ts'
import { around, findTaken } from './what-is-taken.store.ts'

/**
 * Sends a chauffeur with a car to guests on the road, inside the caller's transaction and under the caller's lock of them.
 * Answers whether they were free for it: it is duty like any other.
 */
export async function bringCar(
  db: Database,
  {
    fleet,
    bookingId,
    round,
    bringer,
    car,
    guests,
  }: { fleet: Fleet; bookingId: string; round: number; bringer: Chauffeur; car: Vehicle; guests: Joined },
): Promise<boolean> {
  const job = bringingOf(car, bringer.garageArea, guests, fleet.drivingMinutes)
  const { jobs } = await findTaken(db, fleet, { window: around(job), now: guests.at, resourceIds: [bringer.id] })
  const own = jobs.get(bringer.id) ?? []
  const { problem } = checkDuty(bringer, fleet.policies.chauffeur, job, own, fleet.drivingMinutes)
  if (problem !== null || !bringer.drives.includes(car.vehicleClass)) return false
  await addBringing(db, { bookingId, round, bringerId: bringer.id, carId: car.id, job })
  return true
}
