import type { OfferedExtra } from '#contract/pricing.ts'
import type { Context } from '#server/platform/context.ts'
import { readPriceBook } from './rates.store.ts'

/** In the order in which they are offered. */
export async function offeredExtras({ db }: Context): Promise<OfferedExtra[]> {
  const { extras } = await readPriceBook(db)
  return extras.map(({ position: _, ...offered }) => offered)
}
