import { randomUUID } from 'node:crypto'
import type { Database } from '#server/platform/database.ts'
import { addPayment } from './payments.store.ts'
import { settlePayment } from './settle-payment.ts'

/** Books money that somebody of the office was given, with its receipt like all other. How much is due the caller knows. */
export async function takeByHand(
  db: Database,
  { bookingId, amountYen, userId, at }: { bookingId: string; amountYen: number; userId: string; at: Date },
): Promise<void> {
  const id = randomUUID()
  const money = { id, bookingId, amountYen, gateway: 'cash', gatewayId: `cash-${id}` } as const
  await addPayment(db, { ...money, quoteId: null, createdAt: at, takenBy: userId })
  await settlePayment(db, id, { state: 'succeeded' }, at)
}
