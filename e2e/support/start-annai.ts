import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from '#server/platform/postgres/postmaster.ts'
import { createEmptyDatabase, createTestDatabase } from '#server/testing/database.ts'
import { testEnv } from '#server/testing/test-env.ts'
import { liftHoldBounds } from './hold-bounds.ts'

export interface RunningAnnai {
  url: string
  databaseUrl: string
  /** Of its own; mails lie there as files. */
  dataDir: string
  /** Lets its clock go on from this moment; the browser's is another. */
  setTime(moment: string | Date): Promise<void>
  /** Ends the process; the database and the port stay as they are. */
  stop(): Promise<void>
  /** Ends it without a word, as a crash would. */
  kill(): Promise<void>
  /** Starts it again where it was, unless it is running. */
  start(): Promise<void>
  /** Ends the process and drops its database and its files. */
  remove(): Promise<void>
}

/** Annai with its demo people, or with nothing at all, as a real process on a database of its own. */
export async function startAnnai({ empty = false } = {}): Promise<RunningAnnai> {
  const database = empty ? await createEmptyDatabase() : await createTestDatabase('demo')
  // Every journey comes from one network.
  if (!empty) await liftHoldBounds(database.url)
  const dataDir = await mkdtemp(path.join(tmpdir(), 'annai-e2e-'))
  const port = await freePort()
  let server: ChildProcess | undefined
  let aheadMs = 0
  const tellTime = async () => {
    if (!server) throw new Error('Annai is not running.')
    const heard = once(server, 'message')
    server.send({ aheadMs })
    await heard
  }
  const start = async () => {
    if (isRunning()) return
    const env = { PORT: String(port), DATABASE_URL: database.url, DATA_DIR: dataDir, DEMO: empty ? '0' : '1' }
    server = await launch(env)
    if (aheadMs !== 0) await tellTime()
  }
  const isRunning = () => server !== undefined && server.exitCode === null && server.signalCode === null
  const end = async (signal: NodeJS.Signals) => {
    if (!server || !isRunning()) return
    const ended = once(server, 'exit')
    server.kill(signal)
    await ended
  }
  const stop = () => end('SIGTERM')
  await start()
  return {
    url: `http://localhost:${port}`,
    databaseUrl: database.url,
    dataDir,
    start,
    stop,
    kill: () => end('SIGKILL'),
    async setTime(moment) {
      aheadMs = new Date(moment).getTime() - Date.now()
      await tellTime()
    },
    async remove() {
      await stop()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function launch(env: Record<string, string>): Promise<ChildProcess> {
  const server = fork(new URL('./serve.ts', import.meta.url), {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NODE_OPTIONS: '',
      DEMO: '1',
      ...testEnv,
      LOG_LEVEL: 'warn',
      SMTP_URL: '',
      ...env,
    },
    execArgv: [],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const lines = createInterface({ input: server.stdout as NodeJS.ReadableStream })
  const ready = new Promise<void>((resolve, reject) => {
    server.once('exit', (code) => reject(new Error(`Annai ended with code ${code} before it was ready.`)))
    lines.on('line', (line) => line.startsWith('Annai is ready at') && resolve())
  })
  await ready
  return server
}
