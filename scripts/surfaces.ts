import path from 'node:path'

/**
 * What a capability lets later ones call is its `index.ts`, and no more stands there than somebody calls: a name that
 * nobody asks for is one more to read, and one more that cannot be changed freely.
 */

/** A file by its path from the project's root. */
export type Files = Readonly<Record<string, string>>

const surface = /^(?:server\/[a-z-]+|web\/[a-z-]+\/[a-z-]+)\/index\.ts$/
const listed = /\b(import|export)\s+(?:type\s+)?\{([^}]*)\}\s+from\s+'([^']+)'/g
const fetched = /\bimport\('([^']+)'\)\)?\s*\.(?:then\(\(\{([^}]*)\}\)|([A-Za-z]+))/g
/** Of `type One as Other` what it is called in the file that is read from, or in the one that reads. */
const namesIn = (list: string, side: 'first' | 'last') =>
  list
    .split(',')
    .map((one) => one.trim().replace(/^type\s+/, ''))
    .filter(Boolean)
    .map((one) => one.split(/\s+as\s+/).at(side === 'first' ? 0 : -1) ?? '')

const withoutComments = (code: string) => code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '')

function* listsIn(text: string) {
  const code = withoutComments(text)
  for (const [, deed = '', names = '', from = ''] of code.matchAll(listed)) yield { deed, names, from }
  for (const [, from = '', names = '', name = ''] of code.matchAll(fetched))
    yield { deed: 'import', names: names || name, from }
}

/** The path from the root of what a file imports, where it is one of ours. */
function pathOf(from: string, file: string): string | undefined {
  if (from.startsWith('#')) return from.slice(1)
  if (from.startsWith('.')) return path.posix.join(path.posix.dirname(file), from)
  return undefined
}

export function findSurfaces(files: Files): { names: number; unused: string[] } {
  const surfaces = Object.keys(files).filter((file) => surface.test(file))
  const asked = new Set<string>()
  for (const [file, code] of Object.entries(files))
    for (const { names, from } of listsIn(code)) {
      const of = pathOf(from, file)
      if (!of || !surface.test(of) || file.startsWith(`${path.posix.dirname(of)}/`)) continue
      for (const name of namesIn(names, 'first')) asked.add(`${of} ${name}`)
    }
  const offered = surfaces.flatMap((file) =>
    [...listsIn(files[file] ?? '')]
      .filter(({ deed }) => deed === 'export')
      .flatMap(({ names }) => namesIn(names, 'last').map((name) => `${file} ${name}`)),
  )
  return { names: offered.length, unused: offered.filter((one) => !asked.has(one)) }
}
