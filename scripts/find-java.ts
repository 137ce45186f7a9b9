import { spawnSync } from 'node:child_process'
import { delimiter, join } from 'node:path'
import downloader from 'vnu-jar/vnu-java-downloader.js'
import { StartupError } from '#server/platform/postgres/startup-error.ts'
import { installBySystem } from './install-by-system.ts'

const PACKAGES = {
  'apt-get': ['default-jre-headless'],
  dnf: ['java-headless'],
  apk: ['openjdk17-jre-headless'],
  brew: ['openjdk'],
}

/** Where Homebrew keeps it: it is not put on the path. */
const ON_MAC = ['/opt/homebrew/opt/openjdk/bin/java', '/usr/local/opt/openjdk/bin/java']

/** As old as the HTML checker can run on. */
const OLDEST = 17

/** The path of a Java that runs the HTML checker, installed now if the machine has none. */
export async function findJava(): Promise<string> {
  const given = process.env.JAVA_PATH
  if (given) {
    if (runs(given)) return given
    throw new StartupError(`JAVA_PATH names ${given}, but no Java ${OLDEST} or later runs from there.`)
  }
  const found = onMachine() ?? installed() ?? (await downloaded())
  if (found) return found
  throw new StartupError(
    `The tests check pages with the W3C's checker, which needs Java, and none could be installed: install Java ${OLDEST} or later, or set JAVA_PATH.`,
  )
}

function onMachine(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return [...folders.map((folder) => join(folder, 'java')), ...ON_MAC].find(runs)
}

/** By what it says of itself: macOS has a command of that name which only tells where to get one. */
function runs(path: string): boolean {
  const { stdout, stderr } = spawnSync(path, ['-version'], { encoding: 'utf8', timeout: 30_000 })
  const version = /version "(\d+)/.exec(`${stdout}${stderr}`)?.[1]
  return Number(version ?? 0) >= OLDEST
}

function installed(): string | undefined {
  installBySystem('Java', PACKAGES)
  return onMachine()
}

/** Needs no rights on the machine: the checker's own package knows where to get one for itself. */
async function downloaded(): Promise<string | undefined> {
  console.log('· Downloading Java …')
  const path = await downloader.resolveJava().catch(() => undefined)
  return path && runs(path) ? path : undefined
}
