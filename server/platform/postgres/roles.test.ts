import { execFileSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { findBinaries } from './binaries.ts'
import { prepareCluster } from './cluster.ts'
import { startEmbeddedPostgres } from './index.ts'
import { query, temporaryDataDir } from './postgres-test-kit.ts'
import { freePort, launchPostmaster, stopPostmaster } from './postmaster.ts'
import { LASTING, serverEnvironment } from './settings.ts'
import { chooseAccount, runAs } from './unprivileged-user.ts'

const quiet = () => {}
const whatItIs = `SELECT current_user AS name, rolsuper, rolcreaterole, rolcreatedb, rolreplication, rolbypassrls
  FROM pg_roles WHERE rolname = current_user`
const ordinary = {
  ...{ name: 'annai', rolsuper: false, rolcreaterole: false, rolcreatedb: false },
  ...{ rolreplication: false, rolbypassrls: false },
}
/** What is there and belongs to somebody else than the application, but for what extensions brought. */
const notOurs = `SELECT relname AS name FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
    WHERE nspname IN ('public', 'shelf') AND pg_get_userbyid(relowner) <> 'annai'
  UNION ALL SELECT proname FROM pg_proc JOIN pg_namespace ON pg_namespace.oid = pronamespace
    WHERE nspname IN ('public', 'shelf') AND pg_get_userbyid(proowner) <> 'annai'
      AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_proc.oid AND deptype = 'e')
  UNION ALL SELECT nspname FROM pg_namespace WHERE nspname = 'shelf' AND pg_get_userbyid(nspowner) <> 'annai'
  UNION ALL SELECT typname FROM pg_type WHERE typname IN ('colour', 'pair') AND pg_get_userbyid(typowner) <> 'annai'
  UNION ALL SELECT datname FROM pg_database WHERE datname = 'annai' AND pg_get_userbyid(datdba) <> 'annai'`

it('the application works as an ordinary role that owns its database, and cannot reach the machine', async () => {
  const dataDir = temporaryDataDir()
  const postgres = await startEmbeddedPostgres({ dataDir, log: quiet })
  onTestFinished(() => postgres.stop())

  expect(await query(postgres.url, whatItIs)).toEqual([ordinary])
  for (const name of ['btree_gist', 'pg_trgm', 'fuzzystrmatch']) await query(postgres.url, `CREATE EXTENSION ${name}`)
  await query(postgres.url, 'CREATE SCHEMA shelf; CREATE TABLE shelf.book (id int)')
  const forbidden = [
    "SELECT pg_read_file('PG_VERSION')",
    "COPY (SELECT 1) TO PROGRAM 'true'",
    "ALTER SYSTEM SET shared_buffers = '1GB'",
    'SET session_replication_role = replica',
    'SELECT rolpassword FROM pg_authid',
    'ALTER ROLE annai SUPERUSER',
    'CREATE ROLE other',
    'SET ROLE postgres',
  ]
  for (const statement of forbidden)
    await expect(query(postgres.url, statement), statement).rejects.toThrow(/permission/)
  for (const name of ['annai-password', 'postgres-password'])
    expect(statSync(join(dataDir, 'postgres', name)).mode & 0o777).toBe(0o600)
})

/** As an earlier release made it: its only role is the superuser `annai`, and everything is that one's. */
async function layOldCluster(dataDir: string): Promise<void> {
  const dir = join(dataDir, 'postgres')
  const account = chooseAccount(dir)
  const password = join(dataDir, 'old-password')
  writeFileSync(password, 'as-it-was', { mode: 0o600 })
  if (account) for (const path of [dataDir, password]) chownSync(path, account.uid, account.gid)
  const how = ['--encoding=UTF8', '--locale=C', '--auth=scram-sha-256', '--username=annai', `--pwfile=${password}`]
  execFileSync(findBinaries(account).initdb, ['-D', dir, ...how], { ...runAs(account), env: serverEnvironment() })
  execFileSync('mv', [password, join(dir, 'annai-password')])
  const cluster = await prepareCluster(dataDir, quiet)
  const { postmaster, client } = await launchPostmaster(cluster, { port: await freePort(), settings: LASTING })
  await client.query('CREATE DATABASE annai')
  await client.end()
  const old = `postgres://annai:as-it-was@127.0.0.1:${postmaster.port}/annai`
  await query(
    old,
    `CREATE EXTENSION pg_trgm; CREATE EXTENSION btree_gist; CREATE SCHEMA shelf;
     CREATE TYPE colour AS ENUM ('red'); CREATE TYPE shelf.pair AS (a int, b int);
     CREATE TABLE kept (id serial PRIMARY KEY, number int, shade colour);
     CREATE TABLE shelf.book (id int GENERATED ALWAYS AS IDENTITY); CREATE SEQUENCE free_sequence;
     CREATE VIEW seen AS SELECT number FROM kept; CREATE MATERIALIZED VIEW counted AS SELECT count(*) FROM kept;
     CREATE FUNCTION twice(n int) RETURNS int LANGUAGE sql AS 'SELECT 2 * n';
     CREATE FUNCTION shelf.bare() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NEW; END';
     CREATE TRIGGER watching BEFORE INSERT ON kept FOR EACH ROW EXECUTE FUNCTION shelf.bare();
     INSERT INTO kept (number) VALUES (7)`,
  )
  expect(await query(old, whatItIs)).toMatchObject([{ rolsuper: true }])
  await stopPostmaster(postmaster.pid, dir)
}

it('a cluster of before is taken over: the role becomes ordinary, keeps its password, and owns all that was there', async () => {
  const dataDir = temporaryDataDir()
  await layOldCluster(dataDir)
  for (const time of ['the first time', 'and again']) {
    const postgres = await startEmbeddedPostgres({ dataDir, log: quiet })
    try {
      expect(new URL(postgres.url).password, time).toBe('as-it-was')
      expect(await query(postgres.url, whatItIs), time).toEqual([ordinary])
      expect(await query(postgres.url, notOurs), time).toEqual([])
      expect(await query(postgres.url, 'SELECT number, twice(number) FROM seen ORDER BY 1 LIMIT 1')).toEqual([
        { number: 7, twice: 14 },
      ])
      // What a migration may come to do.
      await query(
        postgres.url,
        `INSERT INTO kept (number) VALUES (8); CREATE EXTENSION IF NOT EXISTS pg_trgm;
        ALTER TABLE kept ADD COLUMN IF NOT EXISTS more int; ALTER TYPE colour ADD VALUE IF NOT EXISTS 'blue'`,
      )
      await query(postgres.url, 'VACUUM FULL kept')
      const roles = await query(postgres.url, `SELECT rolname FROM pg_roles WHERE rolname !~ '^pg_' ORDER BY 1`)
      expect(roles).toEqual([{ rolname: 'annai' }, { rolname: 'postgres' }])
    } finally {
      await postgres.stop()
    }
  }
})

it('a take-over that was killed half-way is made good by the next start', async () => {
  const dataDir = temporaryDataDir()
  await layOldCluster(dataDir)
  // The new password was written, and the change never stood.
  writeFileSync(join(dataDir, 'postgres/postgres-password'), 'of-nobody', { mode: 0o600 })
  const postgres = await startEmbeddedPostgres({ dataDir, log: quiet })
  onTestFinished(() => postgres.stop())
  expect(await query(postgres.url, whatItIs)).toEqual([ordinary])
  expect(await query(postgres.url, notOurs)).toEqual([])
  expect(readFileSync(join(dataDir, 'postgres/postgres-password'), 'utf8')).not.toBe('of-nobody')
})

it('what lies in a data directory is closed to everybody else, and a folder with other things is left as it is', async () => {
  const dataDir = join(temporaryDataDir(), 'data')
  mkdirSync(join(dataDir, 'mail'), { recursive: true })
  for (const name of ['mail/old.eml', 'secret.key']) writeFileSync(join(dataDir, name), 'words', { mode: 0o644 })
  const postgres = await startEmbeddedPostgres({ dataDir, log: quiet })
  await postgres.stop()
  const modeOf = (name: string) => (statSync(join(dataDir, name)).mode & 0o777).toString(8)
  expect(['', 'mail', 'postgres'].map(modeOf)).toEqual(['700', '700', '700'])
  expect(['mail/old.eml', 'secret.key', 'postgres.log'].map(modeOf)).toEqual(['600', '600', '600'])

  const shared = join(dirname(dataDir), 'shared')
  mkdirSync(shared, { mode: 0o755 })
  writeFileSync(join(shared, 'somebody-else.txt'), 'theirs', { mode: 0o644 })
  const other = await startEmbeddedPostgres({ dataDir: shared, log: quiet })
  await other.stop()
  expect([shared, join(shared, 'somebody-else.txt')].map((path) => (statSync(path).mode & 0o777).toString(8))).toEqual([
    '755',
    '644',
  ])
  expect(existsSync(join(shared, 'postgres'))).toBe(true)
})
