import type { Context } from '#server/platform/context.ts'
import { tokyoDayOf } from '#server/platform/tokyo-time.rules.ts'
import { replaceFirstFares } from './demo-fares.store.ts'
import { demoFareTables } from './demo-fares.ts'

/** Fares have a past: two tables that are over and the one that counts. Where the office has its own, nothing is touched. */
export async function seedDemoFares({ db, clock }: Context): Promise<void> {
  await replaceFirstFares(db, demoFareTables(tokyoDayOf(clock.now())))
}
