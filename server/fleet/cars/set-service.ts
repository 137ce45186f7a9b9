import type { CarDetail, setCarService as setCarServiceCall } from '#contract/cars.ts'
import type { ReadInputOf } from '#contract/endpoint.ts'
import { recordChange } from '#server/platform/change-trail.store.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import type { Attempt } from '#server/platform/idempotency.ts'
import { holdClass } from '../classes/classes.store.ts'
import { deskNameOf, outOfServiceInWords } from '../desk-name.rules.ts'
import type { Resource } from '../fleet.rules.ts'
import type { JobsOfFleet } from '../jobs-of-fleet.ts'
import { forgetFleet } from '../load-fleet.ts'
import { refuseFaults, tellEverybody } from '../papers/tell-everybody.ts'
import { type CarRecord, updateService } from './cars.store.ts'
import { readCar } from './read-car.ts'
import { lockSeenCar } from './save-car.ts'

type Deed = ReadInputOf<typeof setCarServiceCall> & { userId: string }

/** Takes a car out of service for good, with all its jobs to the tray, or back in: all in one, or nothing. */
export async function setService(ctx: Context, jobs: JobsOfFleet, deed: Deed, attempt: Attempt): Promise<CarDetail> {
  const detail = await jobs.transactWithRetries(ctx, async (db) => {
    const { id, version, inService, reason, userId } = deed
    const car = inService ? await lockSeenCar(db, id, version) : await withdraw(ctx, jobs, db, deed)
    if (car.inService !== inService) {
      if (inService && !(await holdClass(db, car.vehicleClass)))
        refuseFaults({ inService: `The ${car.className} was taken out of use. Take the class into use again first.` })
      await updateService(db, id, inService)
      const done = inService ? 'put the car back into service' : 'took the car out of service'
      const at = ctx.clock.now()
      await recordChange(db, { object: { kind: 'car', id }, userId, deed: done, reason, version: version + 1, at })
      await tellEverybody(db)
    }
    const answer = await readCar({ ...ctx, db }, jobs, id)
    await attempt.remember(db, answer)
    return answer
  })
  forgetFleet(ctx)
  return detail
}

/** With all its jobs to the tray; the car is locked in their turn. */
async function withdraw(ctx: Context, jobs: JobsOfFleet, db: Database, { id, version, reason, userId }: Deed) {
  let car: CarRecord | undefined
  await jobs.takeOffAll(ctx, db, {
    ...{ id, userId },
    lock: async () => {
      car = await lockSeenCar(db, id, version)
      const resource = resourceOf(car)
      return { resource, reason: outOfServiceInWords(deskNameOf(resource), reason) }
    },
  })
  if (!car) throw new Error('A car went out of service without being locked.')
  return car
}

const resourceOf = (car: CarRecord): Resource & { plate: string } => ({
  ...{
    id: car.id,
    kind: 'vehicle',
    name: car.boardName,
    plate: car.plate,
    seal: null,
    garageArea: car.garageArea,
    garageName: car.garageName,
  },
  ...{ workingDays: [1, 2, 3, 4, 5, 6, 7], worksFromMinutes: 0, worksUntilMinutes: 2880 },
  papersUntil: car.papersUntil,
})
