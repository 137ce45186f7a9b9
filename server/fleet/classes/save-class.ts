import type { VehicleClass } from '#contract/catalogue.ts'
import type { ReadInputOf } from '#contract/endpoint.ts'
import type { addClass as addClassCall, OfficeClass, saveClass as saveClassCall } from '#contract/office-classes.ts'
import { isBusWith } from '#core/vehicle-classes.ts'
import { keepOfficePictures } from '#server/media/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import { recordChange } from '#server/platform/change-trail.store.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { differencesOf } from '#server/platform/differences.rules.ts'
import { refusingTwice } from '../ground/change-ground.ts'
import { codeOf, freeCode } from '../ground/codes.rules.ts'
import { forgetFleet } from '../load-fleet.ts'
import { refuseFaults, tellEverybody } from '../papers/tell-everybody.ts'
import { readClassPictures } from './class-cards.store.ts'
import { bodyOf, faultsOfStandIns, orderWith } from './class-faults.rules.ts'
import { classInWords } from './class-words.rules.ts'
import {
  type ClassColumns,
  type ClassRecord,
  insertClass,
  lockClasses,
  orderClasses,
  renameCars,
  replaceClassPictures,
  updateClass,
} from './classes.store.ts'
import { findClassPictures } from './find-class-pictures.ts'
import { faultsOfLoads } from './loads.rules.ts'
import { placesIn } from './places-in.rules.ts'
import { classObject, readOfficeClasses } from './read-classes.ts'
import type { UsersOfClasses } from './users-of-classes.ts'

/** A new class. Nobody is offered it before it has a car, and a price where it is to be sold. */
export function addClass(
  ctx: Context,
  users: UsersOfClasses,
  userId: string,
  { built, after, halfHourYen, ...typed }: ReadInputOf<typeof addClassCall>,
): Promise<OfficeClass> {
  return changeClass(ctx, users, async (db) => {
    const records = await lockClasses(db)
    const codes = records.map(({ vehicleClass }) => vehicleClass)
    const vehicleClass = freeCode(classCodeOf(typed.name), new Set(codes))
    const { body, faults } = bodyOf(built, null)
    const record = { ...typed, body, isBus: isBusWith(built.places) }
    const order = orderChecked(records, { vehicleClass, record, after, before: null }, faults)
    await insertClass(db, vehicleClass, record)
    await orderClasses(db, order)
    await users.addHalfHour(db, vehicleClass, halfHourYen)
    const deed = 'added the class'
    await recordChange(db, { object: classObject(vehicleClass), userId, deed, version: 1, at: ctx.clock.now() })
    return vehicleClass
  })
}

/** A class of the office begins with a letter, as its code stands in addresses. */
function classCodeOf(name: string): string {
  const code = codeOf(name, 'class')
  return /^[a-z]/.test(code) ? code : `class-${code}`.slice(0, 36)
}

/** What guests read and see of a class, and what fits into it: all of it, in the version that was looked at. */
export function saveClass(
  ctx: Context,
  users: UsersOfClasses,
  userId: string,
  { vehicleClass, version, pictures: asked, built, after, ...typed }: ReadInputOf<typeof saveClassCall>,
): Promise<OfficeClass> {
  return changeClass(ctx, users, async (db) => {
    const records = await lockClasses(db)
    const before = records.find((record) => record.vehicleClass === vehicleClass)
    if (!before) throw new AppError('platform.invalid-input', { fields: { vehicleClass: 'There is no such class.' } })
    if (before.version !== version) throw new AppError('office.changed-meanwhile')
    const { body, faults } = built ? bodyOf(built, before) : { body: before.body, faults: {} }
    const record: ClassColumns = { ...before, ...given(typed), body }
    const order = orderChecked(records, { vehicleClass, record, after, before }, faults)
    const pictures = await findClassPictures(db, asked)
    const shown = (await readClassPictures(db)).get(vehicleClass) ?? []
    const namesOf = (codes: readonly VehicleClass[]) =>
      codes.map((code) => records.find((one) => one.vehicleClass === code)?.name ?? code)
    const inWords = (one: ClassColumns, picturesOf: typeof shown | typeof pictures, codes: readonly VehicleClass[]) =>
      classInWords(one, {
        pictures: picturesOf,
        standIns: namesOf(one.standIns),
        after: namesOf(codes.slice(0, codes.indexOf(vehicleClass))).at(-1) ?? null,
      })
    const codes = records.map((one) => one.vehicleClass)
    const changes = differencesOf(inWords(before, shown, codes), inWords(record, pictures, order))
    await updateClass(db, vehicleClass, record)
    if (record.name !== before.name) await renameCars(db, vehicleClass, before.name, record.name)
    await orderClasses(db, order)
    await replaceClassPictures(db, vehicleClass, pictures)
    const at = ctx.clock.now()
    await keepOfficePictures(db, pictures, at)
    const deed = 'changed the class'
    await recordChange(db, { object: classObject(vehicleClass), userId, deed, changes, version: version + 1, at })
    return vehicleClass
  })
}

/** What is not there stays as it is. */
const given = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>
  }

interface Wanted {
  vehicleClass: VehicleClass
  record: ClassColumns
  /** Left out: where it stands. */
  after: VehicleClass | null | undefined
  before: ClassRecord | null
}

/** Every field that makes no sense, or the classes in their order from now on. */
function orderChecked(
  records: readonly ClassRecord[],
  { vehicleClass, record, after, before }: Wanted,
  faults: Record<string, string>,
): VehicleClass[] {
  const { isBus, body, soldAsRide } = record
  Object.assign(faults, faultsOfLoads(record.loads, { isBus, places: placesIn({ body }) }))
  if (soldAsRide && isBus) faults.soldAsRide = 'Rides in a bus are arranged by the office.'
  const codes = records.map((one) => one.vehicleClass)
  const order = after === undefined ? codes : orderWith(codes, vehicleClass, after)
  if (!order) refuseFaults({ ...faults, after: 'There is no such class.' })
  const known = new Map(records.map((one) => [one.vehicleClass, one]))
  const asOrdered = (order ?? codes).flatMap((code) => {
    const one =
      code === vehicleClass ? { ...record, vehicleClass, retiredAt: before?.retiredAt ?? null } : known.get(code)
    return one ? [one] : []
  })
  Object.assign(faults, faultsOfStandIns(asOrdered, vehicleClass, before?.standIns ?? []))
  refuseFaults(faults)
  return order ?? codes
}

export const nameTaken = () => new AppError('classes.name-taken', { fields: { name: 'Another class has this name.' } })

/** A change of one class: all of it or nothing, with its trail; every process forgets the fleet. Answers it as it is then. */
async function changeClass(
  ctx: Context,
  users: UsersOfClasses,
  work: (db: Database) => Promise<VehicleClass>,
): Promise<OfficeClass> {
  try {
    return await ctx.db.transaction().execute(async (db) => {
      const vehicleClass = await refusingTwice('vehicle_classes_one_of_a_name', nameTaken, () => work(db))
      await tellEverybody(db)
      const { classes } = await readOfficeClasses({ ...ctx, db }, users)
      const saved = classes.find((one) => one.vehicleClass === vehicleClass)
      if (!saved) throw new Error(`The class ${vehicleClass} went while it was saved.`)
      return saved
    })
  } finally {
    forgetFleet(ctx)
  }
}
