import type { Schema } from '#contract/endpoint.ts'
import { rightToRead } from '#contract/only-with.ts'
import type { OfficeRight } from '#core/office-rights.ts'

/** Whether who asked has a right. */
type May = (right: OfficeRight) => boolean
/** Gives what the schema names of a value and whoever asked may read, and nothing else; tells what it left out. */
type Cut = (value: unknown, path: string, may: May) => unknown
type Tell = (path: string) => void

/** What the library keeps of a schema, as far as it says which fields there are. */
interface Definition {
  type: string
  shape?: Record<string, Schema>
  catchall?: Schema
  innerType?: Schema
  element?: Schema
  valueType?: Schema
  out?: Schema
  items?: readonly Schema[]
  options?: readonly Schema[]
  discriminator?: string
}

const definitionOf = (schema: Schema) => schema._zod.def as unknown as Definition
/** Of a literal or an enum: what it may be. */
const valuesOf = (schema: Schema | undefined) => schema?._zod.values as ReadonlySet<unknown> | undefined
const same: Cut = (value) => value
const plain = new Set(['string', 'number', 'boolean', 'enum', 'literal', 'null', 'unknown', 'transform'])

/**
 * The door is shut on the way out, too: what a use case gives beyond what its endpoint declares stays here. Texts and
 * numbers pass as they are, since what is stored may be older than a bound on it.
 */
export function cutTo(schema: Schema, tell: Tell): Cut {
  const cut = cutWhole(schema, tell)
  const right = rightToRead(schema)
  return right ? (value, path, may) => (may(right) ? cut(value, path, may) : null) : cut
}

function cutWhole(schema: Schema, tell: Tell): Cut {
  const definition = definitionOf(schema)
  const inner = (one: Schema | undefined) => (one ? cutTo(one, tell) : same)
  switch (definition.type) {
    case 'object':
      return cutObject(definition, tell)
    case 'array':
      return each(inner(definition.element))
    case 'tuple':
      return cutTuple((definition.items ?? []).map(inner))
    case 'record':
      return everyValue(inner(definition.valueType))
    case 'union':
      return cutUnion(definition, tell)
    case 'pipe':
      return inner(definition.out)
    case 'nullable':
    case 'optional':
    case 'default':
      return whereThere(inner(definition.innerType))
    default:
      // What is neither known to hold fields nor known to hold none must not pass unseen.
      if (!plain.has(definition.type)) throw new Error(`An answer of the kind "${definition.type}" cannot be cut.`)
      return same
  }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function cutObject({ shape = {}, catchall }: Definition, tell: Tell): Cut {
  if (catchall && definitionOf(catchall).type === 'unknown') return same
  const cuts = new Map(Object.entries(shape).map(([name, of]) => [name, cutTo(of, tell)]))
  return (value, path, may) => {
    if (!isObject(value)) return value
    const kept: Record<string, unknown> = {}
    for (const [name, of] of Object.entries(value)) {
      const cut = cuts.get(name)
      if (cut) kept[name] = cut(of, `${path}.${name}`, may)
      else if (of !== undefined) tell(`${path}.${name}`)
    }
    return kept
  }
}

const whereThere =
  (cut: Cut): Cut =>
  (value, path, may) =>
    value === null || value === undefined ? value : cut(value, path, may)

const each =
  (cut: Cut): Cut =>
  (value, path, may) =>
    cut !== same && Array.isArray(value) ? value.map((one) => cut(one, `${path}[]`, may)) : value

const cutTuple =
  (cuts: readonly Cut[]): Cut =>
  (value, path, may) =>
    Array.isArray(value) ? cuts.map((cut, index) => cut(value[index], `${path}[${index}]`, may)) : value

const everyValue =
  (cut: Cut): Cut =>
  (value, path, may) =>
    isObject(value)
      ? Object.fromEntries(Object.entries(value).map(([name, of]) => [name, cut(of, `${path}.${name}`, may)]))
      : value

/** Only objects have fields to leave out. Which of several one is, its discriminator says, else the fields it has. */
function cutUnion({ options = [], discriminator }: Definition, tell: Tell): Cut {
  const objects = options.filter((option) => definitionOf(option).type === 'object')
  if (objects.length === 0) return same
  const known = objects.map((option) => {
    const { shape = {} } = definitionOf(option)
    const isIt = (value: Record<string, unknown>) =>
      discriminator
        ? valuesOf(shape[discriminator])?.has(value[discriminator])
        : Object.keys(shape).every((name) => name in value)
    return { isIt, cut: cutTo(option, tell) }
  })
  return (value, path, may) => {
    if (!isObject(value)) return value
    const found = known.find(({ isIt }) => isIt(value))
    if (!found) tell(`${path} (none of those that are declared)`)
    return found ? found.cut(value, path, may) : null
  }
}
