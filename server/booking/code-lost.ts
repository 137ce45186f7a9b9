import type { QuoteLine } from '#contract/pricing.ts'
import type { Context } from '#server/platform/context.ts'
import { type KeptWish, whyCodeLapses } from '#server/pricing/index.ts'

interface Priced {
  wish: KeptWish
  lines: readonly QuoteLine[]
}

const isReduced = ({ lines }: Pick<Priced, 'lines'>) => lines.some(({ kind }) => kind === 'offer-code')

/** Said before anybody agrees: why a code that takes something off now would do so no more. Null: it is as it was. */
export const codeLost = async (ctx: Context, before: Pick<Priced, 'lines'>, after: Priced): Promise<string | null> =>
  isReduced(before) && !isReduced(after) ? whyCodeLapses(ctx, after.wish) : null
