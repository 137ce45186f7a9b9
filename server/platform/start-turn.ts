import pg from 'pg'
import { type Database, openDatabase, startLimits } from './database.ts'
import type { Logger } from './log.ts'

/** Any number, the same in every Annai and another than those of migrations. */
const startLock = 727_021

/**
 * Lays what a start lays, one process after the other: each of the next finds it laid. Whoever waits does so for as long
 * as it takes, since the first one on an empty database has much to lay, and may be asked to stop meanwhile.
 */
export async function layInTurn(
  databaseUrl: string,
  { log, signal }: { log: Logger; signal?: AbortSignal },
  lay: (db: Database) => Promise<void>,
): Promise<void> {
  const turn = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'annai start',
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    options: '-c lock_timeout=0 -c statement_timeout=0 -c idle_session_timeout=0',
  })
  turn.on('error', () => undefined)
  const giveUp = () => void turn.end()
  signal?.addEventListener('abort', giveUp)
  try {
    await turn.connect()
    await turn.query('SELECT pg_advisory_lock($1)', [startLock])
    const database = openDatabase(databaseUrl, log, startLimits)
    try {
      await lay(database.db)
    } finally {
      await database.close()
    }
  } finally {
    signal?.removeEventListener('abort', giveUp)
    // With its end the next one's turn begins.
    await turn.end()
  }
}
