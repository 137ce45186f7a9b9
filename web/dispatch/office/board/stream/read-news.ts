import type { BoardNews } from '#contract/dispatch.ts'

const kinds: readonly string[] = ['board', 'changes', 'moving', 'pulse'] satisfies BoardNews['is'][]

/** A line of the stream; null where a newer server says what this page does not know yet. */
export function readNews(line: string): BoardNews | null {
  let said: unknown
  try {
    said = JSON.parse(line)
  } catch {
    return null
  }
  if (typeof said !== 'object' || said === null || !('is' in said)) return null
  return typeof said.is === 'string' && kinds.includes(said.is) ? (said as BoardNews) : null
}
