import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startProcess } from './annai.ts'

let laid: Promise<string> | undefined

/** A data directory with the demo data of today, laid once for all measures. */
async function lay(): Promise<string> {
  const dataDir = newDir()
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))
  const annai = await startProcess('bench/serve-annai.ts', { DATA_DIR: dataDir, PORT: '0', HOST: '127.0.0.1' })
  await annai.stop()
  return dataDir
}

/** A copy of its own, so that a bench never touches the one somebody works on, nor what another bench measures. */
export async function withDataDir<T>(work: (dataDir: string) => Promise<T>): Promise<T> {
  laid ??= lay()
  const dataDir = newDir()
  try {
    // With its owners and modes, without which the database would not start.
    execFileSync('cp', ['-a', `${await laid}/.`, dataDir])
    return await work(dataDir)
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

function newDir(): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'annai-bench-data-'))
  // As root, the database runs as another user, who must be able to enter.
  chmodSync(dir, 0o755)
  return dir
}
