import { runMigrations } from 'graphile-worker'
import { jobsLogger, openJobsPool } from './jobs-connect.ts'
import type { Logger } from './log.ts'

/** Any number, the same in every Annai and another than that of our own migrations. */
const migrationLock = 727_002

/** Brings the tables of the job queue up to date. Two processes that start together take turns. */
export async function migrateJobs(databaseUrl: string, log: Logger): Promise<void> {
  const pool = openJobsPool(databaseUrl, log)
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
