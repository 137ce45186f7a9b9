import { chmodSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const inMemory = '/dev/shm'
const prefix = 'annai-tests-'
const wantedBytes = 8 * 1024 ** 3

/**
 * Where tests keep their files: in memory where there is plenty, and it ends with this process. They make some hundred
 * thousand small ones, most of them by copying databases, and that takes a tenth of the time where no disk is asked.
 */
export function temporaryDir(): string {
  if (!hasRoomInMemory()) return tmpdir()
  for (const name of readdirSync(inMemory)) if (isLeftBehind(name)) remove(join(inMemory, name))
  const dir = join(inMemory, `${prefix}${process.pid}`)
  mkdirSync(dir)
  // The database runs as another user, whatever the umask says.
  chmodSync(dir, 0o755)
  process.on('exit', () => remove(dir))
  return dir
}

function hasRoomInMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync(inMemory)
    return Math.min(bavail * bsize, process.availableMemory()) >= wantedBytes
  } catch {
    return false
  }
}

/** Of a run that was killed: its process is gone. */
function isLeftBehind(name: string): boolean {
  if (!name.startsWith(prefix)) return false
  try {
    process.kill(Number(name.slice(prefix.length)), 0)
    return false
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
  }
}

/** A database that is just ending may still write into it. */
const remove = (dir: string) => rmSync(dir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
