import { runMigrations } from 'graphile-worker'
import pg from 'pg'
import { jobsLogger } from './jobs-connect.ts'
import type { Logger } from './log.ts'

/** Any number, the same in every Annai and another than that of our own migrations. */
const migrationLock = 727_002

/** Brings the tables of the job queue up to date. Two processes that start together take turns. */
export async function migrateJobs(databaseUrl: string, log: Logger): Promise<void> {
  const pool = openPool(databaseUrl, log)
  try {
    const turn = await pool.connect()
    try {
      await turn.query('SET lock_timeout = 0; SET statement_timeout = 0')
      await turn.query('SELECT pg_advisory_lock($1)', [migrationLock])
      await runMigrations({ pgPool: pool, logger: jobsLogger(log), noHandleSignals: true })
    } finally {
      // Closed rather than given back: with its end, the next one's turn begins.
      turn.release(true)
    }
  } finally {
    await pool.end()
  }
}

function openPool(databaseUrl: string, log: Logger): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    application_name: 'annai jobs',
    max: 3,
    connectionTimeoutMillis: 3000,
    keepAlive: true,
    options: '-c lock_timeout=3000 -c statement_timeout=15000 -c idle_in_transaction_session_timeout=15000',
  })
  pool.on('error', () => undefined)
  pool.on('connect', (client) =>
    client.on('error', (error) => log.warn({ err: error }, 'a database connection for jobs was lost')),
  )
  return pool
}
