import pg from 'pg'
import { reachEmbeddedPostgres, startEmbeddedPostgres } from './postgres/index.ts'
import { StartupError } from './postgres/startup-error.ts'
import type { Account } from './postgres/unprivileged-user.ts'
import type { Settings } from './settings.ts'

export interface DatabaseServer {
  url: string
  /** Where the files of an embedded one lie. */
  dir?: string
  /** Who runs it, where it is the embedded one and we are root. */
  account?: Account | undefined
  stop(): Promise<void>
}

const oldestMajor = 15

/** The PostgreSQL to work on: the one of DATABASE_URL, or the embedded one, started or found again. */
export async function findDatabaseServer(
  settings: Settings,
  say: (line: string) => void,
  signal: AbortSignal,
): Promise<DatabaseServer> {
  if (settings.databaseUrl === undefined) {
    return startEmbeddedPostgres({ dataDir: settings.dataDir, log: say, signal })
  }
  await checkServer(settings.databaseUrl, say)
  return { url: settings.databaseUrl, stop: async () => undefined }
}

/** The same, for a command beside a running Annai: the embedded one is started only where nobody runs it. */
export async function reachDatabase(
  settings: Settings,
  say: (line: string) => void,
): Promise<Pick<DatabaseServer, 'url' | 'stop'>> {
  const { databaseUrl, dataDir } = settings
  if (databaseUrl === undefined) return reachEmbeddedPostgres({ dataDir, log: say })
  await checkServer(databaseUrl, say)
  return { url: databaseUrl, stop: async () => undefined }
}

/** As the pools ask for it: a pooler in between may refuse it, or take it and not pass it on. */
const probeSetting = '-c lock_timeout=3210'

async function checkServer(url: string, say: (line: string) => void) {
  const { hostname, port, pathname, username } = new URL(url)
  const where = `${hostname || 'localhost'}:${port || 5432}`
  const clients = [0, 1].map(() => {
    const client = new pg.Client({
      ...{ connectionString: url, connectionTimeoutMillis: 5000, query_timeout: 5000 },
      options: probeSetting,
    })
    client.on('error', () => undefined)
    return client
  })
  try {
    for (const client of clients) await client.connect()
    const [one, two] = clients as [pg.Client, pg.Client]
    const { rows } = await one.query<{ server_version_num: string }>('SHOW server_version_num')
    const major = Math.floor(Number(rows[0]?.server_version_num) / 10_000)
    if (major < oldestMajor)
      throw new StartupError(`The PostgreSQL at ${where} is version ${major}; Annai needs ${oldestMajor} or later.`)
    if (await sharesConnections(one, two)) throw byTransaction(where)
    if (!(await keepsSettings(one)))
      say(`The connection pooler at ${where} keeps our time limits to itself: a lock may be waited for longer.`)
  } catch (error) {
    if (error instanceof StartupError) throw error
    if (error instanceof Error && /unsupported startup parameter/.test(error.message)) throw withoutOptions(where)
    throw new StartupError(explain(error, where, pathname.slice(1), username))
  } finally {
    for (const client of clients) await client.end().catch(() => undefined)
  }
}

async function keepsSettings(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ lock_timeout: string }>('SHOW lock_timeout')
  return rows[0]?.lock_timeout === '3210ms'
}

/**
 * Whether two of our connections are answered by the same server process, or one by several. Each is asked twice in a row,
 * since a pooler may hand out the one that was used last, or each in its turn.
 */
async function sharesConnections(one: pg.Client, two: pg.Client): Promise<boolean> {
  const pids = new Map<pg.Client, Set<number>>([
    [one, new Set()],
    [two, new Set()],
  ])
  for (const client of [one, one, two, two, one, two]) {
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
    pids.get(client)?.add(rows[0]?.pid ?? 0)
  }
  const [first = new Set(), second = new Set()] = [...pids.values()]
  return first.size > 1 || second.size > 1 || [...first].some((pid) => second.has(pid))
}

const byTransaction = (where: string) =>
  new StartupError(
    `At ${where}, which DATABASE_URL names, is a connection pooler that hands each transaction to another connection, such as PgBouncer with pool_mode = transaction. Annai needs connections of its own, since it listens on them (LISTEN/NOTIFY) and keeps locks: name PostgreSQL itself, or a pooler with pool_mode = session.`,
  )

const withoutOptions = (where: string) =>
  new StartupError(
    `At ${where}, which DATABASE_URL names, is a connection pooler, such as PgBouncer, that refuses the time limits of our connections. Name PostgreSQL itself, or a pooler with pool_mode = session and ignore_startup_parameters = options.`,
  )

function explain(error: unknown, where: string, database: string, user: string): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === '28P01' || code === '28000')
    return `The PostgreSQL at ${where} does not accept the user "${user}" with the password in DATABASE_URL.`
  if (code === '3D000') return `The PostgreSQL at ${where} has no database "${database}", which DATABASE_URL names.`
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return `The host of DATABASE_URL, ${where}, is not known.`
  return `There is no PostgreSQL to be reached at ${where}, which DATABASE_URL names.`
}
