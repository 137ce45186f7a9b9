import * as z from 'zod/mini'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import { gatewayNamed } from './choose-gateway.ts'
import { findPayment, noteCard } from './payments.store.ts'

const Payload = z.object({ paymentId: z.uuid() })

/** Asks which card paid, for the receipt, where only a webhook told of the money. May run twice. */
export async function learnCard(ctx: Context, payload: unknown): Promise<void> {
  const payment = await findPayment(ctx.db, Payload.parse(payload).paymentId)
  if (payment?.state !== 'succeeded' || payment.card) return
  try {
    const { card } = await (await gatewayNamed(ctx, payment.gateway)).find(payment.gatewayId)
    if (card) await noteCard(ctx.db, payment.chargeId, card)
  } catch (error) {
    // A gateway that does not answer is asked again; one that will not tell leaves a receipt that says "Card".
    if (error instanceof AppError) throw error
    ctx.log.warn({ err: error, paymentId: payment.id }, 'nobody tells which card paid')
  }
}
