import type { BoardJob } from '#contract/dispatch.ts'
import { findForBoard } from '#server/booking/index.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { drawJobs } from './draw-jobs.ts'
import { gather, spanOf } from './gather.ts'

/**
 * These jobs as the board shows them at this moment, in the order in which they were named, by their references or
 * ids; what is not there is left out. Also inside a transaction: the number of statements does not rise with theirs.
 */
export async function viewJobs(ctx: Context, db: Database, named: readonly string[]): Promise<BoardJob[]> {
  const bookings = await findForBoard(db, named)
  if (bookings.length === 0) return []
  const onlyOf = [...new Set(bookings.flatMap(({ crewIds }) => crewIds))]
  const drawn = drawJobs(await gather(ctx, db, bookings, { span: spanOf(bookings), onlyOf }))
  const place = (reference: string, id: string) =>
    named.findIndex((name) => name.toUpperCase() === reference || name === id)
  return drawn
    .map(({ booking, job }) => ({ job, at: place(booking.reference, booking.id) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ job }) => job)
}
