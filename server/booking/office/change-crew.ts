import type { DeskBooking } from '#contract/booking-desk.ts'
import type { changeCrew as changeCrewCall } from '#contract/booking-desk-moves.ts'
import type { ReadInputOf } from '#contract/endpoint.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import type { Attempt } from '#server/platform/idempotency.ts'
import type { Caller } from '#server/platform/serve.ts'
import { moveCrews } from './move-crew.ts'
import { viewDeskNow } from './read-desk.ts'

type Input = ReadInputOf<typeof changeCrewCall>

/** Gives a booking somebody else, or takes somebody off it: it then needs another, and stays confirmed. */
export async function changeCrew(ctx: Context, input: Input, caller: Caller, attempt: Attempt): Promise<DeskBooking> {
  const { reference, version, kind, from, to, reason, tellGuest } = input
  if (to === null && reason === '')
    throw new AppError('platform.invalid-input', { fields: { reason: 'Say why: it is kept in the history.' } })
  return moveCrews(
    ctx,
    { moves: [{ reference, version, kind, from, to }], reason, tellGuests: tellGuest ? [reference] : [] },
    { caller, attempt },
    (db, { bookingIds: [id = ''] }) => viewDeskNow(ctx, db, id),
  )
}
