import type { Booking } from '#contract/booking.ts'
import type { OutputOf, ReadInputOf } from '#contract/endpoint.ts'
import type { agreeOnTheDay as agreeOnTheDayCall } from '#contract/orders.ts'
import { keepCrew } from '#server/inventory/index.ts'
import { takesCards } from '#server/payments/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import type { Attempt } from '#server/platform/idempotency.ts'
import type { Caller } from '#server/platform/serve.ts'
import { lockBooking } from '../bookings.store.ts'
import { moveTo } from '../move.ts'
import { actorOf } from '../open-booking.ts'
import { refuseUnlessHeld } from '../pay-booking.ts'
import { transactWithRetries } from '../transact-with-retries.ts'
import { viewNow } from '../view-booking.ts'
import { openAll } from './open-all.ts'

/** In a house without cards a held day or ride is sure by the guest's word: it is paid on the day. */
export async function agreeOnTheDay(
  ctx: Context,
  input: ReadInputOf<typeof agreeOnTheDayCall>,
  caller: Caller | null,
  attempt: Attempt,
): Promise<OutputOf<typeof agreeOnTheDayCall>> {
  const opened = await openAll(ctx, input, caller)
  if (takesCards(ctx)) throw new AppError('booking.paid-by-card')
  return transactWithRetries(ctx, async (db) => {
    const bookings: Booking[] = []
    // In one order, so that nobody waits for somebody who waits for them.
    for (const { id } of opened.toSorted((one, other) => one.id.localeCompare(other.id)))
      await makeSure(ctx, db, id, actorOf(caller))
    for (const { id } of opened) bookings.push(await viewNow(ctx, db, id))
    const answer = { bookings }
    await attempt.remember(db, answer)
    return answer
  })
}

async function makeSure(ctx: Context, db: Database, id: string, actor: string): Promise<void> {
  const booking = await lockBooking(db, id)
  refuseUnlessHeld(ctx, booking)
  if ((await keepCrew(db, id)) === 0) throw new AppError('booking.hold-expired')
  await moveTo(db, booking, 'confirmed', { actor, reason: 'To be paid on the day', at: ctx.clock.now() })
}
