import type { Board } from '#contract/dispatch.ts'
import { findOnBoard, findWithoutCrew } from '#server/booking/index.ts'
import type { Context } from '#server/platform/context.ts'
import { addDays, tokyoInstant, tokyoIso } from '#server/platform/tokyo-time.rules.ts'
import { findTroubles } from './board.store.ts'
import { drawJobs } from './draw-jobs.ts'
import { drawIdle, drawRows, weekOf } from './draw-rows.ts'
import { gather, widened } from './gather.ts'

export interface WhichDays {
  day: string
  days: number
}

/** So many that wait for a crew on other days are named; whoever has more of them looks at the list. */
const mostElsewhere = 200

/** The board of some days, from as many statements for one job as for a thousand. */
export async function readBoard(ctx: Context, { day, days }: WhichDays): Promise<Board> {
  const { db } = ctx
  const shown = { firstDay: day, lastDay: addDays(day, days - 1) }
  const span = { from: tokyoInstant(day, '00:00'), until: tokyoInstant(addDays(day, days), '00:00') }
  const bookings = await findOnBoard(db, span, ctx.clock.now())
  const gathered = await gather(ctx, db, bookings, { span: widened(span, weekOf(day)) })
  const jobs = drawJobs(gathered)
  const rows = drawRows(gathered, jobs, await findTroubles(db), shown)
  const isShown = new Set(bookings.map(({ id }) => id))
  const without = await findWithoutCrew(db, gathered.now, mostElsewhere)
  const { leastRestMinutes, aimedRestMinutes } = gathered.fleet.policies.chauffeur
  return {
    firstDay: day,
    days,
    now: tokyoIso(gathered.now),
    rows,
    jobs: jobs.map(({ job }) => job),
    elsewhere: without
      .filter(({ id }) => !isShown.has(id))
      .map(({ reference, startsAt, shortTitle }) => ({ reference, startsAt: tokyoIso(startsAt), shortTitle })),
    idle: drawIdle(gathered, jobs, rows, shown),
    rest: { leastMinutes: leastRestMinutes ?? 0, aimedMinutes: aimedRestMinutes ?? 0 },
  }
}
