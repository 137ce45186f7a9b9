import { resolve } from 'node:path'
import { DATABASE, type Log, prepareCluster } from './cluster.ts'
import { databaseUrl } from './connection.ts'
import { takeOver } from './ownership.ts'
import { findPostmaster, stopPostmaster } from './postmaster.ts'
import { prepareRole } from './roles.ts'
import { LASTING, type ServerSettings } from './settings.ts'
import type { Account } from './unprivileged-user.ts'
import { watchOver } from './watch.ts'

export { StartupError } from './startup-error.ts'

export interface EmbeddedPostgres {
  /** As an ordinary role, which owns the database. */
  url: string
  dir: string
  /** Under whom the server runs when we are root. */
  account: Account | undefined
  /** Changes when the server had to be started again. */
  readonly pid: number
  stop(): Promise<void>
}

export interface StartOptions {
  dataDir: string
  log: Log
  settings?: ServerSettings
  /** What the role of the application may do besides, as a bench needs it: 'SET ON PARAMETER …'. */
  grants?: readonly string[]
  /** Aborted when the person gives up while the database is still starting; it is then stopped again. */
  signal?: AbortSignal
}

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
    await prepareRole(cluster, first.postmaster.port, first.client, options.grants ?? [])
    signal?.throwIfAborted()
  } catch (error) {
    await stopPostmaster(first.postmaster.pid, cluster.dir)
    throw error
  }
  const watch = watchOver(cluster, first, takingOver, log)
  return {
    url: databaseUrl(cluster, first.postmaster.port, DATABASE),
    dir: cluster.dir,
    account: cluster.account,
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

/** The database of this directory, whoever runs it: a command works beside the Annai that owns it, or by itself. */
export async function reachEmbeddedPostgres(options: StartOptions): Promise<Pick<EmbeddedPostgres, 'url' | 'stop'>> {
  const cluster = await prepareCluster(resolve(options.dataDir), options.log)
  const running = findPostmaster(cluster.dir)
  if (!running) return startEmbeddedPostgres(options)
  return { url: databaseUrl(cluster, running.port, DATABASE), stop: async () => undefined }
}
