import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { findSurfaces } from './surfaces.ts'

/** That every name in the `index.ts` of a capability is asked for by another one. */

const root = path.resolve(process.argv[2] ?? fileURLToPath(new URL('../', import.meta.url)))
const folders = ['server', 'web', 'e2e', 'bench', 'soak']
const names = folders.flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => path.posix.join(folder, name.split(path.sep).join('/'))),
)
const files = Object.fromEntries(names.map((name) => [name, readFileSync(path.join(root, name), 'utf8')]))
const { names: offered, unused } = findSurfaces(files)

// Where nothing is found to read, that must not look like order.
if (offered === 0) unused.push('Not one name of a capability was found')
for (const one of unused) console.error(`${one} is asked for by no other capability.`)
if (unused.length > 0) process.exit(1)
console.log(`${offered} names that capabilities offer each other, in order`)
