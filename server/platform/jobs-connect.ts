import { Logger as JobsLogger } from 'graphile-worker'
import pg from 'pg'
import type { Logger } from './log.ts'

/** How many jobs a process works on at once. */
export const concurrency = 4

/** Its messages in our log, without what it attaches to them: that includes payloads. */
export function jobsLogger(log: Logger): JobsLogger {
  return new JobsLogger(() => (level, message, meta) => {
    if (meta?.failure) return
    if (level === 'error') log.error({ jobs: message }, 'the job queue reports')
    else if (level === 'warning') log.warn({ jobs: message }, 'the job queue reports')
    else log.debug({ jobs: message }, 'the job queue reports')
  })
}

export function openJobsPool(databaseUrl: string, log: Logger): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    application_name: 'annai jobs',
    // One for each worker, for listening, for what recurs, and to show that the runner lives.
    max: concurrency + 3,
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
