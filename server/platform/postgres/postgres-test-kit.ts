import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { startEmbeddedPostgres } from './index.ts'
import { findPostmaster, stopPostmaster } from './postmaster.ts'

function makeDir(): string {
  const dir = mkdtempSync(join(tmpdir(), 'annai-postgres-'))
  // Open to the user under whom PostgreSQL runs when the tests run as root.
  chmodSync(dir, 0o755)
  return dir
}

const removeDir = (dir: string) => rmSync(dir, { recursive: true, force: true, maxRetries: 3 })

/** A data directory that is gone after the test, together with every server that still runs in it. */
export function temporaryDataDir(): string {
  const dir = makeDir()
  onTestFinished(async () => {
    const postmaster = findPostmaster(join(dir, 'postgres'))
    if (postmaster) await stopPostmaster(postmaster.pid, join(dir, 'postgres'))
    removeDir(dir)
  })
  return dir
}

/** Data directories of a database that was stopped, each a copy of one that is made once: making one takes seconds. */
export function shareUsedDataDir(): () => string {
  let used = ''
  beforeAll(async () => {
    used = makeDir()
    const postgres = await startEmbeddedPostgres({ dataDir: used, log: () => {} })
    await postgres.stop()
  })
  afterAll(() => removeDir(used))
  return () => {
    const dir = temporaryDataDir()
    // With owners and rights, which Node's own copying does not keep.
    execFileSync('cp', ['-a', `${used}/.`, dir])
    return dir
  }
}

export interface Message {
  url?: string
  pid?: number
  refused?: string
  interrupted?: boolean
}

export interface Owner {
  process: ChildProcess
  next(): Promise<Message>
  kill(signal: NodeJS.Signals): Promise<void>
}

/** Another process that owns the data directory, in a process group of its own like a command in a terminal. */
export function spawnOwner(dataDir: string): Owner {
  const fixture = fileURLToPath(new URL('./owner.fixture.ts', import.meta.url))
  const child = spawn(process.execPath, [fixture, dataDir], { detached: true, stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  return {
    process: child,
    async next() {
      const { value, done } = await lines.next()
      if (done) throw new Error('The owner ended without a word')
      return JSON.parse(value)
    },
    async kill(signal) {
      const ended = once(child, 'exit')
      child.kill(signal)
      await ended
    },
  }
}

/** The same database as the superuser of its cluster, who may ask how the server is set up. */
export function asSuperuser(url: string, clusterDir: string): string {
  const address = new URL(url)
  address.username = 'postgres'
  address.password = readFileSync(join(clusterDir, 'postgres-password'), 'utf8').trim()
  return address.href
}

export async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url)
  client.on('error', () => {})
  try {
    await client.connect()
    return (await client.query(sql)).rows
  } finally {
    await client.end().catch(() => {})
  }
}
