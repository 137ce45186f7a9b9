import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import type { Cluster } from './cluster.ts'
import { connectWhenReady, isPassing, TryAgain } from './connection.ts'
import { findPostmaster, freePort, launchPostmaster, type Postmaster, stopPostmaster } from './postmaster.ts'
import type { ServerSettings } from './settings.ts'
import { StartupError } from './startup-error.ts'

/** A running server and the connection whose lock makes us its only owner. */
export interface Owned {
  postmaster: Postmaster
  client: pg.Client
}

export interface TakingOver {
  settings: ServerSettings
  /** Given after a crash: the pools of the application know only this port. */
  port?: number
  signal?: AbortSignal | undefined
  dataDir: string
}

const RETRY_MS = 10_000
const LOCK_RETRY_MS = 3_000
const OWNER_LOCK = 0x616e6e61

/** Adopts the server of this directory or starts one, and locks it for this process. */
export async function takeOver(cluster: Cluster, options: TakingOver): Promise<Owned> {
  const deadline = Date.now() + RETRY_MS
  for (;;) {
    options.signal?.throwIfAborted()
    try {
      const owned = await adoptOrLaunch(cluster, options)
      await claim(owned.client, options)
      if (!options.port || owned.postmaster.port === options.port) return owned
      await stopPostmaster(owned.postmaster.pid, cluster.dir)
      throw new TryAgain('the server came back on another port')
    } catch (error) {
      // What was given up is told with the reason for it, and not as the wait that it cut short.
      options.signal?.throwIfAborted()
      if (!(error instanceof TryAgain)) throw error
      if (Date.now() > deadline) throw givenUp(cluster, error)
    }
    await delay(100)
  }
}

async function adoptOrLaunch(cluster: Cluster, { settings, port, signal }: TakingOver): Promise<Owned> {
  const postmaster = findPostmaster(cluster.dir)
  if (!postmaster) return launchPostmaster(cluster, { settings, signal, port: port ?? (await freePort()) })
  // The port is written a moment after the process number.
  if (!postmaster.port) throw new TryAgain('the server has only begun to start')
  const isRunning = () => findPostmaster(cluster.dir)?.pid === postmaster.pid
  const client = await connectWhenReady(cluster, postmaster.port, { isRunning, withinMs: RETRY_MS, signal })
  return { postmaster, client }
}

/** The lock lives as long as the connection, so it vanishes with its owner, however that ends. */
async function claim(client: pg.Client, { dataDir, signal }: TakingOver): Promise<void> {
  const deadline = Date.now() + LOCK_RETRY_MS
  try {
    for (;;) {
      const { rows } = await client.query<{ mine: boolean }>('SELECT pg_try_advisory_lock($1) AS mine', [OWNER_LOCK])
      if (rows[0]?.mine) return
      if (Date.now() > deadline) throw inUse(dataDir)
      await delay(100, undefined, { signal })
    }
  } catch (error) {
    await client.end().catch(() => {})
    throw isPassing(error) ? new TryAgain('the owner before us is stopping the server') : error
  }
}

function inUse(dataDir: string): StartupError {
  return new StartupError(
    `The data directory ${dataDir} is in use by another running Annai. Stop that one first, or set DATA_DIR to another folder.`,
  )
}

function givenUp(cluster: Cluster, error: TryAgain): StartupError {
  const reason = error.message
    .trim()
    .split('\n')[0]
    ?.replace(/^.*(FATAL|LOG):\s*/, '')
  return new StartupError(`The database in ${cluster.dir} did not start within ${RETRY_MS / 1000} seconds: ${reason}.`)
}
