import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { type Cluster, ROLE, SUPERUSER } from './cluster.ts'
import { StartupError } from './startup-error.ts'

/** The moment is wrong, not the machine: trying again may help. */
export class TryAgain extends Error {}

const PASSING = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', '57P01', '57P02', '57P03', '53300'])

/** For the application: an ordinary role. */
export function databaseUrl(cluster: Cluster, port: number, database: string): string {
  return `postgres://${ROLE}:${cluster.password}@127.0.0.1:${port}/${database}`
}

/** For who prepares databases, as tests do. */
export function superuserUrl(cluster: Cluster, port: number, database: string): string {
  return `postgres://${SUPERUSER}:${cluster.superPassword}@127.0.0.1:${port}/${database}`
}

interface Patience {
  /** False when the server has ended, so that there is nothing to wait for. */
  isRunning: () => boolean
  /** How long it may refuse to answer; recovery after a crash is waited for without limit. */
  withinMs: number
  signal?: AbortSignal | undefined
}

/** Connects to the maintenance database as soon as the server answers. */
export async function connectWhenReady(cluster: Cluster, port: number, patience: Patience): Promise<pg.Client> {
  let deadline = Date.now() + patience.withinMs
  for (;;) {
    patience.signal?.throwIfAborted()
    try {
      return await connectAsSuperuser(cluster, port)
    } catch (error) {
      if (!isPassing(error)) throw refusedBy(cluster, error)
      if (!patience.isRunning()) throw new TryAgain('the server has ended')
      if (isRecovering(error)) deadline = Date.now() + patience.withinMs
      else if (Date.now() > deadline) throw tooSlow(cluster)
    }
    await delay(30, undefined, { signal: patience.signal })
  }
}

export function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return PASSING.has(code) || /Connection terminated|not queryable/.test(error.message)
}

/** In a cluster of an earlier release, the superuser still has the name and password that the application has now. */
async function connectAsSuperuser({ password, superPassword }: Cluster, port: number): Promise<pg.Client> {
  if (superPassword === undefined) return connectAs({ user: ROLE, password }, port)
  try {
    return await connectAs({ user: SUPERUSER, password: superPassword }, port)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === '28P01')) throw error
    const client = await connectAs({ user: ROLE, password }, port)
    const { rows } = await client.query<{ is: string }>(`SELECT current_setting('is_superuser') AS is`)
    if (rows[0]?.is === 'on') return client
    await client.end()
    throw error
  }
}

/** To the maintenance database unless told otherwise. */
export async function connectAs(
  who: { user: string; password: string },
  port: number,
  database = 'postgres',
): Promise<pg.Client> {
  const client = new pg.Client({
    ...who,
    host: '127.0.0.1',
    port,
    database,
    ssl: false,
    application_name: 'annai owner',
    connectionTimeoutMillis: 5000,
    keepAlive: true,
  })
  // Without a listener a broken connection would take the process down; whoever uses it learns by asking.
  client.on('error', () => {})
  await client.connect()
  return client
}

function isRecovering(error: unknown): boolean {
  return error instanceof Error && /starting up|recovery|not yet accepting/.test(error.message)
}

function refusedBy(cluster: Cluster, error: unknown): StartupError {
  const reason = error instanceof Error ? error.message : String(error)
  return new StartupError(`The database in ${cluster.dir} refuses the password kept beside it: ${reason}.`)
}

function tooSlow(cluster: Cluster): StartupError {
  return new StartupError(
    `The database in ${cluster.dir} is running but does not answer: wait a moment and try again, or read ${cluster.logFile}.`,
  )
}
