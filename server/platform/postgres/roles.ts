import { randomBytes } from 'node:crypto'
import { chownSync, writeFileSync } from 'node:fs'
import pg from 'pg'
import { type Cluster, DATABASE, ROLE, SUPERUSER, superPasswordFile } from './cluster.ts'
import { connectAs } from './connection.ts'

/** Helps to rename the role of before, which cannot rename itself. */
const PASSING = 'annai_passing'

/**
 * The application works as an ordinary role that owns its database and nothing else. The superuser only makes both,
 * keeps the lock of the owner, and takes over what an earlier release made as superuser.
 */
export async function prepareRole(cluster: Cluster, port: number, owner: pg.Client, grants: readonly string[]) {
  if (await wasSuperuser(owner)) await makeOrdinary(cluster, port, owner)
  const { rowCount: knows } = await owner.query('SELECT FROM pg_roles WHERE rolname = $1', [ROLE])
  if (!knows) await owner.query(`CREATE ROLE ${ROLE} LOGIN PASSWORD ${pg.escapeLiteral(cluster.password)}`)
  const { rows } = await owner.query<{ owner: string }>(
    'SELECT pg_get_userbyid(datdba) AS owner FROM pg_database WHERE datname = $1',
    [DATABASE],
  )
  if (!rows[0]) await owner.query(`CREATE DATABASE ${DATABASE} OWNER ${ROLE}`)
  else if (rows[0].owner !== ROLE) await owner.query(`ALTER DATABASE ${DATABASE} OWNER TO ${ROLE}`)
  for (const grant of grants) await owner.query(`GRANT ${grant} TO ${ROLE}`)
  await owner.query(`DROP ROLE IF EXISTS ${PASSING}`)
  if (rows[0]) await handOver(cluster, port)
}

const wasSuperuser = async (owner: pg.Client) =>
  ((await owner.query(`SELECT FROM pg_roles WHERE rolname = $1 AND rolsuper`, [ROLE])).rowCount ?? 0) > 0

/** Until now the application was the superuser: that one gets another name and password, and its old name is free. */
async function makeOrdinary(cluster: Cluster, port: number, owner: pg.Client): Promise<void> {
  const [passing, superPassword] = [newPassword(), newPassword()]
  await owner.query(`DROP ROLE IF EXISTS ${PASSING}`)
  await owner.query(`CREATE ROLE ${PASSING} SUPERUSER LOGIN PASSWORD ${pg.escapeLiteral(passing)}`)
  // Written first: should we be killed before the change stands, the old name still has its old password.
  writeFileSync(superPasswordFile(cluster.dir), superPassword, { mode: 0o600 })
  if (cluster.account) chownSync(superPasswordFile(cluster.dir), cluster.account.uid, cluster.account.gid)
  const client = await connectAs({ user: PASSING, password: passing }, port)
  try {
    await client.query(`BEGIN;
      ALTER ROLE ${ROLE} RENAME TO ${SUPERUSER};
      ALTER ROLE ${SUPERUSER} PASSWORD ${pg.escapeLiteral(superPassword)};
      CREATE ROLE ${ROLE} LOGIN PASSWORD ${pg.escapeLiteral(cluster.password)};
      COMMIT`)
  } finally {
    await client.end()
  }
  cluster.superPassword = superPassword
}

export const newPassword = () => randomBytes(24).toString('hex')

const notOfAnExtension = (table: string) =>
  `NOT EXISTS (SELECT FROM pg_depend WHERE classid = '${table}'::regclass AND objid = it.oid AND deptype IN ('e', 'a', 'i'))`

/** What is in the database and belongs to somebody else, as a statement each that gives it to the role. */
const handingOver = `
  WITH here AS (SELECT oid, nspname, nspowner FROM pg_namespace AS it
    WHERE nspname NOT LIKE 'pg\\_%' AND nspname <> 'information_schema'),
  ours AS (SELECT oid FROM pg_roles WHERE rolname = '${ROLE}')
  SELECT format('ALTER SCHEMA %I OWNER TO ${ROLE}', nspname) AS statement FROM here
    WHERE nspname <> 'public' AND nspowner NOT IN (SELECT oid FROM ours)
  UNION ALL SELECT format('ALTER TABLE %s OWNER TO ${ROLE}', it.oid::regclass) FROM pg_class AS it
    JOIN here ON here.oid = relnamespace
    WHERE relkind IN ('r', 'p', 'v', 'm', 'S', 'f') AND relowner NOT IN (SELECT oid FROM ours)
      AND ${notOfAnExtension('pg_class')}
  UNION ALL SELECT format('ALTER ROUTINE %s OWNER TO ${ROLE}', it.oid::regprocedure) FROM pg_proc AS it
    JOIN here ON here.oid = pronamespace
    WHERE proowner NOT IN (SELECT oid FROM ours) AND ${notOfAnExtension('pg_proc')}
  UNION ALL SELECT format('ALTER TYPE %s OWNER TO ${ROLE}', it.oid::regtype) FROM pg_type AS it
    JOIN here ON here.oid = typnamespace LEFT JOIN pg_class ON pg_class.oid = typrelid
    WHERE (typtype IN ('d', 'e', 'r') OR pg_class.relkind = 'c') AND typowner NOT IN (SELECT oid FROM ours)
      AND ${notOfAnExtension('pg_type')}`

async function handOver(cluster: Cluster, port: number): Promise<void> {
  const password = cluster.superPassword ?? cluster.password
  const client = await connectAs({ user: SUPERUSER, password }, port, DATABASE)
  try {
    const { rows } = await client.query<{ statement: string }>(handingOver)
    if (rows.length === 0) return
    await client.query('BEGIN')
    for (const { statement } of rows) await client.query(statement)
    await client.query('COMMIT')
  } finally {
    await client.end()
  }
}
