import type { Booking, CardChoice } from '#contract/booking.ts'
import type { Payment } from '#contract/payments.ts'
import { orderReference } from '#core/references.ts'
import {
  balanceOf,
  cardTokenOf,
  openOnlyCharge,
  paymentsOf,
  refuseDeclined,
  type Share,
  toPayment,
} from '#server/payments/index.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import type { Attempt } from '#server/platform/idempotency.ts'
import type { Caller } from '#server/platform/serve.ts'
import { askForMoney, settleAndHear } from './ask-for-money.ts'
import { type BookingRow, lockBooking } from './bookings.store.ts'
import type { Which } from './open-booking.ts'
import { openAll } from './orders/open-all.ts'
import { transactWithRetries } from './transact-with-retries.ts'
import { viewNow } from './view-booking.ts'

export interface Paid {
  booking: Booking
  payment: Payment
}

/** How much is to pay for a booking that is locked; refuses where nothing may be paid. */
export type Due = (db: Database, booking: BookingRow) => Promise<number>

/**
 * One charge for all of these bookings, with a share for each: opened, asked of the gateway outside every transaction, and
 * what became of it written down for all of them at once. What is paid already is left as it is, so that the same may be
 * sent again after a refusal or a broken line.
 */
export async function payTogether<T>(
  ctx: Context,
  input: { bookings: readonly Which[]; card: CardChoice },
  { caller, attempt }: { caller: Caller | null; attempt: Attempt },
  { due, answerOf }: { due: Due; answerOf: (paid: Paid[]) => T },
): Promise<T> {
  const opened = await openAll(ctx, input, caller)
  const token = await cardTokenOf(ctx, caller?.userId ?? null, input.card)
  const charge = await transactWithRetries(ctx, async (db) => {
    const shares: Share[] = []
    for (const { id } of opened.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
      const booking = await lockBooking(db, id)
      if (opened.length === 1 || !(await isPaid(db, booking)))
        shares.push({ bookingId: id, amountYen: await due(db, booking) })
    }
    return shares.length === 0 ? null : openOnlyCharge(ctx, db, shares, { key: attempt.key, token })
  })
  if (!charge) return answerOf(await paidFor(ctx, ctx.db, opened))
  const reference = orderReference(opened[0]?.reference ?? '')
  const outcome = await askForMoney(ctx, charge, {
    ...{ token, customerReference: caller?.userId ?? reference, memo: `Annai ${reference}` },
  })
  const answer = await transactWithRetries(ctx, async (db) => {
    await settleAndHear(ctx, db, charge.id, outcome)
    const settled = answerOf(
      await paidFor(ctx, db, opened, { chargeId: charge.id, clientSecret: outcome.clientSecret }),
    )
    if (outcome.state !== 'declined') await attempt.remember(db, settled)
    return settled
  })
  refuseDeclined(outcome)
  return answer
}

/** Nothing is owed for it, and a payment made it sure. */
async function isPaid(db: Database, { id, state, totalYen }: BookingRow): Promise<boolean> {
  if (state !== 'confirmed' || (await balanceOf(db, id)).heldYen < totalYen) return false
  return (await paymentsOf(db, id)).some((one) => one.state === 'succeeded')
}

/** Each with its share of the charge, or with the payment that made it sure before. */
async function paidFor(
  ctx: Context,
  db: Database,
  bookings: readonly BookingRow[],
  { chargeId, clientSecret = null }: { chargeId?: string; clientSecret?: string | null | undefined } = {},
): Promise<Paid[]> {
  const paid: Paid[] = []
  for (const { id } of bookings) {
    const payments = await paymentsOf(db, id)
    const payment =
      payments.find((one) => one.chargeId === chargeId) ?? payments.findLast((one) => one.state === 'succeeded')
    if (!payment) throw new Error('What was paid has a payment.')
    paid.push({ booking: await viewNow(ctx, db, id), payment: toPayment(payment, clientSecret) })
  }
  return paid
}
