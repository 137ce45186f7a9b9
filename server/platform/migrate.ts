import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import pg from 'pg'
import { StartupError } from './postgres/startup-error.ts'
import { projectDir } from './project-dir.ts'

const migrationsDir = `${projectDir}db/migrations/`
/** Any number, the same in every Annai: who holds it is the one that migrates. */
const migrationLock = 727_001

export interface Migration {
  name: string
  sql: string
  checksum: string
}

export async function readMigrations(dir = migrationsDir): Promise<Migration[]> {
  const names = (await readdir(dir)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(`${dir}/${name}`, 'utf8')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

/** Brings a database up to the newest migration. Two processes that start together take turns. Answers what was new. */
export async function migrate(databaseUrl: string, migrations?: Migration[]): Promise<string[]> {
  const wanted = migrations ?? (await readMigrations())
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'annai migrations' })
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock])
    await client.query(`CREATE TABLE IF NOT EXISTS schema_migrations (
      name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`)
    const { rows } = await client.query<{ name: string; checksum: string }>(
      'SELECT name, checksum FROM schema_migrations',
    )
    const applied = new Map(rows.map((row) => [row.name, row.checksum]))
    const fresh: string[] = []
    for (const migration of wanted) {
      const known = applied.get(migration.name)
      if (known && known !== migration.checksum) {
        throw new StartupError(
          `The migration ${migration.name} was changed after it had been applied. Add a new one instead.`,
        )
      }
      if (known) continue
      await applyOne(client, migration)
      fresh.push(migration.name)
    }
    return fresh
  } finally {
    await client.end()
  }
}

async function applyOne(client: pg.Client, migration: Migration) {
  await client.query('BEGIN')
  try {
    await client.query(migration.sql)
    await client.query('INSERT INTO schema_migrations (name, checksum) VALUES ($1, $2)', [
      migration.name,
      migration.checksum,
    ])
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  }
}
