import type { OutputOf, ReadInputOf } from '#contract/endpoint.ts'
import type { tellLanding as tellLandingCall } from '#contract/landings.ts'
import type { Context } from '#server/platform/context.ts'
import type { Attempt } from '#server/platform/idempotency.ts'
import { refuseTooMany } from '#server/platform/refuse-too-many.ts'
import type { Caller } from '#server/platform/serve.ts'
import { actorOf, openBooking } from '../open-booking.ts'
import { viewNow } from '../view-booking.ts'
import { followLanding } from './follow-landing.ts'
import { landingInWords } from './landing.rules.ts'

/** A flight is put off now and then, not all the time: whoever plays with the hours plays with our crews. */
const limit = { tries: 12, windowSeconds: 15 * 60 }

/** The guest says when the flight lands, and hears who is there when. */
export async function tellLanding(
  ctx: Context,
  input: ReadInputOf<typeof tellLandingCall>,
  caller: Caller | null,
  attempt: Attempt,
): Promise<OutputOf<typeof tellLandingCall>> {
  const booking = await openBooking(ctx, input, caller)
  await refuseTooMany(ctx, 'booking.too-many-tries', [{ key: `landing:${booking.id}`, ...limit }])
  const isOffice = caller?.role === 'admin'
  const told = {
    bookingId: booking.id,
    landsAt: new Date(input.landsAt),
    actor: actorOf(caller),
    userId: isOffice ? caller.userId : null,
  }
  return followLanding(ctx, told, async (db, { outcome, booking: { startsAt, needsCrew }, freeUntil }) => {
    const hours = { landsAt: told.landsAt, startsAt, freeUntil }
    const answer = {
      booking: await viewNow(ctx, db, booking.id),
      outcome,
      // Told once more, a ride that waits for its crew still does.
      sentence: landingInWords(outcome === 'same' && needsCrew ? 'waits' : outcome, hours),
    }
    await attempt.remember(db, answer)
    return answer
  })
}
