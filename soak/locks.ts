import { sql } from 'kysely'
import type pg from 'pg'
import type { Database } from '#server/platform/database.ts'

/** Takes the last lock away, on a test's own database. */
export async function dropConstraint(db: Database): Promise<void> {
  await sql`ALTER TABLE assignments DROP CONSTRAINT never_two_guests_in_one_car`.execute(db)
}

/**
 * Makes row locks on resources harmless while the statements stay as they are: what is read through a WITH query is
 * not locked by a FOR UPDATE outside it.
 */
export async function dropRowLocks(db: Database): Promise<void> {
  await sql`ALTER TABLE resources RENAME TO lockable_resources`.execute(db)
  await sql`CREATE VIEW resources AS
    WITH every AS MATERIALIZED (SELECT * FROM lockable_resources) SELECT * FROM every`.execute(db)
}

export async function restoreRowLocks(db: Database): Promise<void> {
  await sql`DROP VIEW resources`.execute(db)
  await sql`ALTER TABLE lockable_resources RENAME TO resources`.execute(db)
}

/** How many deadlocks the connections of this pool have met. */
export async function countDeadlocks(pool: pg.Pool): Promise<number> {
  const connections = await Promise.all(Array.from({ length: Math.max(1, pool.totalCount) }, () => pool.connect()))
  try {
    // A connection passes on what it counted only now and then, unless it is told to.
    for (const connection of connections) await connection.query('SELECT pg_stat_force_next_flush()')
  } finally {
    for (const connection of connections) connection.release()
  }
  const { rows } = await pool.query<{ deadlocks: string }>(
    'SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()',
  )
  return Number(rows[0]?.deadlocks)
}
