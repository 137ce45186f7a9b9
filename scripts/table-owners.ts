import { capabilities } from '#core/capabilities.ts'

/**
 * Every table has one owner: the capability that writes it. Its owner and later capabilities may read it; an earlier one
 * is handed what it needs, or reads a view that the owner publishes in `db/migrations`. Relations that no code writes
 * (views, and what triggers keep) are for everybody.
 */

/** A file by its name under `server/`, as `booking/bookings.store.ts`. */
export type Files = Readonly<Record<string, string>>

export interface Exception {
  table: string
  file: string
  /** Why the code would be worse without it. */
  because: string
}

export interface Ownership {
  owners: Map<string, string>
  breaches: string[]
}

/** The first may be read by all, as it knows no business. */
const order: readonly string[] = ['platform', ...capabilities]

/** How a table is named in Kysely, and in SQL; of a list, all that stand in it. */
const patterns = {
  writes: {
    calls: [/\b(?:insertInto|updateTable|deleteFrom|replaceInto|mergeInto)\(\s*['"`]([a-z_]+)/g],
    byVariable: /\b(?:insertInto|updateTable|deleteFrom|replaceInto|mergeInto)\(\s*[a-zA-Z]/,
    sql: [
      /\b(?:insert\s+into|update|delete\s+from|merge\s+into|truncate)\s+(?:table\s+|only\s+)*(?:public\.)?"?([a-z_]+)/gi,
    ],
  },
  reads: {
    calls: [
      /\b(?:selectFrom|[a-z]+Join(?:Lateral)?|from|using|table)\(\s*['"`]([a-z_]+)/g,
      /\b(?:selectFrom|from|using)\(\s*\[([^\]]*)\]/g,
    ],
    byVariable: /\b(?:selectFrom|[a-z]+Join(?:Lateral)?|sql\.table)\(\s*[a-zA-Z]+(?:\)|,|\[)/,
    sql: [
      /\b(?:from|join|using)\s+(?:lateral\s+|only\s+)*(?:public\.)?"?([a-z_]+)/gi,
      /\b(?:from|using)\s+((?:[a-z_."]+(?:\s+(?:as\s+)?[a-z_]+)?\s*,\s*)+[a-z_."]+)/gi,
    ],
  },
}
const quoted = /['"`]([a-z_]+)(?: as [a-z_]+)?['"`]/g

type Code = readonly [file: string, text: string]

/**
 * The tables that a file writes or reads. Where one is named by a variable, any that the file quotes may be meant. SQL is
 * looked for in stores alone, where the import rules hold it: texts for people say "from", too.
 */
function tablesNamed([file, text]: Code, deed: keyof typeof patterns, tables: ReadonlySet<string>): Set<string> {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '')
  const { calls, byVariable, sql } = patterns[deed]
  const looked = [...calls, ...(byVariable.test(code) ? [quoted] : []), ...(file.endsWith('.store.ts') ? sql : [])]
  const found = looked.flatMap((pattern) =>
    [...code.matchAll(pattern)].flatMap(([, names = '']) => names.match(/[a-z_]+/g) ?? []),
  )
  return new Set(found.filter((name) => tables.has(name)))
}

export const tablesWritten = (code: Code, tables: ReadonlySet<string>): Set<string> =>
  tablesNamed(code, 'writes', tables)

const capabilityOf = (file: string) => file.slice(0, file.indexOf('/'))
const placeOf = (file: string) => order.indexOf(capabilityOf(file))

/** The names in the generated types of the schema. */
export function tablesIn(schema: string): Set<string> {
  const [, body = ''] = schema.split('export interface DB {')
  return new Set([...body.matchAll(/^\s+([a-z_]+):/gm)].map(([, name = '']) => name))
}

/** Who owns which table, and every file that writes or reads what it must not. */
export function findOwners(files: Files, tables: ReadonlySet<string>, exceptions: readonly Exception[]): Ownership {
  const known = Object.entries(files).filter(([file]) => placeOf(file) >= 0)
  const owners = new Map<string, string>()
  const breaches: string[] = []
  const written = known
    .flatMap((code) => [...tablesNamed(code, 'writes', tables)].map((table) => ({ file: code[0], table })))
    .sort((one, other) => placeOf(one.file) - placeOf(other.file))
  for (const { file, table } of written) {
    const owner = owners.get(table) ?? capabilityOf(file)
    owners.set(table, owner)
    if (owner !== capabilityOf(file)) breaches.push(`${file} writes ${table}, which ${owner} writes, too`)
  }
  const used = new Set<Exception>()
  for (const code of known) {
    const [file] = code
    for (const table of tablesNamed(code, 'reads', tables)) {
      const owner = owners.get(table)
      if (!owner || capabilityOf(file) === 'platform' || order.indexOf(owner) <= placeOf(file)) continue
      const exception = exceptions.find((one) => one.file === file && one.table === table)
      if (exception) used.add(exception)
      else breaches.push(`${file} reads ${table}, which belongs to ${owner}, a later capability`)
    }
  }
  for (const one of exceptions)
    if (!used.has(one)) breaches.push(`${one.file} needs no exception for ${one.table} any more`)
  return { owners, breaches }
}
