import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { step } from './progress.ts'
import { root, runTool } from './tool.ts'

interface Part {
  name: string
  /** Everything that it is made of. */
  sources: readonly string[]
  stamp: string
  build: () => Promise<void>
}

const everywhere = ['core', 'contract', 'package.json', 'package-lock.json', 'tsconfig.json']

const pages: Part = {
  name: 'pages',
  sources: [
    ...everywhere,
    'web',
    'art',
    'public',
    'scripts/compress-files.ts',
    'scripts/endpoints-for-browser.ts',
    'scripts/icons-by-file.ts',
    'scripts/indexes-by-file.ts',
    'scripts/join-files.ts',
    'scripts/lay-out-files.ts',
    'scripts/trim-manifest.ts',
    'react-router.config.ts',
    'vite.config.ts',
  ],
  stamp: 'build/.stamp',
  build: () => runTool('react-router', ['build'], { env: { NODE_ENV: 'production' }, quiet: true }),
}

const server: Part = {
  name: 'server',
  sources: [...everywhere, 'server', 'scripts/build-server.ts'],
  stamp: 'build/.stamp-server',
  build: () => runTool('scripts/build-server.ts', [], { env: { NODE_ENV: 'production' }, quiet: true }),
}

/** Compares contents and not times, since a checkout or a copy changes every time. */
export async function buildWhenStale(): Promise<void> {
  for (const part of [pages, server]) if (isStale(part)) await make(part)
}

export async function buildNow(): Promise<void> {
  for (const part of [pages, server]) await make(part)
}

function isStale(part: Part): boolean {
  const stamp = join(root, part.stamp)
  return !existsSync(stamp) || readFileSync(stamp, 'utf8') !== fingerprint(part)
}

async function make(part: Part): Promise<void> {
  const stamp = join(root, part.stamp)
  const made = fingerprint(part)
  // An interrupted build must count as stale.
  rmSync(stamp, { force: true })
  await step(`Building the ${part.name}`, part.build)
  writeFileSync(stamp, made)
}

function fingerprint({ sources }: Part): string {
  const hash = createHash('sha256')
  for (const file of sources.flatMap(filesUnder)) hash.update(`\0${file}\0`).update(readFileSync(join(root, file)))
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
