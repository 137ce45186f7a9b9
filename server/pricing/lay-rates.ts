import type { Context } from '#server/platform/context.ts'
import { defaultClassRates, defaultExtras, defaultGuideSeasons, defaultRates } from './default-rates.ts'
import { addClassRates, addExtras, addGuideSeasons, addRates } from './rates.store.ts'

/**
 * At every start, after the fleet's classes are there: nothing can be priced without rates. Seasons and extras come
 * with the first rates only, so that what the office takes away stays away.
 */
export async function layRates(ctx: Context): Promise<void> {
  await ctx.db.transaction().execute(async (db) => {
    const isNew = await addRates(db, defaultRates)
    if (isNew) {
      await addGuideSeasons(db, defaultGuideSeasons)
      await addExtras(db, defaultExtras)
    }
    await addClassRates(db, defaultClassRates)
  })
}
