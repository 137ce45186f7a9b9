import type { Context } from './context.ts'
import type { Database } from './database.ts'

/** Somebody who wants to see what we hold, or to have it erased. */
export interface Person {
  userId: string
  /**
   * The address of the account, once it is shown to be theirs. Null before: whoever only claims an address neither sees
   * nor erases what its owner sent us without an account.
   */
  email: string | null
}

/** What is to be erased: an account, bookings of somebody who left, or both. */
export interface Traces {
  person: Person | null
  bookingIds: readonly string[]
}

export type Erase = (db: Database, traces: Traces, now: Date) => Promise<void>

/** What a capability holds about people. Each brings its own; capabilities.ts lists them all. */
export interface PersonalData {
  /** Its heading in the copy. */
  name: string
  /** Everything about a person, for a JSON file that they can read. */
  copy: (ctx: Context, person: Person) => Promise<unknown>
  /** Makes what is left say nothing about anybody; in the transaction of all others, and may run twice. */
  erase: Erase
}

/** Erases in all capabilities, the latest first: it may ask the earlier ones as long as they know. */
export const eraseIn =
  (holders: readonly PersonalData[]): Erase =>
  async (db, traces, now) => {
    if (!db.isTransaction) throw new Error('What we hold is erased in one transaction, or not at all.')
    for (const { erase } of holders.toReversed()) await erase(db, traces, now)
  }

/** All that is held about a person, each capability under its heading. */
export async function copyFrom(
  holders: readonly PersonalData[],
  ctx: Context,
  person: Person,
): Promise<Record<string, unknown>> {
  const copies: Record<string, unknown> = {}
  for (const { name, copy } of holders) copies[name] = await copy(ctx, person)
  return copies
}
