import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { testEnv } from '#server/testing/test-env.ts'

const root = join(import.meta.dirname, '..')

export interface ServerProcess {
  isRunning(): boolean
  /** The last of what it wrote, for whoever finds it dead. */
  said(): string
  /** As a power cut would: it cannot say goodbye. */
  kill(): Promise<void>
  stop(): Promise<void>
}

/** The real server in a process of its own; ready when this answers. Should we be killed, it stops by itself. */
export async function startServer(env: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(process.execPath, [join(root, 'soak', 'serve.ts')], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
      HOST: '127.0.0.1',
      ...testEnv,
      LOG_LEVEL: 'fatal',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const said = listen(child)
  await readiness(child, said)
  const isRunning = () => child.exitCode === null && child.signalCode === null
  const end = async (signal: NodeJS.Signals) => {
    if (!isRunning()) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  return { isRunning, said, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') }
}

function listen(child: ChildProcess): () => string {
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-10_000)
    })
  return () => said
}

/** What it says is shown only where it does not come up. */
function readiness(child: ChildProcess, said: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', () => {
      if (said().includes('Annai is ready at')) resolve()
    })
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${said()}`)))
  })
}
