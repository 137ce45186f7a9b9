import type { answerStepUp as answerStepUpCall, Booking, payBooking as payBookingCall } from '#contract/booking.ts'
import type { ReadInputOf } from '#contract/endpoint.ts'
import type { Payment } from '#contract/payments.ts'
import {
  answerTestStepUp,
  balanceOf,
  cardTokenOf,
  findPayment,
  gatewayNameOf,
  openOnlyPayment,
  paymentsOf,
  refuseDeclined,
  toPayment,
} from '#server/payments/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import type { Attempt } from '#server/platform/idempotency.ts'
import type { Caller } from '#server/platform/serve.ts'
import { askForMoney, settleAndHear } from './ask-for-money.ts'
import { type BookingRow, findById, lockBooking } from './bookings.store.ts'
import { hearOfPayment } from './hear-of-payment.ts'
import { notPossible } from './move.ts'
import { openBooking } from './open-booking.ts'
import { transactWithRetries } from './transact-with-retries.ts'
import { viewBooking } from './view-booking.ts'

export interface Paid {
  booking: Booking
  payment: Payment
}

type PayInput = ReadInputOf<typeof payBookingCall>

/** A held day, in full. */
export const payBooking = (ctx: Context, input: PayInput, caller: Caller | null, attempt: Attempt): Promise<Paid> =>
  payWith(ctx, input, { caller, attempt }, dueOfHeld(ctx))

/** How much is to pay for a booking that is locked; refuses where nothing may be paid. */
type Due = (db: Database, booking: BookingRow) => Promise<number>

/** All of what is held. */
export const dueOfHeld =
  (ctx: Context): Due =>
  async (db, booking) => {
    refuseUnlessHeld(ctx, booking)
    const { heldYen } = await balanceOf(db, booking.id)
    return booking.totalYen - heldYen
  }

/** Opens a payment, asks the gateway outside every transaction, and writes down what became of it. */
export async function payWith(
  ctx: Context,
  input: PayInput,
  { caller, attempt }: { caller: Caller | null; attempt: Attempt },
  due: Due,
  /** Of a card that was made ready before. */
  readyToken?: string,
): Promise<Paid> {
  const { id, reference } = await openBooking(ctx, input, caller)
  const token = readyToken ?? (await cardTokenOf(ctx, caller?.userId ?? null, input.card))
  const payment = await transactWithRetries(ctx, async (db) => {
    const booking = await lockBooking(db, id)
    const money = { bookingId: id, amountYen: await due(db, booking) }
    return openOnlyPayment(ctx, db, money, { key: attempt.key, token })
  })
  const outcome = await askForMoney(ctx, payment, {
    token,
    customerReference: caller?.userId ?? reference,
    memo: `Annai ${reference}`,
  })
  const paid = await transactWithRetries(ctx, async (db) => {
    await settleAndHear(ctx, db, payment, outcome)
    const settled = (await findPayment(db, payment.id)) ?? payment
    const answer = { booking: await viewNow(ctx, db, id), payment: toPayment(settled, outcome.clientSecret ?? null) }
    if (outcome.state !== 'declined') await attempt.remember(db, answer)
    return answer
  })
  refuseDeclined(outcome)
  return paid
}

export function refuseUnlessHeld(ctx: Context, booking: BookingRow) {
  if (booking.state === 'expired') throw new AppError('booking.hold-expired')
  if (booking.state !== 'on_hold') throw notPossible(booking)
  if (booking.heldUntil && booking.heldUntil <= ctx.clock.now()) throw new AppError('booking.hold-expired')
}

export async function viewNow(ctx: Context, db: Database, id: string): Promise<Booking> {
  const booking = await findById(db, id)
  if (!booking) throw new AppError('booking.unknown')
  return viewBooking(ctx, db, booking)
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
    if (await answerTestStepUp(ctx, db, { paymentId: waiting.id, approve: input.approve }))
      await hearOfPayment(ctx, db, {
        paymentId: waiting.id,
        bookingId: id,
        state: input.approve ? 'succeeded' : 'declined',
      })
    const answer = await viewNow(ctx, db, id)
    await attempt.remember(db, answer)
    return answer
  })
}
