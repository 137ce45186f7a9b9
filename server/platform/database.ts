import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Logger } from './log.ts'
import type { DB } from './schema.generated.ts'

export type Database = Kysely<DB>

// A DATE has no zone: read as a Date it would shift with the server's.
pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day)

export interface DatabaseHandle {
  db: Database
  pool: pg.Pool
  close(): Promise<void>
}

export function openDatabase(url: string, log: Logger): DatabaseHandle {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'annai',
    max: 20,
    connectionTimeoutMillis: 3_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    // One stuck statement must never hold a booking's locks for long.
    options: '-c lock_timeout=3000 -c statement_timeout=15000 -c idle_in_transaction_session_timeout=15000',
  })
  // Without listeners, a connection that the server closes would end the process: the pool speaks for idle ones only.
  pool.on('error', () => undefined)
  pool.on('connect', (client) =>
    client.on('error', (error) => log.warn({ err: error }, 'a database connection was lost')),
  )
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  return { db, pool, close: () => db.destroy() }
}

const unavailableCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08001',
  '08003',
  '08006',
  '53300',
])
const unavailableMessages =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|not queryable/

/** Whether an error says that the database is away, rather than that a query was wrong. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && typeof error.code === 'string' && unavailableCodes.has(error.code)) return true
  if (unavailableMessages.test(error.message)) return true
  return error instanceof AggregateError && error.errors.some(isDatabaseUnavailable)
}
