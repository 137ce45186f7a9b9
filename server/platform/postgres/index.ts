import { resolve } from 'node:path'
import type pg from 'pg'
import { type Log, prepareCluster } from './cluster.ts'
import { databaseUrl } from './connection.ts'
import { takeOver } from './ownership.ts'
import { findPostmaster, stopPostmaster } from './postmaster.ts'
import { LASTING, type ServerSettings } from './settings.ts'
import { watchOver } from './watch.ts'

export { StartupError } from './startup-error.ts'

export interface EmbeddedPostgres {
  url: string
  dir: string
  /** Changes when the server had to be started again. */
  readonly pid: number
  stop(): Promise<void>
}

export interface StartOptions {
  dataDir: string
  log: Log
  settings?: ServerSettings
  /** Aborted when the person gives up while the database is still starting; it is then stopped again. */
  signal?: AbortSignal
}

const DATABASE = 'annai'

/** A real PostgreSQL under the data directory, owned by this process alone until `stop`. */
export async function startEmbeddedPostgres(options: StartOptions): Promise<EmbeddedPostgres> {
  const { log, signal, settings = LASTING } = options
  const dataDir = resolve(options.dataDir)
  const cluster = await prepareCluster(dataDir, log)
  signal?.throwIfAborted()
  log(findPostmaster(cluster.dir) ? 'Found the database running' : 'Starting the database …')
  const takingOver = { settings, dataDir, signal }
  const first = await takeOver(cluster, takingOver)
  try {
    await createDatabase(first.client)
    signal?.throwIfAborted()
  } catch (error) {
    await stopPostmaster(first.postmaster.pid, cluster.dir)
    throw error
  }
  const watch = watchOver(cluster, first, takingOver, log)
  return {
    url: databaseUrl(cluster, first.postmaster.port, DATABASE),
    dir: cluster.dir,
    get pid() {
      return watch.current().postmaster.pid
    },
    async stop() {
      await watch.end()
      const { postmaster, client } = watch.current()
      if (watch.stillOurs()) await stopPostmaster(postmaster.pid, cluster.dir)
      await client.end().catch(() => {})
    },
  }
}

async function createDatabase(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [DATABASE])
  if (!rowCount) await client.query(`CREATE DATABASE ${DATABASE}`)
}
