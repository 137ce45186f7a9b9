import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { step } from './progress.ts'
import { root, runTool } from './tool.ts'

export interface Build {
  /** The folder of the build, relative to the project. */
  outDir: string
  env?: Record<string, string>
}

/** Everything that the built pages are made of. */
const SOURCES = [
  'web',
  'core',
  'contract',
  'art',
  'public',
  'scripts/compress-files.ts',
  'scripts/icons-by-file.ts',
  'scripts/indexes-by-file.ts',
  'scripts/trim-manifest.ts',
  'scripts/who-shares.ts',
  'package.json',
  'package-lock.json',
  'react-router.config.ts',
  'tsconfig.json',
  'vite.config.ts',
]

/** Compares contents and not times, since a checkout or a copy changes every time. */
export async function buildWhenStale(build: Build): Promise<void> {
  const stamp = stampFile(build)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(build)) return
  await buildNow(build)
}

export async function buildNow(build: Build): Promise<void> {
  const made = fingerprint(build)
  // An interrupted build must count as stale.
  rmSync(stampFile(build), { force: true })
  const env = { ...build.env, NODE_ENV: 'production', ANNAI_BUILD_DIR: build.outDir }
  await step(`Building ${build.outDir}`, () => runTool('react-router', ['build'], { env, quiet: true }))
  writeFileSync(stampFile(build), made)
}

function stampFile({ outDir }: Build): string {
  return join(root, outDir, '.stamp')
}

function fingerprint({ env = {} }: Build): string {
  const hash = createHash('sha256').update(JSON.stringify(env))
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
