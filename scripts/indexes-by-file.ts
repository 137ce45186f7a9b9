import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

const projectDir = path.join(import.meta.dirname, '..')

/**
 * What a capability takes from another through its index.ts becomes an import of the very file. Whoever asked for one
 * thing of an index would else seem to need all of it, and carry it (see lay-out-files.ts).
 */
export function indexesByFile(): Plugin {
  const filesOf = new Map<string, ReadonlyMap<string, string>>()
  return {
    name: 'indexes-by-file',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/web\/.*\.tsx?(\?|$)/, code: /from '#web\/\w+\/\w+\/index\.ts'/ },
      handler: (code) => ({
        code: code.replace(
          /import \{([^}]*)\} from '#(web\/\w+\/\w+)\/index\.ts'/g,
          (_, names: string, folder: string) => {
            const files = filesOf.get(folder) ?? readIndex(folder)
            filesOf.set(folder, files)
            return valuesIn(names)
              .map((name) => importOf(name, folder, files))
              .join(';')
          },
        ),
        map: null,
      }),
    },
  }
}

/** Types go without a trace: no file is needed for them. */
const valuesIn = (names: string) =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))

function importOf(spelled: string, folder: string, files: ReadonlyMap<string, string>): string {
  const [name = ''] = spelled.split(' as ')
  const file = files.get(name)
  if (!file) throw new Error(`${folder}/index.ts does not hand out ${name}.`)
  return `import { ${spelled} } from '#${path.posix.join(folder, file)}'`
}

/** Which file each name of an index comes from. */
function readIndex(folder: string): ReadonlyMap<string, string> {
  const text = readFileSync(path.join(projectDir, folder, 'index.ts'), 'utf8')
  const lines = text.matchAll(/export \{([^}]*)\} from '([^']+)'/g)
  return new Map(
    [...lines].flatMap(([, names = '', file = '']) => valuesIn(names).map((name) => [name, file] as const)),
  )
}
