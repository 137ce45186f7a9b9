import type { ReadInputOf } from '#contract/endpoint.ts'
import type { OfficeFares, takeFaresBack as takeCall } from '#contract/fares.ts'
import { AppError } from '#server/platform/app-error.ts'
import { recordChange } from '#server/platform/change-trail.store.ts'
import type { Context } from '#server/platform/context.ts'
import { findTable, makeDraftAgain } from './fare-tables.store.ts'
import { object, readFares } from './read-fares.ts'
import type { SoldRides } from './sold-rides.ts'

/** Before its moment a table has priced nothing, so it can be a draft again. The page's moment to draw anew is kept: it does no harm. */
export async function takeBack(
  ctx: Context,
  soldRides: SoldRides,
  userId: string,
  { id }: ReadInputOf<typeof takeCall>,
): Promise<OfficeFares> {
  return ctx.db.transaction().execute(async (db) => {
    const table = await findTable(db, id)
    if (!table) throw new AppError('fares.unknown-table')
    const at = ctx.clock.now()
    const now = await makeDraftAgain(db, id, at)
    if (now === 'counts') throw new AppError('fares.not-coming')
    if (now === 'second') throw new AppError('fares.draft-exists')
    await recordChange(db, { object, userId, deed: `made “${table.name}” a draft again`, at })
    return readFares({ db, clock: ctx.clock }, soldRides)
  })
}
