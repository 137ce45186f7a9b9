import type { moveCrews as moveCrewsCall } from '#contract/dispatch-moves.ts'
import type { OutputOf, ReadInputOf } from '#contract/endpoint.ts'
import { moveCrews as moveInBooking } from '#server/booking/index.ts'
import type { Context } from '#server/platform/context.ts'
import type { Attempt } from '#server/platform/idempotency.ts'
import type { Caller } from '#server/platform/serve.ts'
import { viewJobs } from '../board/view-jobs.ts'
import { refuseKindly } from './refuse-kindly.ts'

/**
 * A move on the board is often taken back at once: its mail waits longer than the way back is offered. What stands by
 * then as the guest knows it is not told at all.
 */
const quietMinutes = 0.5

/** Moves jobs to other people or cars: all of these moves or none; answers them as they are now, and the way back. */
export const moveCrews = (
  ctx: Context,
  input: ReadInputOf<typeof moveCrewsCall>,
  caller: Caller,
  attempt: Attempt,
): Promise<OutputOf<typeof moveCrewsCall>> =>
  refuseKindly(
    moveInBooking(ctx, { ...input, quietMinutes }, { caller, attempt }, async (db, { references, undo }) => ({
      jobs: await viewJobs(ctx, db, references),
      undo,
    })),
  )
