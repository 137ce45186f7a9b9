import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

const drawIcon = path.join(import.meta.dirname, '../web/ui/draw-icon.ts')

/** An icon is fetched with the page that shows it, and is no more than its lines. */
export const iconsByFile = (): Plugin[] => [namesToFiles(), filesToLines()]

/**
 * Names of icons become imports of their files. Through the one door of their library every page would seem to import
 * every icon, and nobody could say which page needs which.
 */
function namesToFiles(): Plugin {
  const fileOf = iconFiles()
  return {
    name: 'icons-by-file',
    apply: 'build',
    enforce: 'pre',
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

/** What the library writes beside the lines of an icon (names, sizes, keys) is read by nobody, and travels with each. */
function filesToLines(): Plugin {
  return {
    name: 'icons-as-lines',
    apply: 'build',
    enforce: 'pre',
    resolveId: { filter: { id: /\/createLucideIcon\.mjs$/ }, handler: () => drawIcon },
    transform: {
      filter: { id: /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/ },
      handler: (code) => {
        const lines = JSON.stringify(linesOf(code))
        return {
          code: `import draw from '../createLucideIcon.mjs'\nexport default /* @__PURE__ */ draw(${lines})`,
          map: null,
        }
      },
    },
  }
}

/** Most lines are paths, and of those what they draw says all. */
type Line = string | readonly [tag: string, attributes: Readonly<Record<string, string>>]

export function linesOf(code: string): Line[] {
  const data = /const __iconData = (\{.*?\n\});/s.exec(code)?.[1]
  if (!data) throw new Error('An icon of lucide-react is not written as expected; see scripts/icons-by-file.ts.')
  const { node } = new Function(`return ${data}`)() as { node: [string, Record<string, string>][] }
  return node.map(([tag, { key: _, ...attributes }]) => {
    const { d, ...others } = attributes
    return tag === 'path' && d && Object.keys(others).length === 0 ? d : [tag, attributes]
  })
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
