import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { ownerOfWishlist, wishlistCodeOf } from '#server/accounts/index.ts'
import { sealedColumns } from '#server/capabilities.ts'
import { createTestDatabase } from '#server/testing/database.ts'
import { testEnv } from '#server/testing/test-env.ts'
import { whereWordsStand } from '#server/testing/words-in-database.ts'
import { openDatabase } from './database.ts'
import { hideName, openAnswer } from './idempotency-seal.rules.ts'
import { migrateJobs } from './jobs-migrate.ts'
import { keepSecrets } from './keep-secrets.ts'
import { createLogger } from './log.ts'
import { type Migration, migrate, readMigrations } from './migrate.ts'
import { readSettings } from './settings.ts'
import { signingKey } from './signing-keys.store.ts'

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

test('what lay in clear before secrets were sealed is sealed by the first start, and opens as before', async () => {
  const url = await emptyDatabase()
  const migrations = await readMigrations()
  const first = migrations.findIndex(({ name }) => name.endsWith('_sealed.sql'))
  await migrate(url, migrations.slice(0, first))
  const { db, pool, close } = openDatabase(url, createLogger('silent'))
  onTestFinished(close)
  const [userId, code] = [crypto.randomUUID(), 'list-code-of-22-letter']
  const user = `INSERT INTO users (id, full_name, email, email_key, role, password_hash, wishlist_code)
    VALUES ($1, 'Mika', 'm@e.example', 'm@e.example', 'user', 'x', $2)`
  await pool.query(user, [userId, code])
  const second = `INSERT INTO two_factor (user_id, secret, begun_at) VALUES ($1, $2, now())`
  await pool.query(second, [userId, Buffer.from('TOTP-secret-in-clear')])
  await pool.query(`INSERT INTO signing_keys (name, key) VALUES ('links', $1)`, [Buffer.alloc(32, 'k')])
  const attempt = `INSERT INTO idempotency_keys (caller, endpoint, key, body_hash, answer, created_at)
    VALUES ('guest', 'POST /bookings', 'attempt-0001', '\\x00', '{"status": 200, "body": "{\\"token\\":\\"tea\\"}"}', now())`
  await pool.query(attempt)

  await migrate(url, migrations)
  const settings = readSettings({ ...testEnv, DATABASE_URL: url })
  const keys = await keepSecrets(db, settings, sealedColumns, () => undefined)

  expect(await whereWordsStand(db, [code, 'TOTP-secret-in-clear', 'attempt-0001', 'token', 'k'.repeat(32)])).toEqual([])
  expect(await wishlistCodeOf({ db, settings }, userId)).toBe(code)
  expect((await ownerOfWishlist(db, code))?.userId).toBe(userId)
  expect(await signingKey(db, 'links', keys)).toEqual(Buffer.alloc(32, 'k'))
  const kept = await db.selectFrom('idempotency_keys').selectAll().executeTakeFirstOrThrow()
  const name = { caller: 'guest', endpoint: 'POST /bookings', key: 'attempt-0001' }
  const ours = await signingKey(db, 'attempts', keys)
  expect(openAnswer(ours, name, kept.answer ?? Buffer.alloc(0))).toEqual({ status: 200, body: '{"token":"tea"}' })
  expect(kept.key).toBe(hideName(ours, name).key)
})
