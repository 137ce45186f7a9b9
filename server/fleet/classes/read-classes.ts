import type { OutputOf } from '#contract/endpoint.ts'
import type { classUses as classUsesCall, OfficeClass, UnsoldReason } from '#contract/office-classes.ts'
import { mostGuests } from '#contract/room.ts'
import { licenceFor } from '#core/vehicle-classes.ts'
import { countToursByClass, findToursInClass } from '#server/catalogue/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import { readChanges } from '#server/platform/change-trail.store.ts'
import type { Context } from '#server/platform/context.ts'
import { tokyoIso } from '#server/platform/tokyo-time.rules.ts'
import { deskNameOf } from '../desk-name.rules.ts'
import { readClassPictures } from './class-cards.store.ts'
import { type ClassRecord, readCarsOfClass, readClassRecords } from './classes.store.ts'
import { placesIn } from './places-in.rules.ts'
import type { UsersOfClasses } from './users-of-classes.ts'

type Reading = Pick<Context, 'db' | 'clock'>

export const classObject = (vehicleClass: string) => ({ kind: 'vehicle-class', id: vehicleClass })

/** The classes as guests see them, from the smallest to the largest, retired ones too. */
export async function readOfficeClasses(
  { db, clock }: Reading,
  users: UsersOfClasses,
): Promise<{ classes: OfficeClass[] }> {
  const records = await readClassRecords(db)
  const pictures = await readClassPictures(db)
  const tours = await countToursByClass(db)
  const priced = await users.pricedInForce(db, clock.now())
  const halfHours = await users.halfHours(db)
  const classes = records.map(({ retiredAt, ...record }): OfficeClass => {
    const { vehicleClass } = record
    const sold = {
      tours: tours.get(vehicleClass) ?? 0,
      halfHourYen: halfHours.get(vehicleClass) ?? null,
    }
    return {
      ...record,
      ...sold,
      pictures: pictures.get(vehicleClass) ?? [],
      licence: licenceFor(placesIn(record) ?? mostGuests(record.loads)),
      unsold: retiredAt ? [] : whyUnsold({ ...record, ...sold, hasFares: priced.has(vehicleClass) }),
      retiredAt: retiredAt && tokyoIso(retiredAt),
    }
  })
  return { classes }
}

type Selling = Pick<ClassRecord, 'cars' | 'soldAsRide'> & {
  tours: number
  halfHourYen: number | null
  hasFares: boolean
}

/** In the order in which one would see to it. */
function whyUnsold({ cars, soldAsRide, tours, halfHourYen, hasFares }: Selling): UnsoldReason[] {
  const reasons: [UnsoldReason, boolean][] = [
    ['no-car', cars === 0],
    ['no-half-hour', halfHourYen === null],
    ['no-tour', tours === 0],
    ['no-fares', soldAsRide && !hasFares],
  ]
  return reasons.filter(([, isSo]) => isSo).map(([reason]) => reason)
}

/** What still uses a class. */
export async function readClassUses(
  { db, clock }: Reading,
  users: UsersOfClasses,
  vehicleClass: string,
): Promise<OutputOf<typeof classUsesCall>> {
  const records = await readClassRecords(db)
  if (!records.some((record) => record.vehicleClass === vehicleClass)) throw new AppError('classes.unknown')
  const cars = await readCarsOfClass(db, vehicleClass)
  const inService = cars.filter(({ isInService }) => isInService)
  const tours = await findToursInClass(db, vehicleClass)
  const now = clock.now()
  return {
    cars: inService.map((car) => ({ id: car.id, name: deskNameOf({ ...car, kind: 'vehicle' }) })),
    outOfService: cars.length - inService.length,
    tours: tours.map(({ title }) => title),
    toursWithNoOther: tours.filter(({ hasOther }) => !hasOther).map(({ title }) => title),
    bookings: await users.bookingsInClass(db, vehicleClass, now),
    fares: await users.faresPricing(db, vehicleClass, now),
    halfHourYen: (await users.halfHours(db)).get(vehicleClass) ?? null,
    standsInFor: records
      .filter(({ standIns, retiredAt }) => retiredAt === null && standIns.includes(vehicleClass))
      .map(({ name }) => name),
    history: await readChanges(db, classObject(vehicleClass), 30),
  }
}
