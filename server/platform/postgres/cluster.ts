import { execFileSync, spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { type Binaries, findBinaries, SHARED_HOME } from './binaries.ts'
import { closeDataDir, makeDataDir } from './data-dir.ts'
import { explainFileError, explainOutput } from './failures.ts'
import { isAlive } from './processes.ts'
import { serverEnvironment } from './settings.ts'
import { StartupError } from './startup-error.ts'
import { type Account, canEnter, chooseAccount, runAs } from './unprivileged-user.ts'

export type Log = (line: string) => void

/** A data directory of PostgreSQL that exists, and all that is needed to start it. */
export interface Cluster {
  dir: string
  logFile: string
  /** Of the ordinary role as whom the application works. */
  password: string
  /** Undefined where an earlier release made the cluster, whose only role was the superuser. */
  superPassword: string | undefined
  binaries: Binaries
  account: Account | undefined
}

export const SUPERUSER = 'postgres'
export const ROLE = 'annai'
export const DATABASE = 'annai'
const UNFINISHED = 'postgres.unfinished-'

export async function prepareCluster(dataDir: string, log: Log): Promise<Cluster> {
  const wanted = resolve(dataDir)
  try {
    const account = chooseAccount(join(wanted, 'postgres'))
    makeDataDir(wanted, account)
    const home = account ? reachableHome(wanted, account, log) : wanted
    const dir = join(home, 'postgres')
    const major = existingMajor(dir)
    const binaries = findBinaries(account, major ? { dir, major } : undefined)
    if (!major) {
      log('Creating the database …')
      await initialise(dir, binaries, account)
    }
    makeOwn(dir, account)
    closeDataDir(home, account)
    const password = readFileSync(passwordFile(dir), 'utf8').trim()
    const superPassword = readIfThere(superPasswordFile(dir))
    return { dir, logFile: join(home, 'postgres.log'), password, superPassword, binaries, account }
  } catch (error) {
    throw explainFileError(error, wanted)
  }
}

/** Where the data is already comes first: a changed mode must never bring up an empty database. */
function reachableHome(dataDir: string, account: Account, log: Log): string {
  const reachable = canEnter(account, dataDir)
  if (existsSync(join(dataDir, 'postgres'))) {
    if (reachable) return dataDir
    throw new StartupError(
      `The user ${account.name} runs the database, but cannot enter ${dataDir}: open the way to it.`,
    )
  }
  const shared = join(SHARED_HOME, createHash('sha256').update(dataDir).digest('hex').slice(0, 12))
  if (reachable && !existsSync(join(shared, 'postgres'))) return dataDir
  mkdirSync(SHARED_HOME, { recursive: true, mode: 0o755 })
  makeDataDir(shared, account)
  log(`Keeping the database in ${shared}, since the user ${account.name}, who runs it, has no way into ${dataDir}`)
  return shared
}

/** A folder that we may not look into is an error, and not an invitation to begin afresh. */
function existingMajor(dir: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(join(dir, 'PG_VERSION'), 'utf8'), 10)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Builds the cluster beside its place and moves it there when complete, so that an interruption leaves no half of it. */
async function initialise(dir: string, binaries: Binaries, account: Account | undefined): Promise<void> {
  const home = dirname(dir)
  await removeUnfinished(home)
  const unfinished = join(home, `${UNFINISHED}${process.pid}`)
  const made = join(unfinished, 'cluster')
  const [superPassword, password] = [join(unfinished, 'super-password'), join(unfinished, 'password')]
  mkdirSync(unfinished, { mode: 0o700 })
  for (const path of [superPassword, password]) writeFileSync(path, randomBytes(24).toString('hex'), { mode: 0o600 })
  if (account) for (const path of [unfinished, superPassword, password]) chownSync(path, account.uid, account.gid)
  try {
    await runInitdb(made, superPassword, binaries, account)
    renameSync(superPassword, superPasswordFile(made))
    renameSync(password, passwordFile(made))
    renameSync(made, dir)
  } catch (error) {
    // Another process may have been faster; then its cluster is as good as ours.
    if (!existingMajor(dir)) throw error
  } finally {
    await rm(unfinished, { recursive: true, force: true, maxRetries: 3 })
  }
}

function runInitdb(dir: string, password: string, binaries: Binaries, account: Account | undefined): Promise<void> {
  const locale =
    binaries.major >= 17
      ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
      : [`--locale=${process.platform === 'linux' ? 'C.UTF-8' : 'C'}`, '--lc-messages=C']
  const how = ['--encoding=UTF8', ...locale, '--auth=scram-sha-256', `--username=${SUPERUSER}`, `--pwfile=${password}`]
  const initdb = spawn(binaries.initdb, ['-D', dir, ...how], {
    ...runAs(account),
    env: serverEnvironment(),
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  return new Promise((done, fail) => {
    let complaints = ''
    initdb.stderr.on('data', (chunk) => {
      complaints += chunk
    })
    initdb.once('error', fail)
    initdb.once('close', (code) => (code === 0 ? done() : fail(explainOutput(complaints, dirname(dirname(dir))))))
  })
}

/** Left behind by an interrupted first start; those of a process that still works are left alone. */
async function removeUnfinished(home: string): Promise<void> {
  for (const name of await readdir(home)) {
    if (!name.startsWith(UNFINISHED)) continue
    const pid = Number(name.slice(UNFINISHED.length))
    if (pid === process.pid || !isAlive(pid))
      await rm(join(home, name), { recursive: true, force: true, maxRetries: 3 })
  }
}

/** A copy made by root belongs to root and is open to all; PostgreSQL refuses both. */
function makeOwn(dir: string, account: Account | undefined): void {
  const stats = statSync(dir)
  if (account && stats.uid !== account.uid) execFileSync('chown', ['-R', `${account.uid}:${account.gid}`, dir])
  if ((stats.mode & 0o777) !== 0o700) chmodSync(dir, 0o700)
}

const passwordFile = (dir: string) => join(dir, 'annai-password')
export const superPasswordFile = (dir: string) => join(dir, 'postgres-password')

const readIfThere = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined)
