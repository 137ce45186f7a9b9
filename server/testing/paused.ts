import { sql } from 'kysely'
import { expect, vi } from 'vitest'
import type { Database } from '#server/platform/database.ts'
import { soon } from './soon.ts'

/** A transaction that has done its work, and waits for a word before it ends. */
export function paused<T>(db: Database, work: (db: Database) => Promise<T>) {
  const there = Promise.withResolvers<T>()
  const gate = Promise.withResolvers<void>()
  const ended = db.transaction().execute(async (transaction) => {
    there.resolve(await work(transaction))
    await gate.promise
  })
  ended.catch(there.reject)
  const goOn = () => {
    gate.resolve()
    return ended
  }
  return { there: there.promise, goOn }
}

/** Somebody has come to a lock, and waits there until the other one is done. */
export const somebodyWaits = (db: Database): Promise<void> =>
  vi.waitFor(async () => {
    const { rows } = await sql`SELECT 1 FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(db)
    expect(rows).not.toEqual([])
  }, soon)
