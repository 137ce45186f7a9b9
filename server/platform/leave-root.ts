import { existsSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import path from 'node:path'
import { closeDataDir, makeDataDir } from './postgres/data-dir.ts'
import { type Account, canEnter, canUse, ordinaryUser } from './postgres/unprivileged-user.ts'

export interface Leaving {
  dataDir: string
  projectDir: string
  buildDir: string
  /** Who runs the embedded database, and must be able to start it again. */
  account: Account | undefined
}

/**
 * Started as root, we go on as an ordinary user as soon as the port is ours: whoever finds a way in then finds little.
 * Where that is not possible we go on as we are, and say why. The data directory is closed to everybody else either way.
 */
export function leaveRoot(leaving: Leaving, say: (line: string) => void): void {
  const { dataDir, projectDir } = leaving
  if (process.getuid?.() !== 0) {
    closeOwn(dataDir)
    return
  }
  const account = leaving.account ?? ordinaryUser(dataDir)
  const reason = account ? whyNot(account, leaving) : 'there is no user "nobody" to go on as'
  if (!account || reason) {
    closeOwn(dataDir)
    say(`Running as root, since ${reason}`)
    return
  }
  // What was compiled is kept in a folder that may be root's.
  flushCompileCache()
  process.chdir(projectDir)
  process.setgroups?.([account.gid])
  process.setgid?.(account.gid)
  process.setuid?.(account.uid)
  say(`Going on as the user ${account.name}, since nothing here needs root`)
}

function closeOwn(dataDir: string): void {
  if (existsSync(dataDir)) closeDataDir(dataDir, undefined)
}

function whyNot(account: Account, { dataDir, projectDir, buildDir }: Leaving): string | undefined {
  try {
    const needed = ['package.json', 'server/main.ts', 'contract/index.ts', 'node_modules/pg/package.json']
    const read = [...needed.map((name) => path.join(projectDir, name)), path.join(buildDir, 'client')]
    if (!canUse(account, 'r', read)) return `the user ${account.name} may not read ${projectDir}`
    if (!canEnter(account, path.dirname(dataDir))) return `the user ${account.name} has no way into ${dataDir}`
    makeDataDir(dataDir, account)
    closeDataDir(dataDir, account)
    if (!canUse(account, 'w', [dataDir])) return `the user ${account.name} may not write into ${dataDir}`
    return undefined
  } catch (error) {
    return error instanceof Error ? `it cannot be left (${error.message})` : 'it cannot be left'
  }
}
