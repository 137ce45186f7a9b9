import type { Cluster, Log } from './cluster.ts'
import { type Owned, type TakingOver, takeOver } from './ownership.ts'
import { isPostgresOf } from './processes.ts'

const LOOK_EVERY_MS = 500

export interface Watch {
  current(): Owned
  /** False when another Annai took the directory over while the server was down. */
  stillOurs(): boolean
  end(): Promise<void>
}

/** Starts the server again, on the same port, when it dies under us. It may be no child of ours, so we look. */
export function watchOver(cluster: Cluster, first: Owned, options: TakingOver, log: Log): Watch {
  const ending = new AbortController()
  const again = { ...options, port: first.postmaster.port, signal: ending.signal }
  let owned = first
  let ours = true
  let connected = listenTo(first)
  let lastNews = ''
  let looking: Promise<void> | undefined

  // A restart that fails is tried again at every look, but told once.
  const tell = (news: string) => {
    if (news && news !== lastNews) log(news)
    lastNews = news
  }

  const look = async () => {
    if (connected() && isPostgresOf(owned.postmaster.pid, cluster.dir)) return
    if (!lastNews) tell('The database has stopped; starting it again')
    ours = false
    owned.client.end().catch(() => {})
    owned = await takeOver(cluster, again)
    ours = true
    connected = listenTo(owned)
    tell('')
  }

  const lookOnce = () => {
    looking ??= look()
      .catch((error: Error) => {
        if (!ending.signal.aborted) tell(error.message)
      })
      .finally(() => {
        looking = undefined
      })
  }
  const timer = setInterval(lookOnce, LOOK_EVERY_MS).unref()

  return {
    current: () => owned,
    stillOurs: () => ours,
    async end() {
      clearInterval(timer)
      ending.abort()
      await looking
    },
  }
}

/** The lock goes with its connection, so a connection that ended must be made again even if the server lives. */
function listenTo({ client }: Owned): () => boolean {
  let connected = true
  client.once('end', () => {
    connected = false
  })
  return () => connected
}
