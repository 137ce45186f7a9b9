import { type OfferedExtra, offeredExtras } from '#contract/pricing.ts'
import { call } from '#web/platform/api.ts'

let known: readonly OfferedExtra[] | null = null

/** Asked for once in a tab: they do not change while somebody books. */
export async function askForExtras(): Promise<readonly OfferedExtra[]> {
  known ??= (await call(offeredExtras)).extras
  return known
}
