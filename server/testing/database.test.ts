import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { expect, inject, it, onTestFinished, vi } from 'vitest'
import { createTestDatabase } from './database.ts'

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client(url)
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

it('two test databases are migrated and know nothing of each other', async () => {
  const [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()])
  onTestFinished(() => one.drop())
  onTestFinished(() => other.drop())
  const [first, second] = [await connected(one.url), await connected(other.url)]

  await first.query('CREATE TABLE only_here (id int)')

  const tables = async (client: pg.Client) =>
    (await client.query("SELECT to_regclass('schema_migrations') AS migrated, to_regclass('only_here') AS own")).rows
  expect(await tables(first)).toEqual([{ migrated: 'schema_migrations', own: 'only_here' }])
  expect(await tables(second)).toEqual([{ migrated: 'schema_migrations', own: null }])
})

it('a dropped test database is gone, even with a connection left open', async () => {
  const database = await createTestDatabase()
  const forgotten = new pg.Client(database.url)
  forgotten.on('error', () => {})
  await forgotten.connect()

  await database.drop()

  const server = await connected(inject('databaseUrl'))
  const name = new URL(database.url).pathname.slice(1)
  expect((await server.query('SELECT FROM pg_database WHERE datname = $1', [name])).rowCount).toBe(0)
})

it('a test run that is killed leaves neither a server nor files behind', async () => {
  const script = `
    const { startTestCluster } = await import('./server/testing/throw-away-cluster.ts')
    const { default: pg } = await import('pg')
    const client = new pg.Client((await startTestCluster()).url)
    await client.connect()
    console.log((await client.query('SHOW data_directory')).rows[0].data_directory)
    setInterval(() => {}, 1000)`
  const run = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [dataDirectory] = await once(createInterface({ input: run.stdout }), 'line')
  expect(existsSync(`${dataDirectory}/postmaster.pid`)).toBe(true)

  run.kill('SIGKILL')

  await vi.waitFor(() => expect(existsSync(dataDirectory)).toBe(false), { timeout: 30_000, interval: 50 })
})
