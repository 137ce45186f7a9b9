import type { CarDetail, setCarService as setCarServiceCall } from '#contract/cars.ts'
import type { ReadInputOf } from '#contract/endpoint.ts'
import { inTurn, lockBookings, loseCrew } from '#server/booking/index.ts'
import { forgetFleet, type Resource } from '#server/fleet/index.ts'
import { CrewLost, lockEverybody, placesBetween } from '#server/inventory/index.ts'
import { recordChange } from '#server/platform/change-trail.store.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import type { Attempt } from '#server/platform/idempotency.ts'
import { carName } from './car-fields.rules.ts'
import { type CarRecord, updateService } from './cars.store.ts'
import { readCar } from './read-car.ts'
import { lockSeenCar } from './save-car.ts'
import { tellEverybody } from './tell-everybody.ts'

type Input = ReadInputOf<typeof setCarServiceCall>

/** Takes a car out of service for good, with all its jobs to the tray, or back in: all in one, or nothing. */
export async function setService(ctx: Context, userId: string, input: Input, attempt: Attempt): Promise<CarDetail> {
  const detail = await inTurn(ctx, async (db) => {
    const { id, version, inService, reason } = input
    const car = inService ? await lockSeenCar(db, id, version) : await withdraw(ctx, db, userId, input)
    if (car.inService !== inService) {
      await updateService(db, id, inService)
      const deed = inService ? 'put the car back into service' : 'took the car out of service'
      const at = ctx.clock.now()
      await recordChange(db, { object: { kind: 'car', id }, userId, deed, reason, version: version + 1, at })
      await tellEverybody(db)
    }
    const answer = await readCar({ ...ctx, db }, id)
    await attempt.remember(db, answer)
    return answer
  })
  forgetFleet(ctx)
  return detail
}

/** Beyond every job. */
const forEver = new Date('2999-01-01')

/**
 * First the bookings in the order of their ids, then the car, as every hold and every change locks them: from there on
 * nobody can give it another job.
 */
async function withdraw(ctx: Context, db: Database, userId: string, { id, version, reason }: Input) {
  const now = ctx.clock.now()
  const span = { from: now, until: forEver }
  const seen = await placesBetween(db, id, span, now)
  const bookings = await lockBookings(
    db,
    seen.map(({ bookingId }) => bookingId),
  )
  // What is only held is given to another car, whichever that will be.
  if ([...bookings.values()].some(({ state }) => state === 'on_hold')) await lockEverybody(db)
  const car = await lockSeenCar(db, id, version)
  const places = await placesBetween(db, id, span, now)
  if (places.some(({ bookingId }) => !bookings.has(bookingId))) throw new CrewLost()
  const said = `${carName(car)} is out of service: ${reason}`
  await loseCrew(ctx, db, { resource: resourceOf(car), places, bookings, reason: said.slice(0, 300), userId })
  return car
}

const resourceOf = (car: CarRecord): Resource => ({
  ...{
    id: car.id,
    kind: 'vehicle',
    name: car.boardName,
    seal: null,
    garageArea: car.garageArea,
    garageName: car.garageName,
  },
  ...{ workingDays: [1, 2, 3, 4, 5, 6, 7], worksFromMinutes: 0, worksUntilMinutes: 2880, daysOff: [] },
  papersUntil: car.papersUntil,
})
