import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** What the bundler tells about a module. */
export interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: string[]; importers: string[]; dynamicImporters: string[] } | null
}

const webDir = path.join(import.meta.dirname, '../web')

/** Pages of the office, and the folders that nobody else draws from; styles/site.css leaves out the same. */
const officeEntries = /\/web\/(pages\/admin\/|layouts\/admin-shell)/
const officeFolders =
  /^(pages\/admin|ui\/(office|office-table|rich-text-editor|chart)|features\/(office-[^/]*|booking-desk|phone-booking|tour-editor|line-editor|dashboard|dispatch|crew-sheets|earnings)|layouts\/(admin-shell|key-list))\b/

/** Whether a module brings none of the large libraries of fields and dialogs, or of checking, with it. */
export function isLight(id: string, graph: ModuleGraph, seen = new Set<string>()): boolean {
  if (seen.has(id)) return true
  seen.add(id)
  if (/react-aria|react-stately|@internationalized|\/zod\//.test(id)) return false
  return (graph.getModuleInfo(id)?.importedIds ?? []).every((imported) => isLight(imported, graph, seen))
}

/**
 * How many entries of visitors and members bring a module in: pages, shells, and what is fetched later. The office's do
 * not count: however many of its pages share something, visitors do not carry it.
 */
export function sharesOf(id: string, graph: ModuleGraph): number {
  // All icons seem to come from everywhere, since their library hands them out at one door.
  if (/lucide-react.*\/icons\//.test(id) && ownIcons().has(path.parse(id).name)) return 0
  const seen = new Set([id])
  let shares = 0
  for (const one of seen) {
    if (officeEntries.test(one)) continue
    const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(one) ?? {}
    if (importers.length === 0 || dynamicImporters.some((importer) => sharesOf(importer, graph) > 0)) shares += 1
    for (const importer of importers) seen.add(importer)
  }
  return shares
}

let icons: ReadonlySet<string> | undefined

/** Icons that only the office names, or one feature beside it, as their files are called. */
function ownIcons(): ReadonlySet<string> {
  icons ??= findOwnIcons()
  return icons
}

function findOwnIcons(): ReadonlySet<string> {
  const users = new Map<string, Set<string>>()
  const fileOf = iconFiles()
  for (const file of readdirSync(webDir, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(file)) continue
    const source = readFileSync(path.join(webDir, file), 'utf8')
    const imported = /import \{([^}]*)\} from 'lucide-react'/.exec(source)?.[1] ?? ''
    const whose = userOf(file.split(path.sep).join('/'))
    for (const [name] of imported.matchAll(/\b[A-Z]\w+/g)) {
      const icon = fileOf.get(name) ?? name
      users.set(icon, (users.get(icon) ?? new Set()).add(whose))
    }
  }
  const others = (of: ReadonlySet<string>) => [...of].filter((user) => user !== 'office').length
  return new Set([...users].filter(([, of]) => others(of) < 2).map(([icon]) => icon))
}

/** The office as a whole, a feature as a whole, and any other file by itself. */
function userOf(file: string): string {
  // The style guide is not among the pages that visitors get.
  if (officeFolders.test(file) || file.startsWith('pages/style-guide/')) return 'office'
  return /^features\/[^/]+/.exec(file)?.[0] ?? file
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
