import type { OfferedExtra } from '#contract/pricing.ts'
import type { Context } from '#server/platform/context.ts'
import { isOffered } from './extras.rules.ts'
import type { ExtraUse } from './price-input.rules.ts'
import { readPriceBook } from './rates.store.ts'

/** In the order in which they are offered. */
export async function offeredExtras({ db }: Context, use: ExtraUse): Promise<OfferedExtra[]> {
  const { extras } = await readPriceBook(db)
  return extras
    .filter((extra) => isOffered(extra, use))
    .map(({ position: _, isRetired: __, onlyWith: ___, taxClass: ____, ...offered }) => offered)
}
