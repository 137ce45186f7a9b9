import type { Context } from '#server/platform/context.ts'
import { tokyoInstant } from '#server/platform/tokyo-time.rules.ts'
import { defaultFares } from './default-fares.ts'
import { addFirstFares } from './fares.store.ts'

/** Before any ride: the first table is in force whatever the clock of a house says. */
const inForceFrom = tokyoInstant('2026-01-01', '00:00')

/** At every start: no ride can be priced without fares. Where there is a table, nothing is touched. */
export async function layFares({ db, clock }: Context): Promise<void> {
  await addFirstFares(db, { name: 'First fares', fares: defaultFares, inForceFrom, now: clock.now() })
}
