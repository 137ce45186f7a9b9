import { dirname } from 'node:path'
import pg from 'pg'
import { prepareCluster } from '#server/platform/postgres/cluster.ts'
import { findPostmaster, launchPostmaster, stopPostmaster } from '#server/platform/postgres/postmaster.ts'
import { LASTING } from '#server/platform/postgres/settings.ts'
import { startTestCluster } from '#server/testing/throw-away-cluster.ts'

export interface LastingDatabase {
  url: string
  /** Ends at once, as in a crash, without writing anything more; then starts and recovers from its log. */
  crash(): Promise<void>
  stop(): Promise<void>
}

/** A database that keeps what it has confirmed, as in production, on a server that is thrown away at the end. */
export async function startLastingDatabase(): Promise<LastingDatabase> {
  const { url, stop } = await startTestCluster()
  const [dir] = await query<{ data_directory: string }>(url, 'SHOW data_directory')
  if (!dir) throw new Error('The database does not say where it is.')
  const cluster = await prepareCluster(dirname(dir.data_directory), () => undefined)
  const port = Number(new URL(url).port)
  const restart = async (signal: NodeJS.Signals) => {
    const running = findPostmaster(cluster.dir)
    if (running) {
      process.kill(running.pid, signal)
      await stopPostmaster(running.pid, cluster.dir)
    }
    const { client } = await launchPostmaster(cluster, { port, settings: LASTING })
    await client.end()
  }
  // A throw-away server forces nothing to the disk, so that it would lose what it has confirmed.
  await restart('SIGINT')
  await query(url, 'CREATE DATABASE soak')
  const address = new URL(url)
  address.pathname = '/soak'
  return { url: address.href, crash: () => restart('SIGQUIT'), stop }
}

async function query<T extends pg.QueryResultRow>(url: string, statement: string): Promise<T[]> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return (await client.query<T>(statement)).rows
  } finally {
    await client.end()
  }
}
