import { randomBytes } from 'node:crypto'
import type { Database } from './database.ts'

/** The key of this name: made when it is first asked for, and whichever process makes it, all get the same. */
export async function signingKey(db: Database, name: string): Promise<Buffer> {
  const known = await findKey(db, name)
  if (known) return known
  await db
    .insertInto('signing_keys')
    .values({ name, key: randomBytes(32) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const made = await findKey(db, name)
  if (!made) throw new Error(`The signing key "${name}" could not be kept.`)
  return made
}

async function findKey(db: Database, name: string): Promise<Buffer | undefined> {
  const row = await db.selectFrom('signing_keys').select('key').where('name', '=', name).executeTakeFirst()
  return row?.key
}
