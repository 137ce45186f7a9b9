import { sql } from 'kysely'
import type { Database } from './database.ts'
import { sealOldAttempts } from './idempotency.store.ts'
import { StartupError } from './postgres/startup-error.ts'
import { placeOf, type SealedColumn, type SecretKeys, seal, sealedPrefix, unseal } from './sealing.rules.ts'
import { makeSecretKeyFile, readSecretKeyFile, secretKeyFile } from './secret-key-file.ts'
import type { Settings } from './settings.ts'
import { signingKey, signingKeysSealed } from './signing-keys.store.ts'

/** Any number, the same in every Annai: who holds it seals. */
const sealingLock = 727_025

/**
 * Before anything is read: finds the keys, refuses to start with others than those that sealed this database, seals what
 * lies in clear, and seals anew what an older key sealed. Several processes take turns.
 */
export async function keepSecrets(
  db: Database,
  settings: Settings,
  columns: readonly SealedColumn[],
  say: (line: string) => void,
): Promise<SecretKeys> {
  const every = [signingKeysSealed, ...columns]
  const { keys, changed } = await db.transaction().execute(async (tx) => {
    await sql`SET LOCAL lock_timeout = 0`.execute(tx)
    await sql`SET LOCAL statement_timeout = 0`.execute(tx)
    await sql`SELECT pg_advisory_xact_lock(${sealingLock})`.execute(tx)
    const prefixes = (await Promise.all(every.map((column) => prefixesIn(tx, column)))).flat()
    const found = await findKeys(settings, prefixes.length > 0)
    const known = found.map((key) => sealedPrefix(key))
    if (prefixes.some((prefix) => !known.some((one) => one.equals(prefix)))) throw otherKey(settings)
    const counts = { sealed: 0, renewed: 0 }
    for (const column of every) await sealColumn(tx, column, found, counts)
    // Made now, so that a process with another key is refused from the first start on.
    await signingKey(tx, 'links', found)
    counts.sealed += await sealOldAttempts(tx, await signingKey(tx, 'attempts', found))
    return { keys: found, changed: counts }
  })
  if (changed.sealed > 0) say(`Sealed ${changed.sealed} secrets that lay in the database in clear`)
  if (changed.renewed > 0) say(`Sealed ${changed.renewed} secrets anew with the newest key`)
  if (changed.sealed + changed.renewed > 0) await forgetOldVersions(db, every)
  return keys
}

async function findKeys(settings: Settings, isSealed: boolean): Promise<SecretKeys> {
  if (settings.secretKeys.length > 0) return settings.secretKeys
  const kept = await readSecretKeyFile(settings.dataDir)
  if (kept) return kept
  if (!isSealed) return makeSecretKeyFile(settings.dataDir)
  throw new StartupError(
    `The key to the secrets in the database is lost: put the file ${secretKeyFile(settings.dataDir)} back in its place, or set SECRET_KEY.`,
  )
}

function otherKey({ secretKeys, dataDir }: Settings): StartupError {
  const where = secretKeys.length > 0 ? 'SECRET_KEY is' : `The file ${secretKeyFile(dataDir)} holds`
  return new StartupError(
    `${where} another key than the one that sealed the secrets in this database: put the right one in its place.`,
  )
}

const isClear = ({ column, clearBytes }: SealedColumn) => sql<boolean>`length(${sql.ref(column)}) = ${clearBytes}`

async function prefixesIn(db: Database, column: SealedColumn): Promise<Buffer[]> {
  const { rows } = await sql<{ prefix: Buffer }>`
    SELECT DISTINCT substring(${sql.ref(column.column)} FROM 1 FOR 9) AS prefix FROM ${sql.table(column.table)}
    WHERE NOT ${isClear(column)}`.execute(db)
  return rows.map(({ prefix }) => prefix)
}

async function sealColumn(
  db: Database,
  column: SealedColumn,
  keys: SecretKeys,
  counts: { sealed: number; renewed: number },
): Promise<void> {
  const [newest] = keys
  if (!newest) return
  const { table, column: name, id } = column
  const { rows } = await sql<{ id: string; secret: Buffer }>`
    SELECT ${sql.ref(id)}::text AS id, ${sql.ref(name)} AS secret FROM ${sql.table(table)}
    WHERE ${isClear(column)} OR substring(${sql.ref(name)} FROM 1 FOR 9) <> ${sealedPrefix(newest)} FOR UPDATE`.execute(
    db,
  )
  for (const row of rows) {
    const place = placeOf(column, row.id)
    const lay = row.secret.length === column.clearBytes
    const secret = lay ? row.secret : unseal(keys, place, row.secret)
    await sql`UPDATE ${sql.table(table)} SET ${sql.ref(name)} = ${seal(keys, place, secret)}
      WHERE ${sql.ref(id)}::text = ${row.id}`.execute(db)
    counts[lay ? 'sealed' : 'renewed']++
  }
}

/** A changed row leaves the old one behind in its file, where a copy of the files would find it. */
async function forgetOldVersions(db: Database, columns: readonly SealedColumn[]): Promise<void> {
  for (const table of [...columns.map((column) => column.table), 'idempotency_keys'])
    await sql`VACUUM FULL ${sql.table(table)}`.execute(db).catch((error: unknown) => {
      // Somebody else reads it, or it is large; the database does the same by itself, a little later.
      if (!isTooLong(error)) throw error
    })
}

const isTooLong = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === '55P03' || error.code === '57014')
