import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Plugin, parseAst } from 'vite'

const projectDir = path.join(import.meta.dirname, '..')

/**
 * What only the server and the API's own description read of an endpoint. The schemas of answers are the largest part of
 * the contract, and a browser trusts what its server answers.
 */
const forServerAlone = ['output', 'summary', 'errors']

/** Whoever is handed an endpoint by one of these asks for its answer, and checks nothing. */
const onlyAsks = /\b(?:call|ask|askList|questionOf|useAnswer)\($/

/** The contract as browsers need it: what they call; and what a form must keep to where there is a form. */
export function endpointsForBrowser(): Plugin {
  const endpointsOf = new Map<string, ReadonlySet<string>>()
  const readEndpoints = (file: string) => {
    const known = endpointsOf.get(file) ?? endpointsIn(readFileSync(path.join(projectDir, file), 'utf8'))
    endpointsOf.set(file, known)
    return known
  }
  return {
    name: 'endpoints-for-browser',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    enforce: 'pre',
    transform: {
      filter: { id: /\/(contract|web)\/.*\.tsx?(\?|$)/ },
      handler: (code, id) => ({
        code: /\/contract\/[^/]+$/.test(id)
          ? id.endsWith('?call')
            ? onlyEndpoints(code)
            : leaveOutForBrowser(code)
          : code.replace(importsOfContract, (whole, names: string, file: string) => {
              const asked = askedOnly(code, names, readEndpoints(file))
              return asked.length === 0 ? whole : importsApart(names, asked, file)
            }),
        map: null,
      }),
    },
  }
}

// In single quotes as we write it, in double quotes as the router divides our pages.
const importsOfContract = /import \{([^}]*)\} from ['"]#(contract\/[\w-]+\.ts)['"]/g

const endpointsIn = (code: string) =>
  new Set([...code.matchAll(/export const (\w+) = endpoint\(/g)].map(([, name = '']) => name))

/** Those endpoints that a module names nowhere but where it asks for their answers. */
export function askedOnly(code: string, names: string, endpoints: ReadonlySet<string>): string[] {
  const rest = code.replace(importsOfContract, '')
  return namesIn(names).filter((name) => {
    if (!endpoints.has(name)) return false
    const mentions = [...rest.matchAll(new RegExp(`(typeof )?\\b${name}\\b`, 'g'))].filter(([, isType]) => !isType)
    return mentions.every(({ index }) => onlyAsks.test(rest.slice(0, index)))
  })
}

function importsApart(names: string, asked: readonly string[], file: string): string {
  const others = namesIn(names).filter((name) => !asked.includes(name))
  return [
    ...(others.length > 0 ? [`import { ${others.join(', ')} } from '#${file}'`] : []),
    `import { ${asked.join(', ')} } from '${path.join(projectDir, file)}?call'`,
  ].join(';')
}

const namesIn = (names: string) =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')

/**
 * Takes out of every declaration what a browser does not read. Says of the constants of the module that nobody misses
 * those that nobody uses: a bundler cannot know that declaring a schema does nothing else.
 */
export function leaveOutForBrowser(code: string): string {
  const edits = statementsOf(code).flatMap((statement) => editsOf(statement, forServerAlone))
  return edited(code, edits)
}

/**
 * The endpoints of a module alone, with what they are made of: of their input only that there is one. What else stands in
 * it is not even imported: files are laid out by who imports what.
 */
export function onlyEndpoints(code: string): string {
  const parts = statementsOf(code).map((statement) => {
    const { start, end } = statement
    const own = editsOf(statement, [...forServerAlone, 'input']).map((edit) => ({
      ...edit,
      start: edit.start - start,
      end: edit.end - start,
    }))
    const text = edited(code.slice(start, end), own)
    return { names: namesOf(statement), text, isEndpoint: / = .*\bendpoint\(/.test(text.split('\n', 1)[0] ?? '') }
  })
  const kept = new Set(parts.filter(({ isEndpoint }) => isEndpoint))
  for (const { text } of kept) {
    const mentioned = new Set(text.match(/[A-Za-z_$][\w$]*/g))
    for (const part of parts) if (part.names.some((name) => mentioned.has(name))) kept.add(part)
  }
  return parts
    .filter((part) => kept.has(part))
    .map(({ text }) => text)
    .join('\n')
}

interface Node {
  type: string
  start: number
  end: number
}
interface Edit {
  start: number
  end: number
  text: string
}
type Statement = ReturnType<typeof parseAst>['body'][number]

const statementsOf = (code: string): Statement[] => parseAst(code, { lang: 'ts' }).body

const edited = (code: string, edits: readonly Edit[]) =>
  edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), code)

const declarationOf = (statement: Statement) =>
  statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement

/** What a statement gives a name to, as far as it is more than a type. */
function namesOf(statement: Statement): string[] {
  if (statement.type === 'ImportDeclaration')
    return statement.importKind === 'type' ? [] : statement.specifiers.map(({ local }) => local.name)
  const declared = declarationOf(statement)
  if (declared?.type === 'FunctionDeclaration') return declared.id ? [declared.id.name] : []
  if (declared?.type !== 'VariableDeclaration') return []
  return declared.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? id.name : []))
}

function editsOf(statement: Statement, without: readonly string[]): Edit[] {
  const declared = declarationOf(statement)
  if (declared?.type !== 'VariableDeclaration') return []
  return declared.declarations.flatMap(({ init }) => {
    if (!init || !mayHoldSchemas.has(init.type)) return []
    return [
      { start: init.start, end: init.start, text: '/* @__PURE__ */ (() => (' },
      ...partsOf(init)
        .filter(({ name }) => without.includes(name))
        // Undefined is as good as not there, and needs no look at the commas around it.
        .map(({ name, start, end }) => ({ start, end, text: `${name}: ${name === 'input' ? 'true' : 'undefined'}` })),
      { start: init.end, end: init.end, text: '))()' },
    ]
  })
}

/** Calls, and objects and lists that may be made of calls; what a function does is done later. */
const mayHoldSchemas = new Set([
  'CallExpression',
  'ObjectExpression',
  'ArrayExpression',
  'NewExpression',
  'TSAsExpression',
  'TSSatisfiesExpression',
])

interface Part extends Node {
  name: string
}

/** The parts of a declaration by `endpoint({ … })`; of anything else there are none. */
function partsOf(init: Node): Part[] {
  const { callee, arguments: given } = init as Node & { callee?: Node & { name?: string }; arguments?: Node[] }
  if (callee?.type !== 'Identifier' || callee.name !== 'endpoint') return []
  const declared = given?.[0] as (Node & { properties?: (Node & { key?: { name?: string } })[] }) | undefined
  return (declared?.properties ?? []).map(({ type, start, end, key }) => ({ type, start, end, name: key?.name ?? '' }))
}
