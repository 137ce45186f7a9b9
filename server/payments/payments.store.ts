import type { Selectable } from 'kysely'
import type { Payment, PaymentState } from '#contract/payments.ts'
import type { Database } from '#server/platform/database.ts'
import type { Payments } from '#server/platform/schema.generated.ts'
import type { DeclineReason, GatewayName } from './gateway.ts'

/** One attempt to pay, as it is kept. */
export interface PaymentRow {
  id: string
  bookingId: string
  gateway: GatewayName
  gatewayId: string
  amountYen: number
  /** The change of day that it pays the difference for; null: the booking itself. */
  quoteId: string | null
  state: PaymentState
  declineReason: DeclineReason | null
  refundedYen: number
  createdAt: Date
}

const toRow = (row: Selectable<Payments>): PaymentRow => ({
  id: row.id,
  bookingId: row.booking_id,
  gateway: row.gateway as GatewayName,
  gatewayId: row.gateway_id,
  amountYen: row.amount_yen,
  quoteId: row.quote_id,
  state: row.state as PaymentState,
  declineReason: row.decline_reason as DeclineReason | null,
  refundedYen: row.refunded_yen,
  createdAt: row.created_at,
})

/** As the guest sees it. */
export const toPayment = (row: PaymentRow, clientSecret: string | null = null): Payment => ({
  id: row.id,
  gateway: row.gateway,
  state: row.state,
  amountYen: row.amountYen,
  refundedYen: row.refundedYen,
  clientSecret: row.state === 'needs_step_up' ? clientSecret : null,
})

/**
 * Whoever changes a booking's money holds the booking first, as those do who change the booking itself: everybody in
 * the same order, so that nobody waits in a circle.
 */
export async function lockBookingOfMoney(db: Database, bookingId: string): Promise<void> {
  if (!db.isTransaction) throw new Error('Money moves inside a transaction only.')
  await db.selectFrom('bookings').select('id').where('id', '=', bookingId).forNoKeyUpdate().executeTakeFirst()
}

export type NewPayment = Pick<
  PaymentRow,
  'id' | 'bookingId' | 'gateway' | 'gatewayId' | 'amountYen' | 'quoteId' | 'createdAt'
>

export async function addPayment(db: Database, payment: NewPayment): Promise<PaymentRow> {
  const row = await db
    .insertInto('payments')
    .values({
      id: payment.id,
      booking_id: payment.bookingId,
      gateway: payment.gateway,
      gateway_id: payment.gatewayId,
      amount_yen: payment.amountYen,
      quote_id: payment.quoteId,
      state: 'started',
      created_at: payment.createdAt,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return toRow(row)
}

export async function findPayment(db: Database, id: string): Promise<PaymentRow | undefined> {
  const row = await db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst()
  return row && toRow(row)
}

export async function findPaymentAtGateway(
  db: Database,
  gateway: GatewayName,
  gatewayId: string,
): Promise<PaymentRow | undefined> {
  const row = await db
    .selectFrom('payments')
    .selectAll()
    .where('gateway', '=', gateway)
    .where('gateway_id', '=', gatewayId)
    .executeTakeFirst()
  return row && toRow(row)
}

/** Every attempt to pay for a booking, the newest first. */
export async function paymentsOf(db: Database, bookingId: string): Promise<PaymentRow[]> {
  const rows = await db
    .selectFrom('payments')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(toRow)
}

/** What a booking was paid with, the newest first, locked: nobody else gives any of it back meanwhile. */
export async function lockSucceededPayments(db: Database, bookingId: string): Promise<PaymentRow[]> {
  const rows = await db
    .selectFrom('payments')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .where('state', '=', 'succeeded')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .forUpdate()
    .execute()
  return rows.map(toRow)
}

export interface StateChange {
  state: PaymentState
  gatewayId?: string
  declineReason?: DeclineReason | null
}

/** Compare and swap: changes the state only where it is one of those expected. Answers the payment, where it did. */
export async function changePaymentState(
  db: Database,
  id: string,
  from: readonly PaymentState[],
  { state, gatewayId, declineReason = null }: StateChange,
): Promise<PaymentRow | undefined> {
  const row = await db
    .updateTable('payments')
    .set({ state, decline_reason: declineReason, ...(gatewayId && { gateway_id: gatewayId }) })
    .where('id', '=', id)
    .where('state', 'in', from)
    .returningAll()
    .executeTakeFirst()
  return row && toRow(row)
}

export async function addRefunded(db: Database, id: string, amountYen: number): Promise<void> {
  await db
    .updateTable('payments')
    .set((old) => ({ refunded_yen: old('refunded_yen', '+', amountYen) }))
    .where('id', '=', id)
    .execute()
}
