import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'

export function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Numbers of dead processes are given out again, so a number alone proves nothing; a zombie counts as dead. */
export function isPostgresOf(pid: number, dir: string): boolean {
  if (!isAlive(pid)) return false
  return existsSync('/proc/self/cwd') ? worksInside(pid, dir) : commandOf(pid).includes(dir)
}

function worksInside(pid: number, dir: string): boolean {
  const command = readOr(`/proc/${pid}/cmdline`, '').split('\0')
  if (!command[0]?.includes('postgres')) return false
  try {
    // PostgreSQL works inside its data directory; the inode holds under every name of that folder.
    const [inside, wanted] = [statSync(`/proc/${pid}/cwd`), statSync(dir)]
    return inside.ino === wanted.ino && inside.dev === wanted.dev
  } catch {
    return command.includes(dir)
  }
}

function commandOf(pid: number): string {
  try {
    return execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8', stdio: 'pipe' })
  } catch {
    return ''
  }
}

function readOr(file: string, fallback: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return fallback
  }
}
