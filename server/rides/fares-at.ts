import type { Context } from '#server/platform/context.ts'
import { type FareTable, readFaresAt } from './fares.store.ts'

/** The table in force at a moment. */
export async function faresAt({ db }: Pick<Context, 'db'>, now: Date): Promise<FareTable> {
  const table = await readFaresAt(db, now)
  if (!table) throw new Error('There are no fares: layFares has not run on this database.')
  return table
}
