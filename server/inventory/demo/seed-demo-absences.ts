import { demoDeskId, findAccountFacts } from '#server/accounts/index.ts'
import { loadFleet } from '#server/fleet/index.ts'
import type { Context } from '#server/platform/context.ts'
import { tokyoDayOf } from '#server/platform/tokyo-time.rules.ts'
import { addAbsence } from '../absences.store.ts'
import { demoAbsences } from './demo-absences.rules.ts'
import { holdFirstTurn } from './first-turn.store.ts'

/**
 * Plans leave and inspections as the office does, before anybody has work that it could take. Once: as soon as anybody
 * is away or has a job, all of it is the office's.
 */
export async function seedDemoAbsences(ctx: Context): Promise<void> {
  const now = ctx.clock.now()
  await ctx.db.transaction().execute(async (db) => {
    if (!(await holdFirstTurn(db))) return
    // Read only where it is needed: a start that lays nothing need not wait for it.
    const fleet = await loadFleet(ctx)
    const enteredBy = (await findAccountFacts(db, demoDeskId)) ? demoDeskId : null
    for (const absence of demoAbsences(fleet, tokyoDayOf(now)))
      await addAbsence(db, { ...absence, enteredBy, enteredAt: now })
  })
}
