import { sql } from 'kysely'
import type { Database } from './database.ts'

export interface Bucket {
  key: string
  windowSeconds: number
}

export interface Count {
  hits: number
  resetsAt: Date
}

/**
 * Counts one attempt in each bucket and answers where each now stands. Counting comes before judging, in one
 * statement, so that a hundred attempts at once are a hundred, not one seen a hundred times. Buckets are taken in
 * sorted order, so that two callers never wait for each other in a circle.
 */
export async function countAttempt(db: Database, now: Date, buckets: Bucket[]): Promise<Map<string, Count>> {
  const sorted = [...buckets].sort((a, b) => (a.key < b.key ? -1 : 1))
  const { rows } = await sql<{ bucket: string; hits: number; resets_at: Date }>`
    INSERT INTO attempt_counters AS c (bucket, hits, resets_at)
    SELECT key, 1, ${now}::timestamptz + make_interval(secs => seconds)
    FROM unnest(${sorted.map((b) => b.key)}::text[], ${sorted.map((b) => b.windowSeconds)}::int[]) AS wanted (key, seconds)
    ON CONFLICT (bucket) DO UPDATE SET
      hits = CASE WHEN c.resets_at <= ${now} THEN 1 ELSE c.hits + 1 END,
      resets_at = CASE WHEN c.resets_at <= ${now} THEN EXCLUDED.resets_at ELSE c.resets_at END
    RETURNING bucket, hits, resets_at`.execute(db)
  return new Map(rows.map((row) => [row.bucket, { hits: row.hits, resetsAt: row.resets_at }]))
}

/** Takes one attempt back from each bucket: what succeeded was no attack. */
export async function forgiveAttempt(db: Database, keys: string[]): Promise<void> {
  await db
    .updateTable('attempt_counters')
    .set((eb) => ({ hits: eb.fn<number>('greatest', [eb('hits', '-', 1), eb.lit(0)]) }))
    .where('bucket', 'in', keys)
    .execute()
}

/** Windows that are over say nothing any more; a few are swept at a time, so that no caller waits for it. */
export async function sweepCounters(db: Database, now: Date): Promise<void> {
  await sql`DELETE FROM attempt_counters WHERE bucket IN (
    SELECT bucket FROM attempt_counters WHERE resets_at <= ${now} ORDER BY resets_at LIMIT 20 FOR UPDATE SKIP LOCKED)`.execute(
    db,
  )
}

/** All windows that are over: a bucket may be named after the network that somebody came from. */
export async function removeEndedCounters(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('attempt_counters').where('resets_at', '<=', now).execute()
}
