import * as z from 'zod/mini'
import { balanceOf } from '#server/payments/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import { freeAttempt } from '#server/platform/idempotency.ts'
import { totalYenOf } from '#server/pricing/index.ts'
import { canMove } from '../booking.rules.ts'
import { type BookingRow, findById, lockBooking } from '../bookings.store.ts'
import { changedWish } from '../changed-wish.rules.ts'
import { notPossible } from '../move.ts'
import { transactWithRetries } from '../transact-with-retries.ts'
import { refuseBegun } from '../under-way.ts'
import { type Batch, findBatch, finishBatch, lockWaiting, nextWaiting, settleItem } from './batches.store.ts'
import { cancelAs } from './cancel-by-office.ts'
import { changeAndAnswer } from './change-by-office.ts'
import { type PlannedChange, planChange, refuseUnlessOpen } from './propose-change.ts'

export const batchTask = 'booking.work-batch'

const Payload = z.object({ batchId: z.uuid() })

/**
 * One booking after the other, each in a transaction of its own together with its row of the deed. Whoever dies in the
 * middle left what is done done; the job is tried again and goes on with the first that waits.
 */
export async function workBatch(ctx: Context, payload: unknown): Promise<void> {
  const { batchId } = Payload.parse(payload)
  const batch = await findBatch(ctx.db, batchId)
  if (!batch) return
  for (;;) {
    const bookingId = await nextWaiting(ctx.db, batchId)
    if (bookingId === undefined) break
    await settle(ctx, batch, bookingId)
  }
  await finishBatch(ctx.db, batchId, ctx.clock.now())
}

/** What cannot be done stays as it was, and says why. What fails for now is tried again with the job. */
async function settle(ctx: Context, batch: Batch, bookingId: string): Promise<void> {
  try {
    if (batch.toDay === null) await cancelOne(ctx, batch, bookingId)
    else await moveOne(ctx, batch, bookingId, batch.toDay)
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error
    // Somebody changed it in the same moment: it still waits, and is looked at anew.
    if (error.code === 'office.changed-meanwhile') return
    const why = error.toWire('').error
    await settleItem(ctx.db, { batchId: batch.id, bookingId, at: ctx.clock.now(), state: 'refused', why })
  }
}

async function cancelOne(ctx: Context, batch: Batch, bookingId: string): Promise<void> {
  await transactWithRetries(ctx, async (db) => {
    if (!(await lockWaiting(db, batch.id, bookingId))) return
    const booking = await lockBooking(db, bookingId)
    if (!canMove(booking.state, 'cancelled')) throw notPossible(booking)
    await refuseBegun(db, booking, ctx.clock.now())
    // Nobody pays for a typhoon, or for us.
    const { heldYen: refundYen } = await balanceOf(db, bookingId)
    const { cause, event, reason, byUser: userId } = batch
    await cancelAs(ctx, db, booking, { cause, event, reason, refundYen, userId })
    await settleItem(db, { batchId: batch.id, bookingId, at: ctx.clock.now(), state: 'done', refundYen })
  })
}

/** To another day at the same hour, for what it cost: no guest pays for our moving it, nor loses terms by it. */
async function moveOne(ctx: Context, batch: Batch, bookingId: string, day: string): Promise<void> {
  const booking = await findById(ctx.db, bookingId)
  if (!booking) return
  refuseUnlessOpen(ctx, booking)
  await refuseBegun(ctx.db, booking, ctx.clock.now())
  const planned = await planChange(ctx, booking, changedWish(booking, { day }))
  const { reference, edition: version } = booking
  await changeAndAnswer(
    ctx,
    {
      ...{ reference, version, quoteId: planned.quote.id, details: {}, charged: chargedAsBefore(booking, planned) },
      ...{ difference: 'stays', tellGuest: true, reason: batch.reason, evenUnderWay: false, guestAsked: false },
    },
    { caller: { userId: batch.byUser, officeRoles: [] }, attempt: freeAttempt, isPriceKept: true },
    async (db) => {
      // Somebody else settled it meanwhile: then this is undone.
      if (!(await lockWaiting(db, batch.id, bookingId))) throw new AppError('booking.changed-meanwhile')
      // Seen once more under its lock: the crew may have marked it while the new day was planned.
      await refuseBegun(db, booking, ctx.clock.now())
      await settleItem(db, { batchId: batch.id, bookingId, at: ctx.clock.now(), state: 'done' })
    },
  )
}

/** The lines of the new day with one of them charged so that the sum is the old one. */
function chargedAsBefore(booking: BookingRow, { lines, priceOverrides }: PlannedChange) {
  const kept = priceOverrides.map(({ kind, label, reason }) => {
    const line = lines.find((one) => one.kind === kind && one.label === label)
    return { kind, label, reason, amountYen: line?.amountYen ?? 0 }
  })
  const missingYen = booking.totalYen - totalYenOf(lines)
  const [first] = lines
  if (missingYen === 0 || !first) return kept
  const { kind, label } = first
  const others = kept.filter((one) => one.kind !== kind || one.label !== label)
  const reason = 'Moved by us: the price stays'
  return [...others, { kind, label, reason, amountYen: first.amountYen + missingYen }]
}
