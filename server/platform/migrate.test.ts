import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '#server/testing/database.ts'
import { migrateJobs } from './jobs-migrate.ts'
import { createLogger } from './log.ts'
import { type Migration, migrate, readMigrations } from './migrate.ts'

const run = promisify(execFile)
const projectDir = fileURLToPath(new URL('../../', import.meta.url))

async function emptyDatabase(): Promise<string> {
  const server = new pg.Client(inject('databaseUrl'))
  await server.connect()
  const name = `annai_empty_${crypto.randomUUID().replaceAll('-', '')}`
  await server.query(`CREATE DATABASE ${name}`)
  onTestFinished(async () => {
    await server.query(`DROP DATABASE ${name} WITH (FORCE)`)
    await server.end()
  })
  const url = new URL(inject('databaseUrl'))
  url.pathname = `/${name}`
  return url.href
}

test('two processes that start together migrate once between them', async () => {
  const url = await emptyDatabase()
  const names = (await readMigrations()).map((migration) => migration.name)
  const results = await Promise.all([migrate(url), migrate(url), migrate(url)])
  expect(results.flat().sort()).toEqual(names)
  expect(await migrate(url)).toEqual([])
})

test('two processes that start together lay out the job queue once between them', async () => {
  const url = await emptyDatabase()
  const log = createLogger('silent')
  await Promise.all([migrateJobs(url, log), migrateJobs(url, log), migrateJobs(url, log)])
  await migrateJobs(url, log)
  const client = new pg.Client(url)
  await client.connect()
  const laidOut = "SELECT to_regclass('graphile_worker.jobs') IS NOT NULL AS here"
  expect((await client.query(laidOut)).rows).toEqual([{ here: true }])
  await client.end()
})

test('a migration that fails leaves nothing half-done', async () => {
  const url = await emptyDatabase()
  const broken: Migration = {
    name: '9999_broken.sql',
    sql: 'CREATE TABLE half (id int); SELECT nonsense',
    checksum: 'x',
  }
  await expect(migrate(url, [broken])).rejects.toThrow('nonsense')
  const client = new pg.Client(url)
  await client.connect()
  expect((await client.query("SELECT to_regclass('half') AS half")).rows).toEqual([{ half: null }])
  expect((await client.query('SELECT * FROM schema_migrations')).rows).toEqual([])
  await client.end()
})

test('a migration that was changed after it had been applied is refused with a sentence', async () => {
  const { url, drop } = await createTestDatabase()
  onTestFinished(drop)
  const [first] = await readMigrations()
  await expect(migrate(url, [{ ...(first as Migration), checksum: 'other' }])).rejects.toThrow(
    'was changed after it had been applied',
  )
})

test('the types generated from the schema are current', async () => {
  const { url, drop } = await createTestDatabase()
  onTestFinished(drop)
  const verified = run(process.execPath, ['scripts/generate-schema-types.ts', '--verify'], {
    cwd: projectDir,
    env: { ...process.env, DATABASE_URL: url },
  })
  await expect(verified).resolves.toBeDefined()
})
