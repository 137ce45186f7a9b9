import { createHash } from 'node:crypto'

/** How long the first request of a key is believed to be at work, before another process may take the key over. */
export const believedAtWorkMs = 60_000

/** How long an answer is kept. */
export const keptMs = 24 * 3_600_000

/** 8 to 200 visible ASCII characters: a UUID, or whatever a caller names its attempts with. */
export const isKey = (value: unknown): value is string =>
  typeof value === 'string' && /^[\x21-\x7e]{8,200}$/.test(value)

/** The same for the same input, in whatever order its fields were sent. */
export const hashInput = (input: unknown): Buffer => createHash('sha256').update(canonicalJson(input)).digest()

export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) => (isRecord(inner) ? sorted(inner) : inner)) ?? 'null'
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const sorted = (record: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1)))
