import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { takeCatalogueTurn } from './catalogue-turn.store.ts'
import { type DraftRow, lockTour } from './tour-drafts.store.ts'

export interface TourEdit {
  id: string
  /** That of what the person saw. */
  version: number
}

/**
 * Does one change to a tour while nobody else can: who comes with an old version hears so, and nothing is changed.
 * What visitors see is changed by one at a time.
 */
export async function editTour<T>(
  { db }: Pick<Context, 'db'>,
  { id, version }: TourEdit,
  work: (transaction: Database, row: DraftRow) => Promise<T>,
  { isPublic = false } = {},
): Promise<T> {
  return db.transaction().execute(async (transaction) => {
    if (isPublic) await takeCatalogueTurn(transaction)
    const row = await lockTour(transaction, id)
    if (!row) throw new AppError('catalogue.unknown-tour')
    if (row.version !== version) throw new AppError('office.changed-meanwhile')
    return work(transaction, row)
  })
}
