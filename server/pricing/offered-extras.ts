import type { OfferedExtra } from '#contract/pricing.ts'
import type { Context } from '#server/platform/context.ts'
import { readPriceBook } from './rates.store.ts'

/** In the order in which they are offered; the room that they take is the server's matter. */
export async function offeredExtras({ db }: Context): Promise<OfferedExtra[]> {
  const { extras } = await readPriceBook(db)
  return extras.map(({ code, name, explanation, priceYen, mostPieces }) => ({
    code,
    name,
    explanation,
    priceYen,
    mostPieces,
  }))
}
