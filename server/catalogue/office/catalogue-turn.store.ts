import { sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'

/** Any number, the same in every Annai: who holds it changes what visitors see of the catalogue. */
const catalogueLock = 727_006

/** One change of the public catalogue at a time: addresses, covers, stations and the list of words are shared by all. */
export async function takeCatalogueTurn(transaction: Database): Promise<void> {
  if (!transaction.isTransaction) throw new Error('A turn is taken inside a transaction only.')
  await sql`SELECT pg_advisory_xact_lock(${catalogueLock})`.execute(transaction)
}
