import { sql } from 'kysely'
import type { Database } from './database.ts'

/** What tells a database from a copy of it. */
export interface Place {
  /** Null where it cannot be known. */
  cluster: string | null
  databaseOid: string
  tableOid: string
  /** Null of a database that is not embedded. */
  folder: string | null
}

export interface Installation extends Place {
  mailsWaitSince: Date | null
}

/** Where this database is now. */
export async function findPlace(db: Database, folder: string | null): Promise<Place> {
  const { rows } = await sql<Pick<Place, 'databaseOid' | 'tableOid'>>`
    SELECT oid::text AS "databaseOid", 'installation'::regclass::oid::text AS "tableOid"
    FROM pg_database WHERE datname = current_database()`.execute(db)
  const [oids] = rows
  if (!oids) throw new Error('The database does not know its own name.')
  return { cluster: await findCluster(db), ...oids, folder }
}

/** Not everybody may ask for it: some who rent out databases keep it to themselves. */
async function findCluster(db: Database): Promise<string | null> {
  try {
    const { rows } = await sql<{ cluster: string }>`
      SELECT system_identifier::text AS cluster FROM pg_control_system()`.execute(db)
    return rows[0]?.cluster ?? null
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === '42501' || error.code === '0A000')) return null
    throw error
  }
}

/** The row, locked until the transaction ends, so that of several processes that start one decides. */
export async function lockInstallation(db: Database): Promise<Installation | undefined> {
  if (!db.isTransaction) throw new Error('The row is locked inside a transaction only.')
  // Two that find none would both write it.
  await sql`LOCK TABLE installation IN SHARE ROW EXCLUSIVE MODE`.execute(db)
  const row = await db.selectFrom('installation').selectAll().executeTakeFirst()
  return (
    row && {
      cluster: row.cluster,
      databaseOid: row.database_oid,
      tableOid: row.table_oid,
      folder: row.folder,
      mailsWaitSince: row.mails_wait_since,
    }
  )
}

/** From now on this is its place, and mails go out. */
export async function settleAt(db: Database, { cluster, databaseOid, tableOid, folder }: Place): Promise<void> {
  const row = { cluster, database_oid: databaseOid, table_oid: tableOid, folder, mails_wait_since: null }
  await db
    .insertInto('installation')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
}

export async function letMailsWait(db: Database, since: Date): Promise<void> {
  await db.updateTable('installation').set({ mails_wait_since: since }).where('mails_wait_since', 'is', null).execute()
}

/**
 * Since when mails wait; null while they go out. What a dump or a template changes is compared each time: a copy may be
 * put into place under a process that runs.
 */
export async function findMailsWaiting(db: Database, now: Date): Promise<Date | null> {
  const { rows } = await sql<{ since: Date | null; isCopy: boolean }>`
    SELECT mails_wait_since AS since, table_oid <> 'installation'::regclass::oid::bigint OR database_oid <>
      (SELECT oid::bigint FROM pg_database WHERE datname = current_database()) AS "isCopy"
    FROM installation`.execute(db)
  const [row] = rows
  return row?.since ?? (row?.isCopy ? now : null)
}
