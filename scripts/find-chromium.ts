import { spawnSync } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright-core'
import { StartupError } from '#server/platform/postgres/startup-error.ts'
import { installBySystem } from './install-by-system.ts'
import { root } from './tool.ts'

/** The first has no window to draw: it is the same engine, and every journey is quicker in it. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const ON_MAC = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const PACKAGES = { 'apt-get': ['chromium'], dnf: ['chromium'], apk: ['chromium'], brew: ['--cask', 'chromium'] }
/** Debian packs the one without a window, too; Ubuntu does not. */
const BEST_PACKAGES = { ...PACKAGES, 'apt-get': ['chromium-headless-shell'] }

/** The path of a Chromium that runs, installed now if the machine has none. */
export function findChromium(): string {
  const given = process.env.CHROMIUM_PATH
  if (given) {
    if (runs(given)) return given
    throw new StartupError(`CHROMIUM_PATH names ${given}, but no browser runs from there.`)
  }
  const found = onMachine() ?? installed() ?? installByPlaywright()
  if (found) return found
  throw new StartupError(
    'The tests need a browser, and none could be installed: install Chromium, or set CHROMIUM_PATH to one.',
  )
}

function onMachine(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...onPath, ...ON_MAC].find(runs)
}

/** Some systems ship a command of that name which only tells how to install a browser, so it must really run. */
function runs(path: string): boolean {
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0
}

function installed(): string | undefined {
  for (const packages of [BEST_PACKAGES, PACKAGES]) {
    installBySystem('Chromium', packages)
    const found = onMachine()
    if (found) return found
  }
  return undefined
}

/** Needs no rights on the machine, but the libraries of a desktop must be there already. */
function installByPlaywright(): string | undefined {
  console.log('· Downloading Chromium …')
  spawnSync(join(root, 'node_modules', '.bin', 'playwright'), ['install', 'chromium'], { stdio: 'inherit' })
  const path = chromium.executablePath()
  return runs(path) ? path : undefined
}
