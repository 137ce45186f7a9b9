import { type Selectable, sql } from 'kysely'
import type { CardFacts, Payment, PaymentState, TakenHow } from '#contract/payments.ts'
import type { Database } from '#server/platform/database.ts'
import type { Payments } from '#server/platform/schema.generated.ts'
import type { DeclineReason, GatewayName } from './gateway.ts'

/** One attempt to pay for one booking, as it is kept. */
export interface PaymentRow {
  id: string
  /** What was asked of the card at once: of an order all that its items owe, else the id of the payment. */
  chargeId: string
  /** All of that, as it stands on the guest's statement. */
  chargeYen: number
  bookingId: string
  gateway: GatewayName
  gatewayId: string
  amountYen: number
  /** The change of day that it pays the difference for; null: the booking itself. */
  quoteId: string | null
  state: PaymentState
  declineReason: DeclineReason | null
  refundedYen: number
  card: CardFacts | null
  /** Of money by hand: how it was given, and to whom of the crew. */
  takenHow: TakenHow | null
  takenByCrew: string | null
  /** When the money came; null while it has not. */
  paidAt: Date | null
  createdAt: Date
}

const toRow = (row: Selectable<Payments>): PaymentRow => ({
  id: row.id,
  chargeId: row.charge_id,
  chargeYen: row.charge_yen,
  bookingId: row.booking_id,
  gateway: row.gateway as GatewayName,
  gatewayId: row.gateway_id,
  amountYen: row.amount_yen,
  quoteId: row.quote_id,
  state: row.state as PaymentState,
  declineReason: row.decline_reason as DeclineReason | null,
  refundedYen: row.refunded_yen,
  card: row.card_brand && row.card_last4 ? { brand: row.card_brand, last4: row.card_last4 } : null,
  takenHow: row.taken_how as TakenHow | null,
  takenByCrew: row.taken_by_crew,
  paidAt: row.paid_at,
  createdAt: row.created_at,
})

/** As the guest sees it. */
export const toPayment = (row: PaymentRow, clientSecret: string | null = null): Payment => ({
  id: row.id,
  gateway: row.gateway,
  takenHow: row.takenHow,
  state: row.state,
  amountYen: row.amountYen,
  refundedYen: row.refundedYen,
  card: row.card,
  clientSecret: row.state === 'needs_step_up' ? clientSecret : null,
})

export type NewPayment = Pick<
  PaymentRow,
  'id' | 'chargeId' | 'chargeYen' | 'bookingId' | 'gateway' | 'gatewayId' | 'amountYen' | 'quoteId' | 'createdAt'
> & {
  /** By hand: how, who of the office wrote it down, and who of the crew was given it. */
  taken?: { how: TakenHow; by: string | null; crew: string | null }
}

export async function addPayment(db: Database, payment: NewPayment): Promise<PaymentRow> {
  const row = await db
    .insertInto('payments')
    .values({
      id: payment.id,
      charge_id: payment.chargeId,
      charge_yen: payment.chargeYen,
      booking_id: payment.bookingId,
      gateway: payment.gateway,
      gateway_id: payment.gatewayId,
      amount_yen: payment.amountYen,
      quote_id: payment.quoteId,
      state: 'started',
      created_at: payment.createdAt,
      taken_how: payment.taken?.how ?? null,
      taken_by: payment.taken?.by ?? null,
      taken_by_crew: payment.taken?.crew ?? null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return toRow(row)
}

export async function findPayment(db: Database, id: string): Promise<PaymentRow | undefined> {
  const row = await db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst()
  return row && toRow(row)
}

/** What the bookings have of a charge, by the gateway's name for it. */
export async function findChargeAtGateway(
  db: Database,
  gateway: GatewayName,
  gatewayId: string,
): Promise<PaymentRow[]> {
  const rows = await db
    .selectFrom('payments')
    .selectAll()
    .where('gateway', '=', gateway)
    .where('gateway_id', '=', gatewayId)
    .orderBy('booking_id')
    .execute()
  return rows.map(toRow)
}

/** What the bookings have of a charge, in the order in which they are locked. */
export async function findCharge(db: Database, chargeId: string): Promise<PaymentRow[]> {
  const rows = await db
    .selectFrom('payments')
    .selectAll()
    .where('charge_id', '=', chargeId)
    .orderBy('booking_id')
    .execute()
  return rows.map(toRow)
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
  card?: CardFacts
}

/**
 * Compare and swap: changes the state of a charge only where it is one of those expected. Answers its payments, where it
 * did. Money that has come gets the next receipt of its booking, which the caller holds.
 */
export async function changeChargeState(
  db: Database,
  chargeId: string,
  from: readonly PaymentState[],
  { state, gatewayId, declineReason = null, card, paidAt }: StateChange & { paidAt?: Date },
): Promise<PaymentRow[]> {
  const rows = await db
    .updateTable('payments')
    .set({
      state,
      decline_reason: declineReason,
      ...(gatewayId && { gateway_id: gatewayId }),
      ...(card && { card_brand: card.brand, card_last4: card.last4 }),
      ...(paidAt && { paid_at: paidAt, receipt_number: nextReceipt }),
    })
    .where('charge_id', '=', chargeId)
    .where('state', 'in', from)
    .returningAll()
    .execute()
  return rows.map(toRow)
}

const nextReceipt = sql<number>`(SELECT coalesce(max(others.receipt_number), 0) + 1 FROM payments AS others
  WHERE others.booking_id = payments.booking_id)`

/** Writes down which card paid, where that was not known. */
export async function noteCard(db: Database, chargeId: string, card: CardFacts): Promise<void> {
  await db
    .updateTable('payments')
    .set({ card_brand: card.brand, card_last4: card.last4 })
    .where('charge_id', '=', chargeId)
    .where('card_last4', 'is', null)
    .execute()
}

export async function addRefunded(db: Database, id: string, amountYen: number): Promise<void> {
  await db
    .updateTable('payments')
    .set((old) => ({ refunded_yen: old('refunded_yen', '+', amountYen) }))
    .where('id', '=', id)
    .execute()
}
