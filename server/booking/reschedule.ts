import type { Booking } from '#contract/booking.ts'
import type { reschedule as rescheduleCall } from '#contract/booking-changes.ts'
import type { ReadInputOf } from '#contract/endpoint.ts'
import { loadFleet } from '#server/fleet/index.ts'
import { loadBookingPolicy, releaseCrew, takeCrew } from '#server/inventory/index.ts'
import {
  abandonCharges,
  balanceOf,
  type Charge,
  cardTokenOf,
  divideAgain,
  openCharge,
  refuseDeclined,
  refuseUnderWay,
} from '#server/payments/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import type { Attempt } from '#server/platform/idempotency.ts'
import type { Caller } from '#server/platform/serve.ts'
import { addMinutes } from '#server/platform/tokyo-time.rules.ts'
import { type StoredQuote, usableQuote } from '#server/pricing/index.ts'
import { keepAsItStands } from './as-it-stood.store.ts'
import { askForMoney, settleAndHear } from './ask-for-money.ts'
import { askedAtOnce } from './asked-at-once.ts'
import { type BookingRow, lockBooking } from './bookings.store.ts'
import { applyChange } from './change-slot.ts'
import { expireOthers } from './expire-holds.ts'
import { nextRound } from './hear-of-charge.ts'
import { kindOf } from './kinds.ts'
import { notPossible } from './move.ts'
import { crewForDesk, stayersOf } from './office/desk-crew.ts'
import { actorOf, openBooking } from './open-booking.ts'
import { refuseSoldOut } from './refuse-sold-out.ts'
import { giveBackAndTell } from './tell.ts'
import { transactWithRetries } from './transact-with-retries.ts'
import { refuseBegun } from './under-way.ts'
import { viewNow } from './view-booking.ts'

class NewHourTaken extends Error {}

/**
 * Moves a booking. The new hour is taken beside the old one, and the old one is let go only when the new one is sure:
 * at once where nothing is to pay, else when the difference has come.
 */
export async function reschedule(
  ctx: Context,
  input: ReadInputOf<typeof rescheduleCall>,
  caller: Caller | null,
  attempt: Attempt,
): Promise<Booking> {
  const opened = await openBooking(ctx, input, caller)
  const quote = await usableQuote(ctx, input.quoteId, opened.userId, opened)
  if (quote.bookingId !== opened.id) throw new AppError('pricing.unknown-quote')
  const cardToken = input.card && (await cardTokenOf(ctx, caller?.userId ?? null, input.card))
  const begun = await transactWithRetries(ctx, (db) =>
    beginChange(ctx, db, { id: opened.id, quote, caller, attempt, hasCard: cardToken !== undefined }),
  ).catch((error: unknown) => {
    if (error instanceof NewHourTaken) return refuseSoldOut(ctx, quote)
    throw error
  })
  if ('booking' in begun || cardToken === undefined) return 'booking' in begun ? begun.booking : unreachable()
  return payDifference(ctx, { charge: begun.charge, cardToken, opened, caller, attempt })
}

const unreachable = (): never => {
  throw new AppError('booking.card-needed')
}

interface Change {
  id: string
  quote: StoredQuote
  caller: Caller | null
  attempt: Attempt
  hasCard: boolean
}

async function beginChange(
  ctx: Context,
  db: Database,
  { id, quote, caller, attempt, hasCard }: Change,
): Promise<{ booking: Booking } | { charge: Charge }> {
  const now = ctx.clock.now()
  const booking = await lockBooking(db, id)
  if (booking.quoteId === quote.id) throw new AppError('booking.quote-used')
  if (booking.state !== 'confirmed' || booking.startsAt <= now) throw notPossible(booking)
  await refuseBegun(db, booking, now)
  const dueYen = askedAtOnce(ctx, { ...booking, ...(await balanceOf(db, id)) }, quote.totalYen)
  if (dueYen > 0 && !hasCard) throw new AppError('booking.card-needed')
  if (dueYen > 0) await refuseUnderWay(ctx, db, id)
  const { holdMinutes } = await loadBookingPolicy(ctx)
  await keepAsItStands(db, booking)
  const round = await nextRound(db, id)
  const crew = await crewForDesk(ctx, db, booking)
  // A change that still waits for its money gives way to the later wish.
  await releaseCrew(db, id, 'held')
  const taken = await takeCrew(db, {
    fleet: await loadFleet(ctx),
    demand: quote.demand,
    startsAt: quote.startsAt,
    now,
    bookingId: id,
    round,
    expiresAt: dueYen > 0 ? addMinutes(now, holdMinutes) : null,
    preferred: stayersOf(crew, booking, quote),
  })
  if (!taken) throw new NewHourTaken()
  await expireOthers(db, taken.ended, now)
  await abandonCharges(db, id)
  if (dueYen > 0) {
    return { charge: await openCharge(ctx, db, [{ bookingId: id, amountYen: dueYen }], { quoteId: quote.id }) }
  }
  const { version } = await applyChange(ctx, db, booking, quote, { round, actor: actorOf(caller) })
  if (dueYen < 0) {
    const refund = {
      bookingId: id,
      amountYen: -dueYen,
      reason: `The ${kindOf(booking.wish).words.noun} costs less now`,
      at: now,
    }
    await giveBackAndTell(db, refund, { version })
  }
  await divideAgain(db, id, now)
  const answer = await viewNow(ctx, db, id)
  await attempt.remember(db, answer)
  return { booking: answer }
}

async function payDifference(
  ctx: Context,
  change: {
    charge: Charge
    cardToken: string
    opened: BookingRow
    caller: Caller | null
    attempt: Attempt
  },
): Promise<Booking> {
  const { charge, cardToken, opened, caller, attempt } = change
  const outcome = await askForMoney(ctx, charge, {
    token: cardToken,
    customerReference: caller?.userId ?? opened.reference,
    memo: `Annai ${opened.reference}, another ${kindOf(opened.wish).words.moved}`,
  })
  const booking = await transactWithRetries(ctx, async (db) => {
    await settleAndHear(ctx, db, charge.id, outcome)
    const answer = withSecret(await viewNow(ctx, db, opened.id), charge.id, outcome.clientSecret)
    if (outcome.state !== 'declined') await attempt.remember(db, answer)
    return answer
  })
  refuseDeclined(outcome)
  return booking
}

/** For the gateway's own script: where its bank asks for a step, the guest takes it on our page. */
function withSecret(booking: Booking, chargeId: string, clientSecret: string | null = null): Booking {
  const payments = booking.payments.map((payment) =>
    // A charge of one booking has the name of its payment.
    payment.id === chargeId && payment.state === 'needs_step_up' ? { ...payment, clientSecret } : payment,
  )
  return { ...booking, payments }
}
