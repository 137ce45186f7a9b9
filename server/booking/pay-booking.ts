import type { answerStepUp as answerStepUpCall, Booking, payBooking as payBookingCall } from '#contract/booking.ts'
import type { ReadInputOf } from '#contract/endpoint.ts'
import { answerTestStepUp, balanceOf, gatewayNameOf, paymentsOf } from '#server/payments/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import type { Attempt } from '#server/platform/idempotency.ts'
import type { Caller } from '#server/platform/serve.ts'
import { type BookingRow, lockBooking } from './bookings.store.ts'
import { hearOfCharge } from './hear-of-charge.ts'
import { notPossible } from './move.ts'
import { openBooking } from './open-booking.ts'
import { type Due, type Paid, payTogether } from './pay-together.ts'
import { transactWithRetries } from './transact-with-retries.ts'
import { viewNow } from './view-booking.ts'

type PayInput = ReadInputOf<typeof payBookingCall>

/** A held day, in full. */
export const payBooking = (ctx: Context, input: PayInput, caller: Caller | null, attempt: Attempt): Promise<Paid> =>
  payOne(ctx, input, { caller, attempt }, dueOfHeld(ctx))

/** All of what is held. */
export const dueOfHeld =
  (ctx: Context): Due =>
  async (db, booking) => {
    refuseUnlessHeld(ctx, booking)
    const { heldYen } = await balanceOf(db, booking.id)
    return booking.totalYen - heldYen
  }

/** Pays for one booking what is due. */
export const payOne = (
  ctx: Context,
  { card, ...which }: PayInput,
  by: { caller: Caller | null; attempt: Attempt },
  due: Due,
): Promise<Paid> =>
  payTogether(ctx, { bookings: [which], card }, by, {
    due,
    answerOf: ([paid]) => {
      if (!paid) throw new Error('Who pays for one has paid for one.')
      return paid
    },
  })

export function refuseUnlessHeld(ctx: Context, booking: BookingRow) {
  if (booking.state === 'expired') throw new AppError('booking.hold-expired')
  if (booking.state !== 'on_hold') throw notPossible(booking)
  if (booking.heldUntil && booking.heldUntil <= ctx.clock.now()) throw new AppError('booking.hold-expired')
}

/** Plays the bank of a test card. It may answer long after the hold expired: then the money comes late. */
export async function answerStepUp(
  ctx: Context,
  input: ReadInputOf<typeof answerStepUpCall>,
  caller: Caller | null,
  attempt: Attempt,
): Promise<Booking> {
  if (gatewayNameOf(ctx) !== 'test') throw new AppError('payments.not-here')
  const { id } = await openBooking(ctx, input, caller)
  return transactWithRetries(ctx, async (db) => {
    const booking = await lockBooking(db, id)
    const waiting = (await paymentsOf(db, id)).find(({ state }) => state === 'needs_step_up')
    if (!waiting) throw notPossible(booking)
    const { chargeId } = waiting
    if (await answerTestStepUp(ctx, db, { chargeId, approve: input.approve }))
      await hearOfCharge(ctx, db, { chargeId, state: input.approve ? 'succeeded' : 'declined' })
    const answer = await viewNow(ctx, db, id)
    await attempt.remember(db, answer)
    return answer
  })
}
