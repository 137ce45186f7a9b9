import { sql } from 'kysely'
import type { CardFacts, TakenHow } from '#contract/payments.ts'
import { addByTax, noYen, withStandard, type YenByTax } from '#core/tax.ts'
import type { Database } from '#server/platform/database.ts'
import type { GatewayName } from './gateway.ts'
import { partsOfMove } from './tax-parts.store.ts'

/** Money that came in or went back: each has a paper with a number of its own. */
export interface MoneyMove {
  kind: 'payment' | 'refund'
  id: string
  bookingId: string
  gateway: GatewayName
  amountYen: number
  /** The same by what the tax makes of it, as things are now: what was kept after a cancellation stands apart. */
  byTax: YenByTax
  at: Date
  card: CardFacts | null
  /** All that the card was charged at once, where this is a part of it. */
  chargeYen: number | null
  /** Of money by hand. */
  takenHow: TakenHow | null
  /** Its place among the receipts, or the credit notes, of its booking. */
  number: number
  /** From the series of the office; null where there was none when it moved. */
  paperNumber: string | null
  /** Of a refund: the payment that it gives back from. */
  of: { number: number; paperNumber: string | null; at: Date } | null
}

type Kind = MoneyMove['kind']

/** Refunds that the bank sent back are no money that came back. */
const moves = (db: Database) =>
  db
    .selectFrom('payments')
    .where('state', '=', 'succeeded')
    .select(['id', 'booking_id', 'gateway', 'amount_yen', 'paid_at as at', 'card_brand', 'card_last4', 'taken_how'])
    .select([sql<Kind>`'payment'`.as('kind'), 'receipt_number as number', 'paper_number'])
    .select(sql<string | null>`NULL::text`.as('of_paper'))
    .select(sql<number | null>`nullif(charge_yen, amount_yen)`.as('charge_yen'))
    .select([sql<number | null>`NULL::smallint`.as('of_number'), sql<Date | null>`NULL::timestamptz`.as('of_at')])
    .unionAll(
      db
        .selectFrom('refunds')
        .innerJoin('payments', 'payments.id', 'refunds.payment_id')
        .where('refunds.state', 'in', ['asked', 'done'])
        .select(['refunds.id', 'refunds.booking_id', 'payments.gateway', 'refunds.amount_yen'])
        .select(['refunds.created_at as at', 'payments.card_brand', 'payments.card_last4'])
        .select('payments.taken_how')
        .select([sql<Kind>`'refund'`.as('kind'), 'refunds.note_number as number', 'refunds.paper_number'])
        .select('payments.paper_number as of_paper')
        .select(sql<number | null>`NULL::integer`.as('charge_yen'))
        .select(['payments.receipt_number as of_number', 'payments.paid_at as of_at']),
    )

const selectMoves = (db: Database) =>
  db
    .selectFrom(moves(db).as('moves'))
    .selectAll()
    .select(partsOfMove(sql.ref('moves.id')).as('parts'))

type MoveRow = Awaited<ReturnType<ReturnType<typeof selectMoves>['execute']>>[number]

/** What went back is less than nothing where it is added up, and is told here as what it is. */
const byTaxOf = ({ kind, amount_yen, parts }: MoveRow): YenByTax =>
  kind === 'payment' ? withStandard(amount_yen, parts) : addByTax(noYen, withStandard(-amount_yen, parts), -1)

function toMove(row: MoveRow): MoneyMove {
  // The database keeps no money that came without its moment and number.
  if (!row.at || row.number === null) throw new Error(`The ${row.kind} ${row.id} has no number.`)
  return {
    kind: row.kind,
    id: row.id,
    bookingId: row.booking_id,
    gateway: row.gateway as GatewayName,
    amountYen: row.amount_yen,
    byTax: byTaxOf(row),
    at: row.at,
    card: row.card_brand && row.card_last4 ? { brand: row.card_brand, last4: row.card_last4 } : null,
    chargeYen: row.charge_yen,
    takenHow: row.taken_how as TakenHow | null,
    number: row.number,
    paperNumber: row.paper_number,
    of:
      row.of_at && row.of_number !== null ? { number: row.of_number, paperNumber: row.of_paper, at: row.of_at } : null,
  }
}

export interface SomeMoves {
  moves: MoneyMove[]
  /** How many there are altogether. */
  count: number
}

/** What was paid for bookings and given back of it, the newest first; money that went back at once stands after it came. */
export async function findMoneyMoves(
  db: Database,
  bookingIds: readonly string[],
  { most, skip }: { most: number; skip: number },
): Promise<SomeMoves> {
  if (bookingIds.length === 0) return { moves: [], count: 0 }
  const rows = await selectMoves(db)
    .where('booking_id', 'in', [...bookingIds])
    .orderBy('at', 'desc')
    .orderBy('kind', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .offset(skip)
    .execute()
  const { count } = await db
    .selectFrom(moves(db).as('moves'))
    .where('booking_id', 'in', [...bookingIds])
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return { moves: rows.map(toMove), count: Number(count) }
}

export async function findMoneyMove(db: Database, kind: Kind, id: string): Promise<MoneyMove | undefined> {
  const row = await selectMoves(db).where('kind', '=', kind).where('id', '=', id).executeTakeFirst()
  return row && toMove(row)
}
