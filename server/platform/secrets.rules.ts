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

/** Long, and with capitals or all of one kind: a word that nobody chose. Slugs and names of our own files are neither. */
const looksDrawn = (part: string) => part.length >= 20 && (/[A-Z]/.test(part) || /[0-9a-f]{32}/.test(part))

/**
 * A path as a log may hold it. Of a route that is known, what stands in the place of a secret's name is left out; of a
 * path that nobody answers, whatever looks like a key: a link may be cut short, or asked for by another method.
 */
export function pathWithoutSecrets(path: string, pattern: string | undefined): string {
  const parts = path.split('/')
  if (!pattern || pattern.endsWith('*')) return parts.map((part) => (looksDrawn(part) ? '…' : part)).join('/')
  const names = pattern.split('/')
  return parts.map((part, place) => (isSecret(names[place]) ? (names[place] ?? '') : part)).join('/')
}

const isSecret = (name: string | undefined) => name?.startsWith(':') === true && secretNames.includes(name.slice(1))
