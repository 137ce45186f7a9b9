import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { addJob } from '#server/platform/jobs.ts'
import { tokyoDayOf } from '#server/platform/tokyo-time.rules.ts'
import { countSales } from './tour-sales.store.ts'

const task = 'catalogue.count-sales'

/**
 * A booking was sold, given back or costs another amount: what its tour sold on the day it was made is reckoned anew.
 * Later, so that two who book the same tour do not wait for each other.
 */
/** Of a ride nothing is counted: it is no tour's sale. */
export async function countSalesLater(
  db: Database,
  { tourId, createdAt }: { tourId: string | null; createdAt: Date },
): Promise<void> {
  if (tourId !== null) await addJob(db, task, { tourId, day: tokyoDayOf(createdAt) })
}

async function count({ db }: Context, payload: unknown): Promise<void> {
  const { tourId, day } = payload as { tourId: string; day: string }
  await countSales(db, tourId, day)
}

export const salesTasks = { [task]: count }
