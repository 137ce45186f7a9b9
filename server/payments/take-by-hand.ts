import type { TakenHow } from '#contract/payments.ts'
import type { Database } from '#server/platform/database.ts'
import { addPayment } from './payments.store.ts'
import { settleCharge } from './settle-charge.ts'

export interface TakenMoney {
  /** Of the payment: the same one entered twice is one. */
  id: string
  bookingId: string
  amountYen: number
  how: TakenHow
  /** Who of the office wrote it down; null: the crew did. */
  userId: string | null
  /** Who of the crew was given it; null: nobody of them. */
  crewId: string | null
  at: Date
}

/** Books money that came by hand, with its receipt like all other. How much is due the caller knows. */
export async function takeByHand(db: Database, taken: TakenMoney): Promise<void> {
  const { id, bookingId, amountYen, how, userId, crewId, at } = taken
  const money = {
    id,
    chargeId: id,
    chargeYen: amountYen,
    bookingId,
    amountYen,
    gateway: 'cash',
    gatewayId: `cash-${id}`,
  } as const
  await addPayment(db, { ...money, quoteId: null, createdAt: at, taken: { how, by: userId, crew: crewId } })
  await settleCharge(db, id, { state: 'succeeded' }, at)
}
