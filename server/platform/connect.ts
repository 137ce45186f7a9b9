import pg from 'pg'
import { startEmbeddedPostgres } from './postgres/index.ts'
import { StartupError } from './postgres/startup-error.ts'
import type { Account } from './postgres/unprivileged-user.ts'
import type { Settings } from './settings.ts'

export interface DatabaseServer {
  url: string
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
  await checkServer(settings.databaseUrl)
  return { url: settings.databaseUrl, stop: async () => undefined }
}

async function checkServer(url: string) {
  const { hostname, port, pathname, username } = new URL(url)
  const where = `${hostname || 'localhost'}:${port || 5432}`
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ server_version_num: string }>('SHOW server_version_num')
    const major = Math.floor(Number(rows[0]?.server_version_num) / 10_000)
    if (major < oldestMajor)
      throw new StartupError(`The PostgreSQL at ${where} is version ${major}; Annai needs ${oldestMajor} or later.`)
  } catch (error) {
    if (error instanceof StartupError) throw error
    throw new StartupError(explain(error, where, pathname.slice(1), username))
  } finally {
    await client.end().catch(() => undefined)
  }
}

function explain(error: unknown, where: string, database: string, user: string): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === '28P01' || code === '28000')
    return `The PostgreSQL at ${where} does not accept the user "${user}" with the password in DATABASE_URL.`
  if (code === '3D000') return `The PostgreSQL at ${where} has no database "${database}", which DATABASE_URL names.`
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return `The host of DATABASE_URL, ${where}, is not known.`
  return `There is no PostgreSQL to be reached at ${where}, which DATABASE_URL names.`
}
