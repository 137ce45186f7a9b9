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

export async function buildWhenStale(): Promise<void> {
  for (const part of [pages, server]) if (isStale(part)) await make(part)
}

export async function buildNow(): Promise<void> {
  for (const part of [pages, server]) await make(part)
}

/**
 * What counts is the contents, since a checkout or a copy changes every time. Where not even sizes and times have changed
 * since the build, the contents have not either, and nobody waits until all of it is read.
 */
function isStale(part: Part): boolean {
  const stamp = join(root, part.stamp)
  if (!existsSync(stamp)) return true
  const [made, looks] = readFileSync(stamp, 'utf8').split('\n')
  if (looks === fingerprint(part, looksOf)) return false
  const contents = fingerprint(part, contentsOf)
  if (made !== contents) return true
  writeFileSync(stamp, `${contents}\n${fingerprint(part, looksOf)}`)
  return false
}

async function make(part: Part): Promise<void> {
  const stamp = join(root, part.stamp)
  const made = `${fingerprint(part, contentsOf)}\n${fingerprint(part, looksOf)}`
  // An interrupted build must count as stale.
  rmSync(stamp, { force: true })
  await step(`Building the ${part.name}`, part.build)
  writeFileSync(stamp, made)
}

type Facts = (file: string) => string | Buffer

const contentsOf: Facts = (file) => readFileSync(file)

const looksOf: Facts = (file) => {
  const { size, mtimeMs } = statSync(file)
  return `${size} ${mtimeMs}`
}

function fingerprint({ sources }: Part, factsOf: Facts): string {
  const hash = createHash('sha256')
  for (const file of sources.flatMap(filesUnder)) hash.update(`\0${file}\0`).update(factsOf(join(root, file)))
  return hash.digest('hex')
}

function filesUnder(source: string): string[] {
  const stats = statSync(join(root, source), { throwIfNoEntry: false })
  if (!stats) return []
  return stats.isFile() ? [source] : filesIn(source).sort()
}

/** Folder by folder: Node's own recursion asks the disk about each file once more, which every start would wait for. */
const filesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    return entry.isDirectory() ? filesIn(path) : entry.isFile() ? [path] : []
  })
