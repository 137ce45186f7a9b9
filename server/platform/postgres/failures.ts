import { statfsSync } from 'node:fs'
import { StartupError } from './startup-error.ts'

const TOO_LITTLE_BYTES = 16 * 1024 * 1024

/** Says in one sentence why a PostgreSQL program failed, from what it printed. */
export function explainOutput(output: string, dir: string, seeAlso = ''): StartupError {
  // On a full disk the reason may be missing from the log, which is on that disk too.
  if (/No space left on device/.test(output) || freeBytes(dir) < TOO_LITTLE_BYTES) return diskFull(dir)
  if (/Permission denied|Operation not permitted/.test(output)) return noPermission(dir)
  const versions = /initialized by PostgreSQL version (\d+).*not compatible with this version (\d+)/s.exec(output)
  if (versions) return otherVersion(dir, Number(versions[1]), Number(versions[2]))
  const lines = output.trim().split('\n')
  const reason = lines.findLast((line) => /FATAL:|PANIC:|error:/.test(line)) ?? lines.at(-1) ?? ''
  return new StartupError(
    `PostgreSQL could not start in ${dir}: ${reason.replace(/^.*(FATAL|PANIC):\s*/, '')}${seeAlso}`,
  )
}

/** The same for errors of the file system, while the data directory is prepared. */
export function explainFileError(error: unknown, dir: string): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'ENOSPC' || code === 'EDQUOT') return diskFull(dir)
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return noPermission(dir)
  if (code === 'ENOTDIR' || code === 'EEXIST' || code === 'ENOTEMPTY') {
    return new StartupError(`The data directory ${dir} cannot be used, because something else is in its place.`)
  }
  return error
}

export function otherVersion(dir: string, made: number, here: number): StartupError {
  return new StartupError(
    `The database in ${dir} was made by PostgreSQL ${made}, but this is PostgreSQL ${here}: install PostgreSQL ${made}, or set DATA_DIR to another folder.`,
  )
}

function diskFull(dir: string) {
  return new StartupError(`The disk is full: free some space for the database in ${dir}.`)
}

function noPermission(dir: string) {
  return new StartupError(
    `No permission to use the data directory ${dir}: make it yours, or set DATA_DIR to another folder.`,
  )
}

function freeBytes(dir: string): number {
  try {
    const { bavail, bsize } = statfsSync(dir)
    return bavail * bsize
  } catch {
    return Number.POSITIVE_INFINITY
  }
}
