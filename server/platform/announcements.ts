import { sql } from 'kysely'
import pg from 'pg'
import type { Database } from './database.ts'
import type { Logger } from './log.ts'

const channel = 'annai'

export interface Announcements {
  /** Resolves when the first connection listens, or has failed and will be tried again. */
  ready: Promise<void>
  /** Hears a topic that any process announced, this one included, and what was said with it; nothing after an outage. */
  on(topic: string, hear: (detail?: string) => void): void
  close(): Promise<void>
}

/** Tells every process on this database. Inside a transaction it is heard only if, and when, that commits. */
export async function announce(client: pg.Pool | pg.ClientBase, topic: string): Promise<void> {
  await client.query('SELECT pg_notify($1, $2)', [channel, topic])
}

/** The same, through the handle of a store; with a few words for whoever hears it (under 8,000 bytes). */
export async function announceWith(db: Database, topic: string, detail = ''): Promise<void> {
  await sql`SELECT pg_notify(${channel}, ${detail === '' ? topic : `${topic} ${detail}`})`.execute(db)
}

/**
 * Listens to the announcements of all processes. When the connection was lost, something may have been missed, so
 * every listener is told after the return as if its topic had been announced.
 */
export function listenToAnnouncements(databaseUrl: string, log: Logger, retryMs = 1000): Announcements {
  const listeners = new Map<string, ((detail?: string) => void)[]>()
  let client: pg.Client | undefined
  let closed = false
  let retry: NodeJS.Timeout | undefined

  const connect = async (again: boolean) => {
    const fresh = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'annai announcements',
      keepAlive: true,
      connectionTimeoutMillis: 3000,
    })
    let lost = false
    const reconnect = () => {
      if (lost || closed) return
      lost = true
      fresh.end().catch(() => undefined)
      retry = setTimeout(() => connect(true), retryMs)
      retry.unref()
    }
    fresh.on('error', reconnect)
    fresh.on('end', reconnect)
    fresh.on('notification', ({ payload }) => {
      const [, topic = '', detail] = /^(\S*)(?: (.*))?$/s.exec(payload ?? '') ?? []
      for (const hear of listeners.get(topic) ?? []) hear(detail)
    })
    try {
      await fresh.connect()
      await fresh.query(`LISTEN ${channel}`)
      client = fresh
      if (again) {
        log.info('listening to announcements again')
        for (const hears of listeners.values()) for (const hear of hears) hear()
      }
    } catch {
      reconnect()
    }
  }
  const first = connect(false)

  return {
    ready: first,
    on(topic, hear) {
      listeners.set(topic, [...(listeners.get(topic) ?? []), hear])
    },
    async close() {
      closed = true
      clearTimeout(retry)
      await first
      await client?.end().catch(() => undefined)
    },
  }
}
