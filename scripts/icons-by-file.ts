import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

const drawIcon = path.join(import.meta.dirname, '../web/ui/draw-icon.ts')

/**
 * Names of icons become imports of their files, drawn our way. Through the one door of their library every page would
 * seem to import every icon, and nobody could say which page needs which.
 */
export function iconsByFile(): Plugin {
  const fileOf = iconFiles()
  return {
    name: 'icons-by-file',
    apply: 'build',
    enforce: 'pre',
    resolveId: { filter: { id: /\/createLucideIcon\.mjs$/ }, handler: () => drawIcon },
    transform: {
      filter: { id: /\/web\/.*\.tsx?(\?|$)/, code: /from 'lucide-react'/ },
      handler: (code) => ({
        code: code.replace(/import \{([^}]*)\} from 'lucide-react'/g, (_, names: string) =>
          names
            .split(',')
            .map((name) => name.trim())
            .filter((name) => name !== '' && !name.startsWith('type '))
            .map((name) => importOf(name, fileOf))
            .join(';'),
        ),
        map: null,
      }),
    },
  }
}

function importOf(spelled: string, fileOf: ReadonlyMap<string, string>): string {
  const [name = '', local = name] = spelled.split(' as ')
  const file = fileOf.get(name)
  if (!file) throw new Error(`lucide-react has no icon ${name}; see scripts/icons-by-file.ts.`)
  return `import ${local} from 'lucide-react/icons/${file}'`
}

/** By the names under which the library hands them out, of which an icon may have several. */
function iconFiles(): ReadonlyMap<string, string> {
  const door = path.join(import.meta.dirname, '../node_modules/lucide-react/dist/esm/lucide-react.mjs')
  const lines = readFileSync(door, 'utf8').matchAll(/export \{([^}]*)\} from '\.\/icons\/([\w-]+)\.mjs'/g)
  return new Map(
    [...lines].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, file] as const),
    ),
  )
}
