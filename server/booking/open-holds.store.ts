import { sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'
import type { OpenHold } from './hold-bounds.rules.ts'

/** Of our advisory locks; any number that no other one has. */
const holdersLock = 727_024

/**
 * One after the other for whoever makes many holds at once, until the transaction ends. Taken before every other lock of a
 * hold and in one order, so that nobody who waits here has what another one needs.
 */
export async function lockHolders(db: Database, holders: readonly string[]): Promise<void> {
  if (!db.isTransaction) throw new Error('Holders are locked inside a transaction only.')
  await sql`SELECT pg_advisory_xact_lock(${sql.lit(holdersLock)}, key) FROM
    (SELECT DISTINCT hashtext(holder) AS key FROM unnest(${holders}::text[]) AS holder ORDER BY key) AS keys`.execute(
    db,
  )
}

/** What these hold at this moment and have not paid; what has ended is none, swept or not. */
export async function findOpenHolds(db: Database, holders: readonly string[], now: Date): Promise<OpenHold[]> {
  const rows = await db
    .selectFrom('bookings')
    .select(['order_id', 'held_by', 'starts_at', 'ends_at', 'held_until'])
    .where('state', '=', 'on_hold')
    .where('held_until', '>', now)
    .where(sql<boolean>`held_by && ${holders}::text[]`)
    .execute()
  return rows.map((row) => ({
    order: row.order_id,
    heldBy: row.held_by ?? [],
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    heldUntil: row.held_until ?? now,
  }))
}

/** From which network a hold was made, while it is one. */
export async function findNetworkOfHold(db: Database, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('bookings').select('held_by').where('id', '=', id).executeTakeFirst()
  return row?.held_by?.find((holder) => holder.startsWith('network '))?.slice('network '.length)
}
