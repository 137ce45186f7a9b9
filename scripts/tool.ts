import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { StartupError } from '#server/platform/postgres/startup-error.ts'

export const root = join(import.meta.dirname, '..')

export interface ToolOptions {
  env?: Record<string, string | undefined>
  /** Its output is shown only when it fails. */
  quiet?: boolean
}

/** Runs a tool of node_modules on the pinned Node, or a script of ours when the name ends in `.ts`. */
export async function runTool(name: string, args: string[] = [], options: ToolOptions = {}): Promise<void> {
  const isScript = name.endsWith('.ts')
  const program = isScript ? process.execPath : join(root, 'node_modules', '.bin', name)
  const { code, output } = await run(program, isScript ? [join(root, name), ...args] : args, options)
  if (code !== 0) throw new StartupError(`${output}${name} found a problem; it is described above.`)
}

function run(program: string, args: string[], { env, quiet }: ToolOptions): Promise<{ code: number; output: string }> {
  // The tools start with whichever `node` the path names first, and some need the pinned one.
  const path = [dirname(process.execPath), join(root, 'node_modules', '.bin'), process.env.PATH ?? ''].join(delimiter)
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, PATH: path, ...env },
    stdio: ['inherit', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk) => {
      output += chunk
    })
  }
  const stopped = stopTogether((signal) => child.kill(signal))
  return new Promise((done, fail) => {
    child.once('error', fail)
    child.once('close', (code) => {
      const signal = stopped()
      // Whoever pressed Ctrl-C knows why it ended.
      if (signal) process.exit(128 + constants.signals[signal])
      done({ code: code ?? 1, output })
    })
  })
}

/** A tool must not outlive us: we pass on what a terminal does not send it itself, and wait until it has ended. */
function stopTogether(kill: (signal: NodeJS.Signals) => void): () => NodeJS.Signals | undefined {
  let received: NodeJS.Signals | undefined
  const onSignal = (signal: NodeJS.Signals) => {
    received = signal
    if (signal !== 'SIGINT' || !process.stdin.isTTY) kill(signal)
  }
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  for (const signal of signals) process.on(signal, onSignal)
  return () => {
    for (const signal of signals) process.off(signal, onSignal)
    return received
  }
}
