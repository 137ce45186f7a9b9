import { randomUUID } from 'node:crypto'
import type { Booking } from '#contract/booking.ts'
import type { ReadInputOf } from '#contract/endpoint.ts'
import { formatYen } from '#contract/money.ts'
import type { correctTaken as correctTakenCall, takeOnTheDay as takeOnTheDayCall } from '#contract/money-on-the-day.ts'
import { takenWords } from '#contract/taken-words.ts'
import { findCrewContacts } from '#server/fleet/index.ts'
import { abandonCharges, balanceOf, correctTaken, type TakenMoney, takeByHand } from '#server/payments/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import { recordChange } from '#server/platform/change-trail.store.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import type { Attempt } from '#server/platform/idempotency.ts'
import type { Caller } from '#server/platform/serve.ts'
import { canOwe, dueYenOf } from '../balance-due.rules.ts'
import { lockBooking } from '../bookings.store.ts'
import { notPossible } from '../move.ts'
import { openBooking } from '../open-booking.ts'
import { transactWithRetries } from '../transact-with-retries.ts'
import { viewNow } from '../view-booking.ts'

/** Writes down money that a guest gave by hand, for the desk. */
export async function takeOnTheDay(
  ctx: Context,
  { reference, amountYen, how, crewId }: ReadInputOf<typeof takeOnTheDayCall>,
  caller: Caller,
  attempt: Attempt,
): Promise<Booking> {
  const { id: bookingId } = await openBooking(ctx, { reference }, caller)
  if (crewId && !(await findCrewContacts(ctx.db, [crewId])).has(crewId)) throw new AppError('dispatch.unknown-resource')
  return transactWithRetries(ctx, async (db) => {
    const at = ctx.clock.now()
    const { userId } = caller
    await takeMoney(db, { id: randomUUID(), bookingId, amountYen, how, userId, crewId, at })
    const answer = await viewNow(ctx, db, bookingId)
    await attempt.remember(db, answer)
    return answer
  })
}

/** Money by hand, whoever of us was given it: under the booking's lock, and never more than is due. */
export async function takeMoney(db: Database, taken: TakenMoney): Promise<void> {
  const { bookingId, amountYen, how, userId, at } = taken
  const booking = await lockBooking(db, bookingId)
  if (!canOwe(booking.state)) throw notPossible(booking)
  const dueYen = dueYenOf({ ...booking, ...(await balanceOf(db, bookingId)) })
  if (dueYen === 0) throw new AppError('booking.nothing-due')
  if (amountYen > dueYen) throw new AppError('booking.more-than-due', { due: formatYen(dueYen) })
  // A card that is being asked at this moment would pay the same a second time.
  if (amountYen === dueYen) await abandonCharges(db, bookingId)
  await takeByHand(db, taken)
  await recordChange(db, {
    object: { kind: 'booking', id: bookingId },
    userId,
    deed: userId ? `wrote down ${takenWords[how].en} on the day` : `received ${takenWords[how].en} on the day`,
    changes: [{ name: 'Due', before: formatYen(dueYen), after: formatYen(dueYen - amountYen) }],
    at,
  })
}

/** Takes back what was written down wrongly: the sum is due again, and both entries stay. */
export async function correctTakenMoney(
  ctx: Context,
  { reference, paymentId, reason }: ReadInputOf<typeof correctTakenCall>,
  caller: Caller,
  attempt: Attempt,
): Promise<Booking> {
  const { id: bookingId } = await openBooking(ctx, { reference }, caller)
  return transactWithRetries(ctx, async (db) => {
    await lockBooking(db, bookingId)
    const at = ctx.clock.now()
    const before = await balanceOf(db, bookingId)
    const takenBackYen = await correctTaken(db, { bookingId, paymentId, reason, at })
    if (takenBackYen === undefined) throw new AppError('booking.nothing-to-correct')
    await recordChange(db, {
      object: { kind: 'booking', id: bookingId },
      userId: caller.userId,
      deed: `took back an entry of ${formatYen(takenBackYen)}`,
      changes: [{ name: 'Paid', before: formatYen(before.heldYen), after: formatYen(before.heldYen - takenBackYen) }],
      reason,
      at,
    })
    const answer = await viewNow(ctx, db, bookingId)
    await attempt.remember(db, answer)
    return answer
  })
}
