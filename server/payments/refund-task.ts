import * as z from 'zod/mini'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import { gatewayNamed } from './choose-gateway.ts'
import { findPayment } from './payments.store.ts'
import { findRefund, markRefundDone, markRefundFailed } from './refunds.store.ts'

const Payload = z.object({ refundId: z.uuid() })

/** Has the gateway pay a refund that was decided. May run twice: the refund's own id is the key at the gateway. */
export async function refundTask(ctx: Context, payload: unknown): Promise<void> {
  const refund = await findRefund(ctx.db, Payload.parse(payload).refundId)
  if (!refund || refund.state === 'done') return
  const payment = await findPayment(ctx.db, refund.paymentId)
  if (!payment) return
  try {
    const { gatewayRefundId } = await (await gatewayNamed(ctx, payment.gateway)).refund({
      refundId: refund.id,
      gatewayId: payment.gatewayId,
      amountYen: refund.amountYen,
    })
    await markRefundDone(ctx.db, refund.id, gatewayRefundId)
  } catch (error) {
    // A refusal is for the office to see; the job is tried again all the same, and may end it well.
    if (!(error instanceof AppError)) await markRefundFailed(ctx.db, refund.id)
    throw error
  }
}
