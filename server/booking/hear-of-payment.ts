import { loadFleet } from '#server/fleet/index.ts'
import { crewOf, keepCrew, releaseCrew, takeCrew } from '#server/inventory/index.ts'
import { abandonPayments, balanceOf, findPayment, type PaymentNews, type PaymentRow } from '#server/payments/index.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { findQuote } from '#server/pricing/index.ts'
import { canOwe } from './balance-due.rules.ts'
import { type BookingRow, lockBooking } from './bookings.store.ts'
import { applyChange } from './change-slot.ts'
import { expireOthers } from './expire-holds.ts'
import { moveTo } from './move.ts'
import { setNeedsCrew } from './office/desk.store.ts'
import { giveBackAndTell, type Occasion } from './tell.ts'

/**
 * What a payment that has come to something means for its booking. Runs in the transaction that settles the payment,
 * so that money and car are decided together.
 */
export async function hearOfPayment(ctx: Context, db: Database, { paymentId, bookingId, state }: PaymentNews) {
  const payment = await findPayment(db, paymentId)
  if (!payment) return
  const booking = await lockBooking(db, bookingId)
  if (state === 'declined' || state === 'abandoned') return giveUpChange(db, booking, payment)
  if (state !== 'succeeded') return
  if (payment.quoteId) return payForChange(ctx, db, booking, payment, payment.quoteId)
  if (booking.state === 'on_hold') return confirmHeld(ctx, db, booking, payment)
  if (booking.state === 'expired') return bookAgain(ctx, db, booking, payment)
  const { heldYen, giftYen } = await balanceOf(db, bookingId)
  // A balance that was due may also come once the day is over.
  if (canOwe(booking.state) || booking.state === 'pending')
    return giveBack(ctx, db, booking, Math.max(0, heldYen + giftYen - booking.totalYen), 'Paid twice')
  return giveBack(ctx, db, booking, payment.amountYen - payment.refundedYen, 'Paid after the booking had ended')
}

/** In time, or late while nobody else has needed the crew. */
async function confirmHeld(ctx: Context, db: Database, booking: BookingRow, payment: PaymentRow) {
  const { heldYen } = await balanceOf(db, booking.id)
  if (heldYen < booking.totalYen) return
  const now = ctx.clock.now()
  const isKept = booking.startsAt > now && (await keepCrew(db, booking.id)) > 0
  if (!isKept) {
    await moveTo(db, booking, 'expired', { actor: 'clock', reason: 'The hold ended', at: now })
    return bookAgain(ctx, db, { ...booking, state: 'expired' }, payment)
  }
  await confirm(db, booking, 'Paid in full', now)
  await giveBack(ctx, db, booking, heldYen - booking.totalYen, 'Paid twice')
}

/** The hold had expired when the money came: the same hour if it is still to be had, else all of the money back. */
async function bookAgain(ctx: Context, db: Database, booking: BookingRow, payment: PaymentRow) {
  const now = ctx.clock.now()
  const quote = await findQuote(db, booking.quoteId)
  const rounds = await nextRound(db, booking.id)
  const taken =
    quote && booking.startsAt > now
      ? await takeCrew(db, {
          fleet: await loadFleet(ctx),
          demand: quote.demand,
          startsAt: booking.startsAt,
          now,
          bookingId: booking.id,
          round: rounds,
          expiresAt: null,
        })
      : null
  if (!taken) {
    const reason = 'The hold had expired and the car was taken'
    return giveBack(ctx, db, booking, payment.amountYen - payment.refundedYen, reason, 'expired-late-payment')
  }
  await expireOthers(db, taken.ended, now)
  // Whoever had fallen away from the hold is not missed any more: this crew is a whole one.
  if (booking.needsCrew) await setNeedsCrew(db, booking.id, false)
  await confirm(db, booking, 'Paid late; the car was still free', now)
}

/** It is paid: another card's payment that still waits for its bank, as in a second tab, is not wanted any more. */
async function confirm(db: Database, booking: BookingRow, reason: string, at: Date) {
  await moveTo(db, booking, 'confirmed', { actor: 'gateway', reason, at })
  await abandonPayments(db, booking.id)
}

/** The difference for another day has come. If that day was lost meanwhile, it goes back, and the old day stays. */
async function payForChange(ctx: Context, db: Database, booking: BookingRow, payment: PaymentRow, quoteId: string) {
  const now = ctx.clock.now()
  const quote = await findQuote(db, quoteId)
  const round = quote && (await heldRound(db, booking.id, quote.startsAt))
  if (booking.state !== 'confirmed' || booking.startsAt <= now || !quote || quote.startsAt <= now || !round) {
    await giveUpChange(db, booking, payment)
    return giveBack(ctx, db, booking, payment.amountYen - payment.refundedYen, 'The new day could not be kept')
  }
  await applyChange(ctx, db, booking, quote, { round, actor: 'gateway' })
}

/** The difference did not come, or not in time: the new hour goes back, and the old one was never given up. */
async function giveUpChange(db: Database, booking: BookingRow, payment: PaymentRow) {
  const quote = payment.quoteId && (await findQuote(db, payment.quoteId))
  const round = quote && (await heldRound(db, booking.id, quote.startsAt))
  if (round && booking.state === 'confirmed') await releaseCrew(db, booking.id, { only: round })
}

/** Of the hour that a change waits for; there is one at most, since a later change gives the earlier one up. */
const heldRound = async (db: Database, bookingId: string, startsAt: Date) =>
  (await crewOf(db, bookingId)).find((row) => row.isHeld && row.startsAt.getTime() === startsAt.getTime())?.round

export const nextRound = async (db: Database, bookingId: string) =>
  Math.max(0, ...(await crewOf(db, bookingId, { all: true })).map(({ round }) => round)) + 1

async function giveBack(
  ctx: Context,
  db: Database,
  booking: BookingRow,
  amountYen: number,
  reason: string,
  occasion: Occasion = 'refunded',
) {
  const { id, version } = booking
  if (amountYen > 0)
    await giveBackAndTell(db, { bookingId: id, amountYen, reason, at: ctx.clock.now() }, { version, occasion })
}
