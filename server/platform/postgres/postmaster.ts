import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, fchownSync, openSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import type { Cluster } from './cluster.ts'
import { connectWhenReady, TryAgain } from './connection.ts'
import { explainOutput } from './failures.ts'
import { isAlive, isPostgresOf } from './processes.ts'
import { type ServerSettings, serverArguments, serverEnvironment } from './settings.ts'
import { StartupError } from './startup-error.ts'
import { runAs } from './unprivileged-user.ts'

/** The main process of a PostgreSQL server. */
export interface Postmaster {
  pid: number
  port: number
}

const LOG_LIMIT_BYTES = 10 * 1024 * 1024
const STOP_LIMIT_MS = 60_000

/** The server of this directory that still runs, for example since its owner was killed. */
export function findPostmaster(dir: string): Postmaster | undefined {
  const recorded = readPidFile(dir)
  return recorded && isPostgresOf(recorded.pid, dir) ? recorded : undefined
}

export async function launchPostmaster(
  cluster: Cluster,
  options: { port: number; settings: ServerSettings; signal?: AbortSignal | undefined },
): Promise<{ postmaster: Postmaster; client: pg.Client }> {
  removeMisleadingPidFile(cluster.dir)
  const { child, logStart } = spawnServer(cluster, options.port, options.settings)
  const isRunning = () => child.pid !== undefined && child.exitCode === null && child.signalCode === null
  try {
    const patience = { isRunning, withinMs: 60_000, signal: options.signal }
    const client = await connectWhenReady(cluster, options.port, patience)
    return { postmaster: { pid: child.pid ?? 0, port: options.port }, client }
  } catch (error) {
    if (child.pid !== undefined && isRunning()) await stopPostmaster(child.pid, cluster.dir)
    throw error instanceof TryAgain ? whyItEnded(cluster, logStart) : error
  }
}

/** Fast shutdown: connections are ended, everything is written, nothing is to be recovered later. */
export async function stopPostmaster(pid: number, dir: string): Promise<void> {
  const deadline = Date.now() + STOP_LIMIT_MS
  for (let signal: NodeJS.Signals | undefined = 'SIGINT'; isPostgresOf(pid, dir); signal = undefined) {
    // Past the limit it is ended without its last checkpoint; the next start recovers from the log.
    if (Date.now() > deadline) signal = 'SIGQUIT'
    if (signal) process.kill(pid, signal)
    await delay(25)
  }
}

/** Below the range from which systems take ports for outgoing connections, so that it is still free after a crash. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 12_000)
    const server = createServer()
    const free = await new Promise<boolean>((answer) => {
      server.once('error', () => answer(false))
      server.listen(port, '127.0.0.1', () => server.close(() => answer(true)))
    })
    if (free) return port
  }
}

function spawnServer(cluster: Cluster, port: number, settings: ServerSettings) {
  const logSize = statSync(cluster.logFile, { throwIfNoEntry: false })?.size ?? 0
  const startAfresh = logSize > LOG_LIMIT_BYTES
  const logFd = openSync(cluster.logFile, startAfresh ? 'w' : 'a', 0o600)
  // Ours may be another user by the time it is opened again.
  if (cluster.account) fchownSync(logFd, cluster.account.uid, cluster.account.gid)
  const child: ChildProcess = spawn(cluster.binaries.postgres, serverArguments(cluster.dir, port, settings), {
    ...runAs(cluster.account),
    env: serverEnvironment(),
    // In a session of its own: Ctrl-C must reach it only after the requests in flight are answered.
    detached: true,
    stdio: ['ignore', logFd, logFd],
  })
  child.on('error', () => {})
  child.unref()
  closeSync(logFd)
  return { child, logStart: startAfresh ? 0 : logSize }
}

function whyItEnded(cluster: Cluster, logStart: number): Error {
  const output = readFileSync(cluster.logFile).subarray(logStart).toString('utf8')
  const passing =
    /lock file ".*" already exists|pre-existing shared memory block|could not bind|could not create any TCP/
  if (passing.test(output)) return new TryAgain(output)
  return explainOutput(output, cluster.dir, ` (more in ${cluster.logFile})`)
}

/** PostgreSQL believes any living process of its user to be the old server, and would refuse to start. */
function removeMisleadingPidFile(dir: string): void {
  const recorded = readPidFile(dir)
  if (!recorded || !isAlive(recorded.pid) || isPostgresOf(recorded.pid, dir)) return
  rmSync(join(dir, 'postmaster.pid'), { force: true })
}

function readPidFile(dir: string): Postmaster | undefined {
  let lines: string[]
  try {
    lines = readFileSync(join(dir, 'postmaster.pid'), 'utf8').split('\n')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw new StartupError(`The file postmaster.pid in ${dir} cannot be read: make the data directory yours.`)
  }
  const [pid, port] = [Number(lines[0]), Number(lines[3])]
  return pid > 0 ? { pid, port } : undefined
}
