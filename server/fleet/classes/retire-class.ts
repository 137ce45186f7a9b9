import type { ReadInputOf } from '#contract/endpoint.ts'
import type * as calls from '#contract/office-classes.ts'
import type { OfficeClass } from '#contract/office-classes.ts'
import { listed } from '#core/words.ts'
import { findToursInClass, reindexToursInClass } from '#server/catalogue/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import { recordChange } from '#server/platform/change-trail.store.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { refusingTwice } from '../ground/change-ground.ts'
import { forgetFleet } from '../load-fleet.ts'
import { tellEverybody } from '../papers/tell-everybody.ts'
import { type ClassRecord, lockClasses, setClassRetired } from './classes.store.ts'
import { classObject, readOfficeClasses } from './read-classes.ts'
import { nameTaken } from './save-class.ts'
import type { UsersOfClasses } from './users-of-classes.ts'

type Classes = { classes: OfficeClass[] }

/** Nobody is offered it any more; what is booked in it, and every price that was written for it, stays. */
export function retireClass(
  ctx: Context,
  users: UsersOfClasses,
  userId: string,
  { vehicleClass, version, reason }: ReadInputOf<typeof calls.retireClass>,
): Promise<Classes> {
  return change(ctx, users, async (db) => {
    const record = await lockSeen(db, vehicleClass, version)
    if (record.retiredAt) return
    if (record.cars > 0) throw new AppError('classes.has-cars')
    const alone = (await findToursInClass(db, vehicleClass)).filter(({ hasOther }) => !hasOther)
    if (alone.length > 0)
      throw new AppError('classes.only-one', {
        fields: { vehicleClass: `Sold in this class alone: ${listed(alone.map(({ title }) => title))}.` },
      })
    const at = ctx.clock.now()
    await reindexToursInClass(db, vehicleClass, () => setClassRetired(db, vehicleClass, at))
    const [object, deed] = [classObject(vehicleClass), 'took the class out of use']
    await recordChange(db, { object, userId, deed, reason, version: version + 1, at })
  })
}

export function bringClassBack(
  ctx: Context,
  users: UsersOfClasses,
  userId: string,
  { vehicleClass, version }: ReadInputOf<typeof calls.bringClassBack>,
): Promise<Classes> {
  return change(ctx, users, async (db) => {
    const record = await lockSeen(db, vehicleClass, version)
    if (!record.retiredAt) return
    await reindexToursInClass(db, vehicleClass, () => setClassRetired(db, vehicleClass, null))
    const [object, deed] = [classObject(vehicleClass), 'took the class into use again']
    await recordChange(db, { object, userId, deed, version: version + 1, at: ctx.clock.now() })
  })
}

async function change(ctx: Context, users: UsersOfClasses, work: (db: Database) => Promise<void>): Promise<Classes> {
  try {
    return await ctx.db.transaction().execute(async (db) => {
      await refusingTwice('vehicle_classes_one_of_a_name', nameTaken, () => work(db))
      await tellEverybody(db)
      return readOfficeClasses({ ...ctx, db }, users)
    })
  } finally {
    forgetFleet(ctx)
  }
}

async function lockSeen(db: Database, vehicleClass: string, version: number): Promise<ClassRecord> {
  const record = (await lockClasses(db)).find((one) => one.vehicleClass === vehicleClass)
  if (!record) throw new AppError('classes.unknown')
  if (record.version !== version) throw new AppError('office.changed-meanwhile')
  return record
}
