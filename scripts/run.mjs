// The way in for every npm command: `node scripts/run.mjs <command>`. It must run on Node 20 with nothing installed,
// makes the toolchain complete, and hands over to scripts/commands/<command>.ts on the pinned Node.
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const commands = ['start', 'test', 'dev', 'build', 'check', 'bench', 'soak', 'admin']
const [command, ...rest] = process.argv.slice(2)

if (Number.parseInt(process.versions.node, 10) < 20) {
  quit(`Annai needs Node 20 or later, and this is Node ${process.versions.node}: please install a newer one.`)
}
if (!commands.includes(command)) quit(`Say which command to run: ${commands.join(', ')}.`)

// Loaded only now, so that an old Node gets the sentence above instead of a syntax error.
const { ensureInstalled } = await import('./ensure-installed.mjs')
const node = ensureInstalled(root, quit)
handOver(node)

function handOver(node) {
  // The pinned Node first: the tools start with whichever `node` the path names.
  const path = [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH ?? '']
  // Our many files are compiled once and kept, which saves a third of every later start.
  const NODE_COMPILE_CACHE = join(root, 'node_modules', '.cache', 'compiled')
  const env = { NODE_COMPILE_CACHE, ...process.env, PATH: path.join(delimiter) }
  // Through the fourth channel the command notices when this process is killed, and stops too.
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc']
  const child = spawn(node, [join(root, 'scripts', 'commands', `${command}.ts`), ...rest], { cwd: root, env, stdio })
  child.on('error', (error) => quit(`The command ${command} could not be started: ${error.message}`))
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))

  // A terminal sends Ctrl-C to the whole group; only elsewhere is it ours to pass on.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'))
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  stopWhenAbandoned(child)
}

/** npm waits for its script; when it is gone before us it was killed, and nobody else would stop the server. */
function stopWhenAbandoned(child) {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  setInterval(() => process.ppid === parent || child.kill('SIGTERM'), 1000).unref()
}

function quit(sentence) {
  console.error(sentence)
  process.exit(1)
}
