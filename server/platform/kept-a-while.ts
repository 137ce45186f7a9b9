import type { Context } from './context.ts'
import type { Database } from './database.ts'

interface Kept<Value> {
  at: number
  value: Promise<Value>
}

/**
 * What changes so seldom that it is read once in a while only, in each process and for each key. By the clock of the
 * product: one that goes back reads anew.
 */
export function keptAWhile<Value>(
  milliseconds: number,
): (ctx: Pick<Context, 'db' | 'clock'>, key: string, read: () => Promise<Value>) => Promise<Value> {
  const keptOf = new WeakMap<Database, Map<string, Kept<Value>>>()
  return ({ db, clock }, key, read) => {
    const kept = keptOf.get(db) ?? new Map<string, Kept<Value>>()
    keptOf.set(db, kept)
    const now = clock.now().getTime()
    const isOld = ({ at }: Kept<Value>) => Math.abs(now - at) >= milliseconds
    const known = kept.get(key)
    if (known && !isOld(known)) return known.value
    for (const [each, one] of kept) if (isOld(one)) kept.delete(each)
    const value = read()
    const reading = { at: now, value }
    kept.set(key, reading)
    // What failed is not kept; whoever asked hears of it.
    value.catch(() => {
      if (kept.get(key) === reading) kept.delete(key)
    })
    return value
  }
}
