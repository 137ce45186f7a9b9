import { sql } from 'kysely'
import type { BookingState } from '#contract/booking.ts'
import { canMove } from '#server/booking/booking.rules.ts'
import { ledgerSum } from '#server/payments/index.ts'
import type { Context } from '#server/platform/context.ts'
import { brokenCrews } from './promises-of-crews.ts'
import { brokenDays } from './promises-of-days.ts'
import { brokenEarnings } from './promises-of-earnings.ts'
import { brokenOrders } from './promises-of-orders.ts'
import { brokenTax } from './promises-of-tax.ts'

type World = { ctx: Pick<Context, 'db' | 'clock'> }

/** Everything that must be true of all bookings at every moment; answers what is not, each as a sentence. */
export async function brokenPromises({ ctx }: World): Promise<string[]> {
  return [
    ...(await brokenMoves(ctx)),
    ...(await brokenMoney(ctx)),
    ...(await brokenBalances(ctx)),
    ...(await brokenCrews(ctx)),
    ...(await brokenEarnings(ctx.db)),
    ...(await brokenTax(ctx.db)),
    ...(await brokenDays(ctx.db)),
    ...(await brokenOrders(ctx.db)),
  ]
}

/** The moves of each booking are one path in the graph, from the hold to where it stands, each with who and why. */
async function brokenMoves({ db }: World['ctx']): Promise<string[]> {
  const bookings = await db.selectFrom('bookings').select(['id', 'reference', 'state', 'version']).execute()
  const moves = await db.selectFrom('booking_moves').selectAll().orderBy('number').execute()
  const byBooking = Map.groupBy(moves, (move) => move.booking_id)
  return bookings.flatMap(({ id, reference, state, version }) => {
    const path = byBooking.get(id) ?? []
    const broken = path.filter((move, index) => {
      const before = path[index - 1]
      if (!move.actor || !move.reason || move.number !== index + 1) return true
      if (!before) return move.from_state !== null || move.to_state !== 'on_hold'
      return move.from_state !== before.to_state || move.at < before.at || !isLegal(move)
    })
    const ends = path.at(-1)?.to_state === state && path.length === version
    return [
      ...broken.map((move) => `${reference}: no such move, ${move.from_state} to ${move.to_state} by ${move.actor}`),
      ...(ends ? [] : [`${reference}: its moves do not end where it stands, ${state}`]),
    ]
  })
}

/** Another hour leaves a booking confirmed; only money brings an expired one back. */
function isLegal({ from_state, to_state, actor }: { from_state: string | null; to_state: string; actor: string }) {
  if (from_state === 'confirmed' && to_state === 'confirmed') return true
  if (from_state === 'expired' && actor !== 'gateway') return false
  return canMove(from_state as BookingState, to_state as BookingState)
}

/** Each entry and the whole ledger sum to zero, and payments, refunds and ledger tell the same of every booking. */
async function brokenMoney({ db }: World['ctx']): Promise<string[]> {
  const broken: string[] = []
  if ((await ledgerSum(db)) !== 0) broken.push('the ledger does not sum to zero')
  const ledger = await db.selectFrom('ledger_lines').selectAll().execute()
  const entries = Map.groupBy(ledger, (line) => line.entry_id)
  for (const [id, lines] of entries)
    if (sumOf(lines, (line) => line.amount_yen) !== 0) broken.push(`the entry ${id} does not sum to zero`)
  const payments = await db.selectFrom('payments').selectAll().execute()
  const refunds = Map.groupBy(await db.selectFrom('refunds').selectAll().execute(), (refund) => refund.payment_id)
  for (const payment of payments) {
    const refundedYen = sumOf(refunds.get(payment.id) ?? [], (refund) => refund.amount_yen)
    if (refundedYen !== payment.refunded_yen) broken.push(`the refunds of payment ${payment.id} are not its own`)
    const capturedYen = payment.state === 'succeeded' ? payment.amount_yen : 0
    if (refundedYen > capturedYen) broken.push(`payment ${payment.id} gave back more than it brought`)
    const bookedYen = sumOf(
      (entries.get(payment.id) ?? []).filter(({ account }) => account === 'gateway'),
      (line) => line.amount_yen,
    )
    if (bookedYen !== capturedYen) broken.push(`payment ${payment.id} is not what the ledger says`)
  }
  const atGateway = Map.groupBy(
    ledger.filter(({ account }) => account === 'gateway'),
    (line) => line.booking_id,
  )
  for (const [bookingId, own] of Map.groupBy(payments, (payment) => payment.booking_id)) {
    // Summed here and not asked one by one: demo data has a year of bookings.
    const lines = (atGateway.get(bookingId) ?? []).map((line) => line.amount_yen)
    const paidYen = sumOf(lines, (yen) => Math.max(0, yen))
    const refundedYen = sumOf(lines, (yen) => Math.max(0, -yen))
    const captured = own.filter(({ state }) => state === 'succeeded')
    if (paidYen !== sumOf(captured, (one) => one.amount_yen)) broken.push(`${bookingId}: paid is not its payments`)
    if (refundedYen !== sumOf(own, (one) => one.refunded_yen))
      broken.push(`${bookingId}: given back is not its refunds`)
  }
  return broken
}

/** What is kept as open is what is due: of days that are sure, the price less what is held and what was a kindness. */
async function brokenBalances({ db }: World['ctx']): Promise<string[]> {
  const { rows } = await sql<{ reference: string; keptYen: number; dueYen: number }>`
    SELECT reference, coalesce(open_balances.due_yen, 0) AS "keptYen", due::integer AS "dueYen" FROM bookings
      LEFT JOIN open_balances ON open_balances.booking_id = bookings.id
      LEFT JOIN (SELECT booking_id, sum(amount_yen) AS yen FROM ledger_lines WHERE account = 'guest' GROUP BY 1) AS guests
        ON guests.booking_id = bookings.id
      LEFT JOIN (SELECT booking_id, sum(amount_yen) AS yen FROM refunds WHERE beyond_terms GROUP BY 1) AS gifts
        ON gifts.booking_id = bookings.id
      CROSS JOIN LATERAL (SELECT CASE WHEN state IN ('confirmed', 'redeemed')
        THEN greatest(0, total_yen + coalesce(guests.yen, 0) - coalesce(gifts.yen, 0)) ELSE 0 END AS due) AS counted
    WHERE coalesce(open_balances.due_yen, 0) <> due`.execute(db)
  return rows.map(
    ({ reference, keptYen, dueYen }) => `${reference}: ${keptYen} yen are kept as open, ${dueYen} are due`,
  )
}

const sumOf = <T>(items: readonly T[], yenOf: (item: T) => number) => items.reduce((sum, item) => sum + yenOf(item), 0)
