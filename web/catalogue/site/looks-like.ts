/**
 * Whether a value has the parts of an example, each of its kind: entries of a list are compared with the example's only
 * one. For answers that pages take apart at once; schemas would do it too, but no page loads what runs them.
 */
export function looksLike(value: unknown, example: unknown): boolean {
  if (Array.isArray(example)) return Array.isArray(value) && value.every((entry) => looksLike(entry, example[0]))
  if (typeof example !== 'object' || example === null) return typeof value === typeof example
  return isObject(value) && Object.entries(example).every(([name, part]) => looksLike(value[name], part))
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
