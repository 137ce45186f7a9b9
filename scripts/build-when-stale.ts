import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { step } from './progress.ts'
import { root, runTool } from './tool.ts'

/** Everything that the built pages are made of. */
const SOURCES = [
  'web',
  'core',
  'contract',
  'art',
  'public',
  'scripts/compress-files.ts',
  'scripts/endpoints-for-browser.ts',
  'scripts/icons-by-file.ts',
  'scripts/indexes-by-file.ts',
  'scripts/join-files.ts',
  'scripts/lay-out-files.ts',
  'scripts/trim-manifest.ts',
  'package.json',
  'package-lock.json',
  'react-router.config.ts',
  'tsconfig.json',
  'vite.config.ts',
]

const stamp = join(root, 'build', '.stamp')

/** Compares contents and not times, since a checkout or a copy changes every time. */
export async function buildWhenStale(): Promise<void> {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint()) return
  await buildNow()
}

export async function buildNow(): Promise<void> {
  const made = fingerprint()
  // An interrupted build must count as stale.
  rmSync(stamp, { force: true })
  await step('Building', () => runTool('react-router', ['build'], { env: { NODE_ENV: 'production' }, quiet: true }))
  writeFileSync(stamp, made)
}

function fingerprint(): string {
  const hash = createHash('sha256')
  for (const file of SOURCES.flatMap(filesUnder)) hash.update(`\0${file}\0`).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

function filesUnder(source: string): string[] {
  const stats = statSync(join(root, source), { throwIfNoEntry: false })
  if (!stats) return []
  if (stats.isFile()) return [source]
  const entries = readdirSync(join(root, source), { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return files.map((file) => file.slice(root.length + 1)).sort()
}
