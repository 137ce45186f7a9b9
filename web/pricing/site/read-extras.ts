import { type OfferedExtra, offeredExtras } from '#contract/pricing.ts'
import { call } from '#web/platform/api.ts'

export const readExtras = async (use: 'tours' | 'rides'): Promise<readonly OfferedExtra[]> =>
  (await call(offeredExtras, { with: use })).extras
