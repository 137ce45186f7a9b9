import { sql } from 'kysely'
import type { TakenHow } from '#contract/payments.ts'
import type { Database } from '#server/platform/database.ts'

/** Money that came by hand. */
export interface Taken {
  id: string
  bookingId: string
  /** As it was written down, less what was taken back of it as wrong. */
  amountYen: number
  /** Of it, what goes back to the guest; by whose hand nobody writes down. */
  backYen: number
  how: TakenHow
  /** Who of the crew was given it, and who of the office wrote it down. */
  crewId: string | null
  userId: string | null
  at: Date
}

/** What was given by hand for these bookings and stands, the oldest first. */
export async function findTakenOf(db: Database, bookingIds: readonly string[]): Promise<Taken[]> {
  if (bookingIds.length === 0) return []
  return (
    await selectTaken(db)
      .where('booking_id', 'in', [...bookingIds])
      .execute()
  ).map(toTaken)
}

/** What was given by hand in a span and stands, the oldest first. */
export async function findTakenIn(db: Database, { from, until }: { from: Date; until: Date }): Promise<Taken[]> {
  return (await selectTaken(db).where('paid_at', '>=', from).where('paid_at', '<', until).execute()).map(toTaken)
}

const correctedYen = sql<number>`(SELECT coalesce(sum(refunds.amount_yen), 0)::integer FROM refunds
  WHERE refunds.payment_id = payments.id AND refunds.is_correction)`

const selectTaken = (db: Database) =>
  db
    .selectFrom('payments')
    .select(['id', 'booking_id', 'amount_yen', 'taken_how', 'taken_by_crew', 'taken_by', 'paid_at', 'created_at'])
    .select(['refunded_yen', correctedYen.as('corrected_yen')])
    .where('gateway', '=', 'cash')
    .where('state', '=', 'succeeded')
    .where('amount_yen', '>', correctedYen)
    .orderBy('created_at')
    .orderBy('id')

type TakenRow = Awaited<ReturnType<ReturnType<typeof selectTaken>['execute']>>[number]

const toTaken = (row: TakenRow): Taken => ({
  id: row.id,
  bookingId: row.booking_id,
  amountYen: row.amount_yen - row.corrected_yen,
  backYen: row.refunded_yen - row.corrected_yen,
  how: row.taken_how as TakenHow,
  crewId: row.taken_by_crew,
  userId: row.taken_by,
  at: row.paid_at ?? row.created_at,
})
