import type { CardFacts } from '#contract/payments.ts'
import type { Database } from '#server/platform/database.ts'

/** A payment that is over, and what went back of it. */
export interface PastPayment {
  id: string
  bookingId: string
  gatewayId: string
  amountYen: number
  card: CardFacts
  paidAt: Date
  refund: { id: string; gatewayId: string; amountYen: number; reason: string; at: Date } | null
}

/** Money of days gone by at the test gateway, as it would stand had it come one by one: a few statements for all. */
export async function addPastMoney(db: Database, payments: readonly PastPayment[]): Promise<void> {
  if (payments.length === 0) return
  await db
    .insertInto('payments')
    .values(
      payments.map((payment) => ({
        id: payment.id,
        charge_id: payment.id,
        charge_yen: payment.amountYen,
        booking_id: payment.bookingId,
        gateway: 'test',
        gateway_id: payment.gatewayId,
        amount_yen: payment.amountYen,
        state: 'succeeded',
        refunded_yen: payment.refund?.amountYen ?? 0,
        card_brand: payment.card.brand,
        card_last4: payment.card.last4,
        receipt_number: 1,
        created_at: payment.paidAt,
        paid_at: payment.paidAt,
      })),
    )
    .execute()
  const refunds = payments.flatMap(({ id, bookingId, refund }) =>
    refund ? [{ ...refund, paymentId: id, bookingId }] : [],
  )
  if (refunds.length > 0)
    await db
      .insertInto('refunds')
      .values(
        refunds.map((refund) => ({
          id: refund.id,
          payment_id: refund.paymentId,
          booking_id: refund.bookingId,
          amount_yen: refund.amountYen,
          reason: refund.reason,
          state: 'done',
          gateway_id: refund.gatewayId,
          note_number: 1,
          created_at: refund.at,
        })),
      )
      .execute()
  await db
    .insertInto('ledger_lines')
    .values([
      ...payments.flatMap((payment) =>
        linesOf({ ...payment, memo: 'Paid by card (test)', at: payment.paidAt }, ['gateway', 'guest']),
      ),
      ...refunds.flatMap((refund) => linesOf({ ...refund, memo: refund.reason }, ['guest', 'gateway'])),
    ])
    .execute()
}

interface Entry {
  id: string
  bookingId: string
  amountYen: number
  memo: string
  at: Date
}

/** To the first account, from the second. */
const linesOf = ({ id, bookingId, amountYen, memo, at }: Entry, accounts: readonly [string, string]) =>
  accounts.map((account, index) => ({
    entry_id: id,
    number: index + 1,
    booking_id: bookingId,
    account,
    amount_yen: index === 0 ? amountYen : -amountYen,
    memo,
    at,
  }))
