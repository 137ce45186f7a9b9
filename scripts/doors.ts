import { type Files, tablesWritten } from './table-owners.ts'

/**
 * Which tables have a door: code that writes them and that a call of the wire, a task or a command reaches, going from
 * name to name. What only seeds reach (demo data, and the standards that a start lays) is no door: nobody can enter it.
 */

interface Declaration {
  file: string
  name: string
  text: string
}

const isSeed = (file: string) =>
  /(^|\/)(demo|testing)\/|(^|\/)(seed-|demo-|take-\w+-away|lay-|past-)|\.(test|fixture)\.ts$/.test(file)

const isTest = (file: string) => /(^|\/)testing\/|\.(test|fixture)\.ts$/.test(file)

/** What a capability hands to the start besides its calls: content, and taking it away again. */
const withoutSeeds = (text: string) =>
  text.replace(/^import .*$/gm, '').replace(/\b(demo|standards): \[[^\]]*\]|\btakeDemoAway: .*$/gm, '')

const isRoot = (file: string) => /(\.routes|\/capability|\/admin|^admin|^app|^capabilities)\.ts$/.test(file)

/** The top-level declarations of a file, each with its text up to the next one. */
function declarationsOf(file: string, text: string): Declaration[] {
  const starts = [...text.matchAll(/^(?:export )?(?:async )?(?:function\*?|const|class|let) (\w+)/gm)]
  // What is imported under another name stands for what it is.
  const aliases = [...text.matchAll(/\b(\w+) as (\w+)\b/g)]
  return [
    ...starts.map((match, at) => ({
      ...{ file, name: match[1] ?? '' },
      text: text.slice(match.index, starts[at + 1]?.index),
    })),
    ...aliases.map(([, real = '', name = '']) => ({ file, name, text: real })),
  ]
}

/** The names that a file takes out of stores, its own or another capability's. */
function takenFromStores(text: string, inStores: ReadonlySet<string>): string[] {
  const imports = [...text.matchAll(/^import \{([^}]*)\} from '([^']+)'/gm)]
  return imports.flatMap(([, names = '', from = '']) =>
    names
      .split(',')
      .map((name) => name.trim().split(' ')[0] ?? '')
      .filter((name) => from.endsWith('.store.ts') || (from.endsWith('/index.ts') && inStores.has(name))),
  )
}

const isDemo = (file: string) => /(^|\/)demo\//.test(file) && !/(^|\/)take-\w+-away|\.(test|fixture)\.ts$/.test(file)

/**
 * Which tables demo data writes by a store, although somebody can enter the same by a door: what goes through a use case
 * is checked and written into the trail as if a person had entered it.
 */
export function findSeededPastDoors(files: Files, tables: ReadonlySet<string>): string[] {
  const { written, doorless } = findDoors(files, tables)
  const ofStores = Object.entries(files)
    .filter(([file]) => file.endsWith('.store.ts') && !isTest(file))
    .flatMap(([file, text]) => declarationsOf(file, text))
  const byName = Map.groupBy(ofStores, ({ name }) => name)
  const waiting = Object.entries(files)
    .filter(([file]) => isDemo(file) && !file.endsWith('.store.ts'))
    .flatMap(([, text]) => takenFromStores(text, new Set(byName.keys())))
  const reached = new Set<string>()
  const seeded = new Set<string>()
  while (waiting.length > 0) {
    const name = waiting.pop() ?? ''
    if (reached.has(name)) continue
    reached.add(name)
    for (const { file, text } of byName.get(name) ?? []) {
      for (const table of tablesWritten([file, text], tables)) seeded.add(table)
      waiting.push(...namesIn(text))
    }
  }
  return [...seeded].filter((table) => written.has(table) && !doorless.includes(table)).toSorted()
}

/** The tables that code writes, and of them those without a door. */
export function findDoors(files: Files, tables: ReadonlySet<string>): { written: Set<string>; doorless: string[] } {
  const all = Object.entries(files).flatMap(([file, text]) => declarationsOf(file, text))
  const byName = Map.groupBy(
    all.filter(({ file }) => !isSeed(file)),
    ({ name }) => name,
  )
  const roots = Object.entries(files).filter(([file]) => isRoot(file))
  const waiting = roots.flatMap(([, text]) => namesIn(withoutSeeds(text)))
  const reached = new Set<string>()
  while (waiting.length > 0) {
    const name = waiting.pop() ?? ''
    if (reached.has(name)) continue
    reached.add(name)
    for (const { text } of byName.get(name) ?? []) waiting.push(...namesIn(text))
  }
  const writtenBy = ({ file, text }: Declaration) => [...tablesWritten([file, text], tables)]
  const written = new Set(all.filter(({ file }) => !isTest(file)).flatMap(writtenBy))
  const open = new Set(all.filter(({ file, name }) => !isSeed(file) && reached.has(name)).flatMap(writtenBy))
  return { written, doorless: [...written].filter((table) => !open.has(table)).toSorted() }
}

const namesIn = (text: string): string[] => text.match(/\b[a-zA-Z_]\w*\b/g) ?? []
