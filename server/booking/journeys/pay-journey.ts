import * as z from 'zod/mini'
import type { CardChoice } from '#contract/booking.ts'
import type { OutputOf, ReadInputOf } from '#contract/endpoint.ts'
import type { payJourney as payJourneyCall } from '#contract/journeys.ts'
import { isOfSeveral } from '#core/references.ts'
import { balanceOf, cardTokenOf, gatewayOf, paymentsOf, toPayment } from '#server/payments/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import { freeAttempt } from '#server/platform/idempotency.ts'
import { addJob } from '#server/platform/jobs.ts'
import type { Caller } from '#server/platform/serve.ts'
import { addMinutes } from '#server/platform/tokyo-time.rules.ts'
import type { BookingRow } from '../bookings.store.ts'
import { isMoneyAwaited } from '../orders.store.ts'
import { dueOfHeld, type Paid, payWith, viewNow } from '../pay-booking.ts'
import { openAll } from './open-all.ts'

type Input = ReadInputOf<typeof payJourneyCall>
type Output = OutputOf<typeof payJourneyCall>

/**
 * One card for both ways, one after the other. What is paid already is left as it is, so that the same may be sent again
 * after a refusal, after the bank's step, or after a broken line.
 */
export async function payJourney(ctx: Context, input: Input, caller: Caller | null): Promise<Output> {
  const bookings = await openAll(ctx, input, caller)
  const card = await cardFor(ctx, input.card, bookings, caller)
  const paid: Paid[] = []
  try {
    for (const [index, which] of input.bookings.entries()) {
      const booking = bookings[index]
      const before = booking && (await paidBefore(ctx, booking))
      const now =
        before ??
        (await payWith(ctx, { ...which, card: input.card }, { caller, attempt: freeAttempt }, dueOfHeld(ctx), card))
      paid.push(now)
      if (now.payment.state !== 'succeeded') break
    }
  } catch (error) {
    // What is paid is paid: the guest must hear of it, and tries another card for the rest.
    if (!(error instanceof AppError) || paid.length === 0) throw error
    const { code, error: sentence } = error.toWire('')
    return { paid, refused: { reference: bookings[paid.length]?.reference ?? '', code, sentence } }
  }
  return { paid, refused: null }
}

/** Of a booking that is sure and owes nothing: the payment that made it so. */
async function paidBefore(ctx: Context, { id, state, totalYen }: BookingRow): Promise<Paid | null> {
  if (state !== 'confirmed') return null
  const { heldYen } = await balanceOf(ctx.db, id)
  const payment = (await paymentsOf(ctx.db, id)).findLast((one) => one.state === 'succeeded')
  if (!payment || heldYen < totalYen) return null
  return { booking: await viewNow(ctx, ctx.db, id), payment: toPayment(payment) }
}

/**
 * The token to charge. A card that was just entered can be charged once only, so that of a journey is kept at the
 * gateway first, under the name of the journey: asked for again, it is the same one. A task lets it go.
 */
async function cardFor(
  ctx: Context,
  choice: CardChoice,
  bookings: readonly BookingRow[],
  caller: Caller | null,
): Promise<string> {
  const token = await cardTokenOf(ctx, caller?.userId ?? null, choice)
  const isKept = 'savedCard' in choice || (choice.save && caller !== null)
  const first = bookings[0]
  if (isKept || !first || (bookings.length === 1 && !isOfSeveral(first.reference))) return token
  const kept = await (await gatewayOf(ctx)).keepCard({
    cardToken: token,
    customerReference: `journey-${first.orderId}`,
  })
  const bookingIds = bookings.map(({ id }) => id)
  for (const minutes of looksAfterMinutes) {
    const payload: CardToDrop = { bookingIds, token: kept.token, isLast: minutes === looksAfterMinutes.at(-1) }
    const runAt = addMinutes(ctx.clock.now(), minutes)
    await addJob(ctx.db, dropTask, payload, { key: `${dropTask}:${kept.token}:${minutes}`, runAt })
  }
  return kept.token
}

const dropTask = 'booking.drop-journey-card'
/** Most have paid both at once; some take a while with their bank; after a day nobody asks for the card any more. */
const looksAfterMinutes = [5, 60, 1440]

const CardToDrop = z.object({
  bookingIds: z.array(z.uuid()).check(z.minLength(1)),
  token: z.string(),
  isLast: z.boolean(),
})
type CardToDrop = z.output<typeof CardToDrop>

/** The gateway forgets the card of a journey once nothing of it is waited for any more. May run twice. */
export async function dropJourneyCard(ctx: Context, payload: unknown): Promise<void> {
  const { bookingIds, token, isLast } = CardToDrop.parse(payload)
  if (!isLast && (await isMoneyAwaited(ctx.db, bookingIds, ctx.clock.now()))) return
  await (await gatewayOf(ctx)).dropCard(token)
}
