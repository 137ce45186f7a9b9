import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { freePort } from '#server/platform/postgres/postmaster.ts'
import { createTestDatabase } from '#server/testing/database.ts'

export interface RunningAnnai {
  url: string
  databaseUrl: string
  /** Ends the process; the database and the port stay as they are. */
  stop(): Promise<void>
  /** Starts it again where it was. */
  start(): Promise<void>
  /** Ends the process and drops its database. */
  remove(): Promise<void>
}

/** Annai with its demo people, as a real process on a database of its own. */
export async function startAnnai(buildDir: 'build' | 'build-styleguide'): Promise<RunningAnnai> {
  const database = await createTestDatabase()
  const port = await freePort()
  let server: ChildProcess | undefined
  const start = async () => {
    server = await launch({ PORT: String(port), DATABASE_URL: database.url, ANNAI_BUILD_DIR: buildDir })
  }
  const stop = async () => {
    if (!server || server.exitCode !== null) return
    const ended = once(server, 'exit')
    server.kill('SIGTERM')
    await ended
  }
  await start()
  return {
    url: `http://localhost:${port}`,
    databaseUrl: database.url,
    start,
    stop,
    async remove() {
      await stop()
      await database.drop()
    },
  }
}

async function launch(env: Record<string, string>): Promise<ChildProcess> {
  const server = fork(new URL('./serve.ts', import.meta.url), {
    env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '', DEMO: '1', LOG_LEVEL: 'warn', ...env },
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
