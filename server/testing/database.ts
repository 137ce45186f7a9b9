import { randomBytes } from 'node:crypto'
import pg from 'pg'
import type { Clock } from '#server/platform/clock.ts'
import { startTestCluster as startThrowAwayCluster, type TestCluster } from './throw-away-cluster.ts'

/** How the workers of a test run find the server and the migrated database to copy. */
const SERVER_VARIABLE = 'ANNAI_TEST_DATABASE_URL'
const templateVariables = {
  /** Every table, and nothing in it. */
  migrated: 'ANNAI_TEST_TEMPLATE',
  /** What any start lays. */
  laid: 'ANNAI_TEST_LAID_TEMPLATE',
  /** The same with demo data. */
  demo: 'ANNAI_TEST_DEMO_TEMPLATE',
}
type Prepared = keyof typeof templateVariables

export interface TestDatabase {
  url: string
  drop(): Promise<void>
}

/**
 * Starts a server for the test run, or uses the given one, and prepares the databases to copy on it, with what a start
 * lays at the moment that this clock shows.
 */
export async function startTestCluster(clock: Clock): Promise<TestCluster> {
  const given = process.env[SERVER_VARIABLE]
  const cluster = given ? { url: given, stop: async () => {} } : await startThrowAwayCluster()
  const names = {
    migrated: uniqueName('annai_template'),
    laid: uniqueName('annai_laid_template'),
    demo: uniqueName('annai_demo_template'),
  }
  const prepared = Object.keys(names) as Prepared[]
  try {
    await prepareTemplate(cluster.url, names.migrated)
    await prepareLaidTemplate(cluster.url, names.laid, names.migrated, clock, { demo: false })
    await prepareLaidTemplate(cluster.url, names.demo, names.migrated, clock, { demo: true })
  } catch (error) {
    await cluster.stop()
    throw error
  }
  process.env[SERVER_VARIABLE] = cluster.url
  for (const kind of prepared) process.env[templateVariables[kind]] = names[kind]
  return {
    url: cluster.url,
    async stop() {
      if (given)
        for (const name of Object.values(names))
          await execute(cluster.url, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
      await cluster.stop()
      if (!given) delete process.env[SERVER_VARIABLE]
      for (const kind of prepared) delete process.env[templateVariables[kind]]
    },
  }
}

async function prepareTemplate(serverUrl: string, name: string): Promise<void> {
  await execute(serverUrl, `CREATE DATABASE ${name}`)
  const { migrate } = await import('#server/platform/migrate.ts')
  const { migrateJobs } = await import('#server/platform/jobs-migrate.ts')
  const { createLogger } = await import('#server/platform/log.ts')
  await migrate(onDatabase(serverUrl, name))
  await migrateJobs(onDatabase(serverUrl, name), createLogger('silent'))
}

async function prepareLaidTemplate(
  serverUrl: string,
  name: string,
  template: string,
  clock: Clock,
  what: { demo: boolean },
): Promise<void> {
  await execute(serverUrl, `CREATE DATABASE ${name} TEMPLATE ${template}`)
  const { layContentInto } = await import('./content.ts')
  await layContentInto(onDatabase(serverUrl, name), clock, what)
}

/** A database for one test file: a copy of a prepared one, which takes some tenths of a second at most. */
export async function createTestDatabase(prepared: Prepared = 'migrated'): Promise<TestDatabase> {
  const server = process.env[SERVER_VARIABLE]
  const template = process.env[templateVariables[prepared]]
  if (!server || !template) throw new Error('No test server: add server/testing/global-setup.ts to globalSetup')
  const name = uniqueName('annai_test')
  // Copying the files takes half as long as writing each page to the log, which nobody here would ever replay.
  await execute(server, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`)
  return {
    url: onDatabase(server, name),
    drop: () => execute(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  }
}

/** One without any table, as at the very first start. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  const server = process.env[SERVER_VARIABLE]
  if (!server) throw new Error('No test server: add server/testing/global-setup.ts to globalSetup')
  const name = uniqueName('annai_empty')
  await execute(server, `CREATE DATABASE ${name}`)
  return {
    url: onDatabase(server, name),
    drop: () => execute(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  }
}

async function execute(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'annai tests' })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

function onDatabase(url: string, database: string): string {
  const address = new URL(url)
  address.pathname = `/${database}`
  return address.href
}

function uniqueName(prefix: string): string {
  return `${prefix}_${randomBytes(6).toString('hex')}`
}
