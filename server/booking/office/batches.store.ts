import { sql } from 'kysely'
import type { CancelEvent } from '#contract/cancel-words.ts'
import type { Database } from '#server/platform/database.ts'

export interface Batch {
  id: string
  cause: 'weather' | 'office'
  event: CancelEvent
  reason: string
  /** Null: they are cancelled. */
  toDay: string | null
  byUser: string
  createdAt: Date
  finishedAt: Date | null
}

export interface BatchItem {
  bookingId: string
  number: number
  state: 'waiting' | 'done' | 'refused'
  refundYen: number
  why: string
}

export async function addBatch(
  db: Database,
  { cause, event, reason, toDay, byUser, createdAt }: Omit<Batch, 'id' | 'finishedAt'>,
  bookingIds: readonly string[],
): Promise<string> {
  const { id } = await db
    .insertInto('booking_batches')
    .values({
      ...{ cause, event, reason, to_day: toDay, by_user: byUser, created_at: createdAt },
      what: toDay === null ? 'cancel' : 'move',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('booking_batch_items')
    .values(bookingIds.map((bookingId, at) => ({ batch_id: id, number: at + 1, booking_id: bookingId })))
    .execute()
  return id
}

export async function findBatch(db: Database, id: string): Promise<Batch | undefined> {
  const row = await db
    .selectFrom('booking_batches')
    .selectAll()
    .select(sql<string | null>`to_char(to_day, 'YYYY-MM-DD')`.as('toDay'))
    .where('id', '=', id)
    .executeTakeFirst()
  return (
    row && {
      ...{ id: row.id, cause: row.cause as Batch['cause'], event: row.event as CancelEvent, reason: row.reason },
      ...{ toDay: row.toDay, byUser: row.by_user ?? 'office', createdAt: row.created_at, finishedAt: row.finished_at },
    }
  )
}

export async function findBatchItems(db: Database, batchId: string): Promise<BatchItem[]> {
  const rows = await db
    .selectFrom('booking_batch_items')
    .select(['booking_id as bookingId', 'number', 'state', 'refund_yen as refundYen', 'why'])
    .where('batch_id', '=', batchId)
    .orderBy('number')
    .execute()
  return rows.map((row) => ({ ...row, state: row.state as BatchItem['state'] }))
}

/** The next one that nobody has settled, in the order in which they were chosen. */
export async function nextWaiting(db: Database, batchId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('booking_batch_items')
    .select('booking_id')
    .where('batch_id', '=', batchId)
    .where('state', '=', 'waiting')
    .orderBy('number')
    .limit(1)
    .executeTakeFirst()
  return row?.booking_id
}

/** Answers false where somebody else settled it; else nobody does until the transaction ends. */
export async function lockWaiting(db: Database, batchId: string, bookingId: string): Promise<boolean> {
  const row = await db
    .selectFrom('booking_batch_items')
    .select('number')
    .where('batch_id', '=', batchId)
    .where('booking_id', '=', bookingId)
    .where('state', '=', 'waiting')
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

export async function settleItem(
  db: Database,
  { batchId, bookingId, at, ...outcome }: Outcome & { batchId: string; bookingId: string; at: Date },
): Promise<void> {
  await db
    .updateTable('booking_batch_items')
    .set({ state: outcome.state, refund_yen: outcome.refundYen ?? 0, why: outcome.why ?? '', settled_at: at })
    .where('batch_id', '=', batchId)
    .where('booking_id', '=', bookingId)
    .where('state', '=', 'waiting')
    .execute()
}

export interface Outcome {
  state: 'done' | 'refused'
  refundYen?: number
  why?: string
}

export async function finishBatch(db: Database, id: string, at: Date): Promise<void> {
  await db
    .updateTable('booking_batches')
    .set({ finished_at: at })
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .execute()
}

export async function findRunning(db: Database): Promise<{ id: string; createdAt: Date }[]> {
  return db
    .selectFrom('booking_batches')
    .select(['id', 'created_at as createdAt'])
    .where('finished_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(10)
    .execute()
}

/** Why a booking was moved to the day that it is on, in the sentence for its guest; null where no such deed moved it. */
export async function findMovedFor(db: Database, bookingId: string, day: string): Promise<string | null> {
  const row = await db
    .selectFrom('booking_batch_items')
    .innerJoin('booking_batches', 'booking_batches.id', 'booking_batch_items.batch_id')
    .select('reason')
    .where('booking_id', '=', bookingId)
    .where('state', '=', 'done')
    .where(sql<boolean>`to_day = ${day}::date`)
    .orderBy('settled_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.reason ?? null
}
