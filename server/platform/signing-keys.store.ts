import { randomBytes } from 'node:crypto'
import type { Database } from './database.ts'
import { placeOf, type SecretKeys, seal, unseal } from './sealing.rules.ts'

const keyBytes = 32

/** Keys lie sealed: whoever reads this table still cannot sign anything. */
export const signingKeysSealed = { table: 'signing_keys', column: 'key', id: 'name', clearBytes: keyBytes }

/** The key of this name: made when it is first asked for, and whichever process makes it, all get the same. */
export async function signingKey(db: Database, name: string, secretKeys: SecretKeys): Promise<Buffer> {
  const known = await findKey(db, name, secretKeys)
  if (known) return known
  await db
    .insertInto('signing_keys')
    .values({ name, key: seal(secretKeys, placeOf(signingKeysSealed, name), randomBytes(keyBytes)) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const made = await findKey(db, name, secretKeys)
  if (!made) throw new Error(`The signing key "${name}" could not be kept.`)
  return made
}

async function findKey(db: Database, name: string, secretKeys: SecretKeys): Promise<Buffer | undefined> {
  const row = await db.selectFrom('signing_keys').select('key').where('name', '=', name).executeTakeFirst()
  return row && unseal(secretKeys, placeOf(signingKeysSealed, name), row.key)
}
