import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The import rules of the house (.dependency-cruiser.mjs), over every file of the wings and of what tries them. */

const projectDir = fileURLToPath(new URL('../', import.meta.url))
const folders = ['core', 'contract', 'server', 'web', 'e2e', 'bench', 'soak']

interface Cruise {
  modules: { source: string; dependencies: { resolved: string }[] }[]
  summary: { violations: { rule: { name: string }; from: string; to: string }[] }
}

const bin = path.join(projectDir, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')
const config = path.join(projectDir, '.dependency-cruiser.mjs')
const cwd = path.resolve(process.argv[2] ?? projectDir)
const { stdout, stderr } = spawnSync(process.execPath, [bin, ...folders, '--config', config, '--output-type', 'json'], {
  cwd,
  encoding: 'utf8',
  maxBuffer: 256 * 1024 * 1024,
})
if (!stdout) fail(stderr)
const { modules, summary } = JSON.parse(stdout) as Cruise

// Without its parser the tool reads nothing and finds nothing: that must not look like order.
const read = new Set(modules.map((module) => module.source))
const files = folders.flatMap((folder) =>
  readdirSync(path.join(cwd, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => path.posix.join(folder, name.split(path.sep).join('/'))),
)
const missed = files.filter((file) => !read.has(file))
const arrows = modules.reduce((sum, module) => sum + module.dependencies.length, 0)
if (missed.length > 0 || arrows === 0) fail(`Not read by the import check: ${missed.join(', ') || 'the imports'}`)

for (const { rule, from, to } of summary.violations) console.error(`${rule.name}: ${from} → ${to}`)
if (summary.violations.length > 0) process.exit(1)
console.log(`${files.length} files, ${arrows} imports, in order`)

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
