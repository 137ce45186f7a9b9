// A process that owns a data directory, for tests which kill it: `owner.fixture.ts <data directory>`.
import { StartupError, startEmbeddedPostgres } from './index.ts'

const [dataDir = ''] = process.argv.slice(2)
const say = (message: object) => process.stdout.write(`${JSON.stringify(message)}\n`)

try {
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {} })
  // Like a server that still answers its last requests.
  process.on('SIGINT', () => say({ interrupted: true }))
  process.on('SIGTERM', () => postgres.stop().then(() => process.exit(0)))
  say({ url: postgres.url, pid: postgres.pid })
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  say({ refused: error.message })
  process.exit(1)
}
