import type { BoardJob } from '#contract/dispatch.ts'
import type { moveHour as moveHourCall, proposeHour as proposeHourCall } from '#contract/dispatch-moves.ts'
import type { OutputOf, ReadInputOf } from '#contract/endpoint.ts'
import {
  type BookingRow,
  findForBoard,
  moveHour as moveInBooking,
  proposeHour as propose,
} from '#server/booking/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import type { Attempt } from '#server/platform/idempotency.ts'
import type { Caller } from '#server/platform/serve.ts'
import { viewJobs } from '../board/view-jobs.ts'
import { refuseKindly } from './refuse-kindly.ts'
import { whyNotHour } from './why-not-hour.ts'

/**
 * Read after the booking itself: whoever enters another landing meanwhile raises the booking's version, and the change is
 * refused under its lock.
 */
const hourOf = (ctx: Context) => async (booking: BookingRow, startsAt: Date) => {
  const [own] = await findForBoard(ctx.db, [booking.id])
  return whyNotHour(ctx, { ...booking, landsAt: own?.landsAt ?? null }, startsAt)
}

/** What another hour comes to, before anybody agrees to it. */
export const proposeHour = (
  ctx: Context,
  input: ReadInputOf<typeof proposeHourCall>,
): Promise<OutputOf<typeof proposeHourCall>> => refuseKindly(propose(ctx, input, hourOf(ctx)))

/** Moves a job to the hour that was proposed. */
export const moveHour = (
  ctx: Context,
  input: ReadInputOf<typeof moveHourCall>,
  caller: Caller,
  attempt: Attempt,
): Promise<BoardJob> =>
  refuseKindly(
    moveInBooking(ctx, input, { caller, attempt }, hourOf(ctx), async (db, bookingId) => {
      const [job] = await viewJobs(ctx, db, [bookingId])
      if (!job) throw new AppError('booking.unknown')
      return job
    }),
  )
