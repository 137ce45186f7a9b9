import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { testEnv } from '#server/testing/test-env.ts'

const projectDir = fileURLToPath(new URL('../', import.meta.url))

export interface Running {
  url: string
  secondsToReady: number
  stop(): Promise<void>
}

/** Starts a server script as a process of its own and waits until it says "ready at". */
export async function startProcess(script: string, env: Record<string, string>): Promise<Running> {
  const startedAt = performance.now()
  const child = spawn(process.execPath, [script], {
    cwd: projectDir,
    env: { ...process.env, NODE_ENV: 'production', ...testEnv, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await readyAddress(child)
  return {
    url,
    secondsToReady: (performance.now() - startedAt) / 1000,
    async stop() {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
    },
  }
}

export const startAnnai = (env: Record<string, string>) =>
  startProcess('scripts/commands/start.ts', { PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'info', ...env })

function readyAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    let found = false
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      // Afterwards the request log runs through here, as it would into a collector; it is read and dropped.
      if (found) return
      said += text
      const address = /ready at (\S+)/.exec(said)?.[1]
      if (!address) return
      found = true
      resolve(address.replace('localhost', '127.0.0.1'))
    })
    child.once('exit', (code) => reject(new Error(`ended with ${code}: ${said}`)))
  })
}
