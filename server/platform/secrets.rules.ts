/** Names under which secrets and personal data travel through our objects and paths: never written to a log. */
export const secretNames: readonly string[] = [
  'password',
  'token',
  'authorization',
  'email',
  'full_name',
  'mobile',
  'address',
  'birth_date',
  'secret',
  'code',
]

/** Names of what stands in our paths and opens nothing. Any other name may be that of a secret. */
const harmlessNames = new Set([
  ...['id', 'reference', 'slug', 'tour', 'category', 'kind', 'occasion', 'vehicleClass', 'number', 'paperId'],
  ...['first', 'second', 'item', 'file', '*'],
])

/** The shapes of what we give such names: nothing that was drawn to be a key has one of them. */
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const reference = /^AN-[0-9A-Z]{6}(-\d{1,2})?$/i

/**
 * Whether a part of a path is of words that somebody chose: short ones, parted by dots and dashes, and together not long
 * with capitals among them. Keys are long in one piece, or are long and of both cases.
 */
function isReadable(part: string): boolean {
  if (uuid.test(part) || reference.test(part)) return true
  if (!/^[\w.~:-]*$/.test(part) || part.length > 100) return false
  if (part.length >= 20 && /[A-Z]/.test(part) && !isBuiltFile(part)) return false
  return part.split(/[.~:-]/).every((word) => word.length < 20)
}

/** "month-calendar-Bx3kPq9Z.js": words of ours, and eight letters that stand for its content. */
const isBuiltFile = (part: string) => /^[a-z0-9]+([-_.][a-z0-9]+)*-[\w-]{8}\.[a-z0-9]{2,5}$/.test(part)

/**
 * A path as a log may hold it: the pattern of its route, filled with what is known to be harmless by its name and by its
 * shape. Of a path that nobody answers, whatever may be a key is left out: a link may be cut short, or asked for by
 * another method.
 */
export function pathWithoutSecrets(path: string, pattern: string | undefined): string {
  const parts = path.split('/')
  if (!pattern || pattern.endsWith('*')) return parts.map((part) => (isReadable(part) ? part : '…')).join('/')
  const names = pattern.split('/')
  return parts.map((part, place) => filled(names[place], part)).join('/')
}

function filled(name: string | undefined, part: string): string {
  // Beyond its pattern a path has nothing but a slash at its end.
  if (name === undefined) return isReadable(part) ? part : '…'
  if (!name.includes(':')) return name
  return harmlessNames.has(name.slice(1)) && isReadable(part) ? part : name
}
