import { chmodSync, chownSync, lstatSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Account } from './unprivileged-user.ts'

/** What we keep in a data directory, and nobody else does; the database looks after its own folders itself. */
const ofDatabase = /^postgres(\.unfinished-\d+)?$/
const ofOurs = /^(postgres\.log|mail|secret\.key|\..+\.part)$/

/** Makes a data directory for its owner alone; one that is there already stays as it is. */
export function makeDataDir(dir: string, account: Account | undefined): void {
  mkdirSync(dirname(dir), { recursive: true })
  try {
    mkdirSync(dir, { mode: 0o700 })
    if (account) chownSync(dir, account.uid, account.gid)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || !statSync(dir).isDirectory()) throw error
  }
}

/** A folder that holds something of others, too, is not ours to close: it may be anybody's. */
export const isOurs = (dir: string): boolean =>
  readdirSync(dir).every((name) => ofDatabase.test(name) || ofOurs.test(name))

/**
 * Closes a data directory to everybody else, 0700 and 0600, and gives it to the user under whom we run: mails hold
 * links, and the key opens a copy of the database.
 */
export function closeDataDir(dir: string, account: Account | undefined): void {
  if (isOurs(dir)) close(dir, account)
  for (const name of readdirSync(dir)) {
    if (!ofOurs.test(name)) continue
    const path = join(dir, name)
    close(path, account)
    if (name === 'mail' && lstatSync(path).isDirectory())
      for (const mail of readdirSync(path)) close(join(path, mail), account)
  }
}

/** Links are left alone: they may lead anywhere. */
function close(path: string, account: Account | undefined): void {
  const stats = lstatSync(path, { throwIfNoEntry: false })
  const uid = account?.uid ?? process.getuid?.()
  if (!stats || !(stats.isFile() || stats.isDirectory())) return
  if (account && stats.uid !== account.uid) chownSync(path, account.uid, account.gid)
  else if (stats.uid !== uid) return
  const mode = stats.isDirectory() ? 0o700 : 0o600
  if ((stats.mode & 0o777) !== mode) chmodSync(path, mode)
}
