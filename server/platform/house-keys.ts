import type { Context } from './context.ts'
import type { Database } from './database.ts'
import { signingKey } from './signing-keys.store.ts'

export type KeyContext = Pick<Context, 'db' | 'settings'>

/** By database, since a process of tests has several. */
const known = new WeakMap<Database, Map<string, Promise<Buffer>>>()

/** A key of the house, opened once for as long as the process lives. */
export function houseKey({ db, settings }: KeyContext, name: 'links' | 'attempts'): Promise<Buffer> {
  const keys = known.get(db) ?? new Map<string, Promise<Buffer>>()
  known.set(db, keys)
  const asked = keys.get(name)
  if (asked) return asked
  const opened = signingKey(db, name, settings.secretKeys).catch((error: unknown) => {
    keys.delete(name)
    throw error
  })
  keys.set(name, opened)
  return opened
}
