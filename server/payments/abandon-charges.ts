import * as z from 'zod/mini'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { addJob } from '#server/platform/jobs.ts'
import { gatewayNamed } from './choose-gateway.ts'
import { lockBookingOfMoney } from './lock-booking.store.ts'
import { statesBefore } from './payment.rules.ts'
import { changeChargeState, findPayment, paymentsOf } from './payments.store.ts'

/**
 * Nobody waits any more for the charges of a booking that were begun: marks them, also where other bookings have a share,
 * and has the gateway told by a job.
 */
export async function abandonCharges(db: Database, bookingId: string): Promise<void> {
  await lockBookingOfMoney(db, bookingId)
  for (const { id, chargeId } of await paymentsOf(db, bookingId)) {
    const abandoned = await changeChargeState(db, chargeId, statesBefore('abandoned'), { state: 'abandoned' })
    if (abandoned.length > 0) await addJob(db, 'payments.cancel', { paymentId: id })
  }
}

const Payload = z.object({ paymentId: z.uuid() })

/** May run twice: the gateway takes no harm from it. A success that came first is told by a webhook. */
export async function cancelTask(ctx: Context, payload: unknown): Promise<void> {
  const payment = await findPayment(ctx.db, Payload.parse(payload).paymentId)
  if (payment?.state === 'abandoned') await (await gatewayNamed(ctx, payment.gateway)).cancel(payment.gatewayId)
}
