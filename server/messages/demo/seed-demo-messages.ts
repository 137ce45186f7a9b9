import { demoDeskId, demoGuestId, findAccountFacts } from '#server/accounts/index.ts'
import { demoBookingId, findById, nextDemoTripId } from '#server/booking/index.ts'
import type { Context } from '#server/platform/context.ts'
import { addDays, tokyoDayOf, tokyoInstant } from '#server/platform/tokyo-time.rules.ts'
import { addMessage, messagesOf } from '../booking-messages.store.ts'

/** What the demo guest and the desk wrote to each other about the next trip, and what another asks; laid once. */
export async function seedDemoMessages(ctx: Context): Promise<void> {
  const booking = await findById(ctx.db, nextDemoTripId(demoGuestId))
  if (!booking || booking.erasedAt || (await messagesOf(ctx.db, booking.id)).length > 0) return
  const yesterday = addDays(tokyoDayOf(ctx.clock.now()), -1)
  const asked = { author: 'guest', userId: null, body: 'Could lunch be vegetarian for one of us?' } as const
  const answered = {
    author: 'office',
    userId: (await findAccountFacts(ctx.db, demoDeskId)) ? demoDeskId : null,
    body: 'Yes. The farmhouse makes its broth from kombu and mushrooms if it knows two days before; I have told them. Naomi',
  } as const
  // Nobody has answered this one yet.
  const waiting = await findById(ctx.db, demoBookingId('yokohama-with-children 3'))
  const asking = { ...asked, body: 'Is there room in the car for a folding pram and two scooters?' }
  await ctx.db.transaction().execute(async (db) => {
    await addMessage(db, { bookingId: booking.id, ...asked, at: tokyoInstant(yesterday, '07:52') })
    await addMessage(db, { bookingId: booking.id, ...answered, at: tokyoInstant(yesterday, '09:14') })
    if (waiting) await addMessage(db, { bookingId: waiting.id, ...asking, at: tokyoInstant(yesterday, '19:40') })
  })
}
