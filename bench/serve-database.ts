import { startEmbeddedPostgres } from '#server/platform/postgres/index.ts'

/** The limit for a start: a Node that starts the database, and nothing else. */
const database = await startEmbeddedPostgres({ dataDir: process.env.DATA_DIR ?? '', log: () => undefined })
process.stdout.write(`ready at ${new URL(database.url).host}\n`)
process.on('SIGTERM', () => database.stop().then(() => process.exit(0)))
