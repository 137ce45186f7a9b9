import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Logger } from './log.ts'
import { boundedPool } from './query-timeout.ts'
import type { DB } from './schema.generated.ts'

export type Database = Kysely<DB>

// A DATE has no zone: read as a Date it would shift with the server's.
pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day)

export interface DatabaseHandle {
  db: Database
  pool: pg.Pool
  close(): Promise<void>
}

export interface DatabaseLimits {
  /** For a lock that somebody else has. */
  lockMs: number
  /** For one statement, kept by PostgreSQL. */
  statementMs: number
  /** For an answer to one statement, kept by us: a frozen server keeps nothing. */
  answerMs: number
}

/** One stuck statement must never hold a booking's locks for long. */
export const servingLimits: DatabaseLimits = { lockMs: 3000, statementMs: 15_000, answerMs: 18_000 }

/** Of what is laid at the start, whoever starts beside us may be busy for minutes; 0 is without an end. */
export const startLimits: DatabaseLimits = { lockMs: 0, statementMs: 0, answerMs: 0 }

export function openDatabase(url: string, log: Logger, limits: DatabaseLimits = servingLimits): DatabaseHandle {
  const { lockMs, statementMs, answerMs } = limits
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'annai',
    max: 20,
    connectionTimeoutMillis: 3_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    ...(answerMs > 0 ? { query_timeout: answerMs } : {}),
    options: `-c lock_timeout=${lockMs} -c statement_timeout=${statementMs} -c idle_in_transaction_session_timeout=${statementMs}`,
  })
  // Without listeners, a connection that the server closes would end the process: the pool speaks for idle ones only.
  pool.on('error', () => undefined)
  pool.on('connect', (client) =>
    client.on('error', (error) => log.warn({ err: error }, 'a database connection was lost')),
  )
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool: boundedPool(pool, answerMs) }) })
  return { db, pool, close: () => db.destroy() }
}
