import { randomUUID } from 'node:crypto'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { cardGatewayNameOf, gatewayNamed } from './choose-gateway.ts'
import type { GatewayName, StartedPayment } from './gateway.ts'
import { idOfTry, isUnderWay, type PayingTry } from './payment.rules.ts'
import { addPayment, findCharge, type PaymentRow, paymentsOf } from './payments.store.ts'
import { pendingGatewayId } from './stripe.rules.ts'
import { testGatewayId } from './test-gateway.ts'

/** What is asked of a card at once, and what each booking has of it, in the order in which they are locked. */
export interface Charge {
  id: string
  gateway: GatewayName
  amountYen: number
  payments: readonly PaymentRow[]
}

/** What one booking owes. */
export interface Share {
  bookingId: string
  amountYen: number
}

const chargeOf = (payments: readonly PaymentRow[]): Charge => {
  const [first] = payments
  if (!first) throw new Error('Nothing is asked for.')
  return { id: first.chargeId, gateway: first.gateway, amountYen: first.chargeYen, payments }
}

/**
 * Paying takes three steps, so that no transaction waits for the gateway: open the charge, ask the gateway, settle it. A
 * process that dies between them leaves a charge that a webhook settles, or that comes to nothing. `quoteId`: the change
 * of a booking that it pays the difference for.
 */
export async function openCharge(
  ctx: Context,
  db: Database,
  shares: readonly Share[],
  { id = randomUUID(), quoteId = null }: { id?: string | undefined; quoteId?: string | null } = {},
): Promise<Charge> {
  const gateway = cardGatewayNameOf(ctx)
  const gatewayId = gateway === 'test' ? testGatewayId(id) : pendingGatewayId(id)
  const chargeYen = shares.reduce((sum, { amountYen }) => sum + amountYen, 0)
  const payments: PaymentRow[] = []
  for (const { bookingId, amountYen } of shares.toSorted((one, other) => (one.bookingId < other.bookingId ? -1 : 1)))
    payments.push(
      await addPayment(db, {
        ...{ chargeId: id, chargeYen, bookingId, gateway, gatewayId, amountYen, quoteId, createdAt: ctx.clock.now() },
        id: shares.length === 1 ? id : randomUUID(),
      }),
    )
  return chargeOf(payments)
}

/**
 * Opens a charge where none is under way; the bookings are locked by the caller. A try whose answer was lost is taken up
 * again as the charge that it was, so that the gateway knows it; another one, such as a second tab's, has to wait.
 */
export async function openOnlyCharge(
  ctx: Context,
  db: Database,
  shares: readonly Share[],
  attempt: PayingTry,
): Promise<Charge> {
  const ids = shares.map(({ bookingId }) => bookingId).toSorted()
  const id = idOfTry(ids.join(' '), attempt)
  const same = await findCharge(db, id)
  const isSame = ({ bookingId, amountYen }: Share) =>
    same.some((one) => one.bookingId === bookingId && one.amountYen === amountYen && one.state === 'started')
  if (same.length === shares.length && shares.every(isSame)) return chargeOf(same)
  for (const bookingId of ids) await refuseUnderWay(ctx, db, bookingId)
  return openCharge(ctx, db, shares, { id: same.length > 0 ? undefined : id })
}

/** While one payment of a booking is under way, a second one might charge twice. */
export async function refuseUnderWay(ctx: Context, db: Database, bookingId: string): Promise<void> {
  const now = ctx.clock.now()
  if ((await paymentsOf(db, bookingId)).some((one) => isUnderWay(one, now))) throw new AppError('payments.under-way')
}

/** Asks the gateway for the money, outside every transaction. The answer goes into `settleCharge`. */
export async function askGateway(
  ctx: Context,
  charge: Charge,
  card: { token: string; customerReference: string; memo: string },
): Promise<StartedPayment> {
  const gateway = await gatewayNamed(ctx, charge.gateway)
  return gateway.start({
    chargeId: charge.id,
    amountYen: charge.amountYen,
    cardToken: card.token,
    customerReference: card.customerReference,
    memo: card.memo,
  })
}

/** Tells the guest, once the charge is settled, that the bank said no. */
export function refuseDeclined(outcome: Pick<StartedPayment, 'state' | 'declineReason'>): void {
  if (outcome.state !== 'declined') return
  throw new AppError(
    outcome.declineReason === 'insufficient-funds' ? 'payments.insufficient-funds' : 'payments.declined',
  )
}
