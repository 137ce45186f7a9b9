import { execFileSync, spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { dirname } from 'node:path'
import { StartupError } from './startup-error.ts'

/** The user under whom PostgreSQL runs when we are root, since it refuses to run as root. */
export interface Account {
  name: string
  uid: number
  gid: number
}

/** Undefined when we are not root: then everything simply runs as ourselves. */
export function chooseAccount(clusterDir: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  // The folder around it may be somebody's already, who went on as themselves with a database elsewhere.
  const owner = clusterDir ? (ownerOf(clusterDir) ?? ownerOf(dirname(clusterDir))) : undefined
  return owner ?? lookUp('postgres') ?? lookUp('nobody') ?? refuseRoot()
}

/** Options for spawn; the folder we stand in may be closed to the other user, the root folder never is. */
export function runAs(account: Account | undefined) {
  return account ? { uid: account.uid, gid: account.gid, cwd: '/' } : { cwd: '/' }
}

/** Asked of the system instead of computed from modes, so that access lists and mounts count too. */
export function canEnter(account: Account, dir: string): boolean {
  const answer = spawnSync('/bin/sh', ['-c', 'test -x "$1"', 'sh', dir], runAs(account))
  if (answer.error) {
    throw new StartupError(
      `PostgreSQL cannot run as root, and this machine does not let root act as the user ${account.name}: start Annai as an ordinary user or set DATABASE_URL.`,
    )
  }
  return answer.status === 0
}

/** Whether a user may read, or write, all of these; folders can be entered as well. */
export function canUse(account: Account, right: 'r' | 'w', paths: readonly string[]): boolean {
  const script = `for it do test -${right} "$it" || exit 1; if test -d "$it"; then test -x "$it" || exit 1; fi; done`
  return spawnSync('/bin/sh', ['-c', script, 'sh', ...paths], runAs(account)).status === 0
}

/** The user to go on as where no database of ours decides it: whose the data is, or nobody at all. */
export const ordinaryUser = (dataDir: string): Account | undefined =>
  ownerOf(dataDir) ?? lookUp('nobody') ?? lookUp('postgres')

/** A cluster made by an ordinary user stays theirs when root starts it once. */
function ownerOf(dir: string): Account | undefined {
  const stats = statSync(dir, { throwIfNoEntry: false })
  return stats && stats.uid !== 0 ? { name: `with id ${stats.uid}`, uid: stats.uid, gid: stats.gid } : undefined
}

function lookUp(name: string): Account | undefined {
  const id = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }))
  try {
    return { name, uid: id('-u'), gid: id('-g') }
  } catch {
    return undefined
  }
}

function refuseRoot(): never {
  throw new StartupError(
    'PostgreSQL cannot run as root, and there is neither a user "postgres" nor "nobody": start Annai as an ordinary user or set DATABASE_URL.',
  )
}
