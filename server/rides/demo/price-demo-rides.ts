import type { RideWish } from '#contract/rides.ts'
import { loadFleet } from '#server/fleet/index.ts'
import type { Context } from '#server/platform/context.ts'
import { readPriceBook } from '#server/pricing/index.ts'
import { wished } from '../asked-rides.ts'
import { type FareTable, readFaresAt } from '../fares.store.ts'
import { type PreparedRide, prepareRide } from '../prepare-ride.ts'

/** Prices of rides that were sold at different times, each by the fares of its time. */
export interface DemoPricing {
  prepare(wish: RideWish, soldAt: Date): Promise<{ prepared: PreparedRide; fareTableId: string }>
}

export async function demoPricing(ctx: Context): Promise<DemoPricing> {
  const fleet = await loadFleet(ctx)
  const book = await readPriceBook(ctx.db)
  const tables = await lastTables(ctx)
  // The same wish on another day is answered from memory, so it is prepared once for each table.
  const kept = new Map<string, Promise<PreparedRide>>()
  return {
    prepare: async (wish, soldAt) => {
      const table = tables.find(({ inForceFrom }) => inForceFrom <= soldAt) ?? tables.at(-1)
      if (!table) throw new Error('There are no fares: layFares has not run on this database.')
      const { day, start, ...always } = wish
      const key = `${table.id} ${JSON.stringify(always)}`
      const preparing = kept.get(key) ?? prepareRide(ctx, { fleet, table, book }, wish, wished)
      kept.set(key, preparing)
      return { prepared: await preparing, fareTableId: table.id }
    },
  }
}

const mostTables = 4

/** The table in force and those before it, the present first. */
async function lastTables({ db, clock }: Context): Promise<FareTable[]> {
  const tables: FareTable[] = []
  let before = clock.now()
  while (tables.length < mostTables) {
    const table = await readFaresAt(db, before)
    if (!table) break
    tables.push(table)
    before = new Date(table.inForceFrom.getTime() - 1)
  }
  return tables
}
