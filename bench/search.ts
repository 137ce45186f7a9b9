import { TourQuery } from '#contract/tour-search.ts'
import { demoSeeds, standards } from '#server/capabilities.ts'
import { findTours } from '#server/catalogue/find-tours.ts'
import { systemClock } from '#server/platform/clock.ts'
import { openDatabase } from '#server/platform/database.ts'
import { createLogger } from '#server/platform/log.ts'
import { migrate } from '#server/platform/migrate.ts'
import { startEmbeddedPostgres } from '#server/platform/postgres/index.ts'
import { readSettings } from '#server/platform/settings.ts'
import { testEnv } from '#server/testing/test-env.ts'
import { withDataDir } from './data-dir.ts'
import { generateTours } from './generate-tours.ts'
import type { Line } from './line.ts'
import { percentile, timed } from './timed.ts'

const tours = 10_000
const rounds = 60
/** A list answer must feel instant; four frames are left for everything around it. */
const limitMilliseconds = 100

/** What visitors ask: nothing yet, words, a mistyped word, a party with filters, a day, a line far down the pages. */
const asked = [
  {},
  { q: 'fuji' },
  { q: 'kamakra' },
  { q: 'garden tea', guests: '5', walking: 'easy,moderate', length: 'day', max: '120000' },
  { day: '2027-02-01', guests: '4', season: 'winter' },
  { line: 'evenings,gardens', guide: 'guide', sort: 'price', page: '20' },
].map((query) => TourQuery.parse(query))

/** Search with filters over 10,000 tours against a bare SELECT by primary key, over one and the same connection. */
export function measureSearch(): Promise<Line[]> {
  return withDataDir(async (dataDir) => {
    const log = createLogger('silent')
    const server = await startEmbeddedPostgres({ dataDir, log: () => undefined })
    await migrate(server.url)
    const { db, pool, close } = openDatabase(server.url, log)
    // One connection for both, so that they wait for the same things.
    pool.options.max = 1
    const ctx = {
      db,
      log,
      clock: systemClock,
      settings: readSettings({ ...testEnv, DATABASE_URL: server.url, DEMO: '1' }),
    }
    try {
      for (const step of [...standards, ...demoSeeds]) await step(ctx)
      await generateTours(db, tours)
      const { id } = await db.selectFrom('tours').select('id').limit(1).executeTakeFirstOrThrow()
      const bySearch: number[] = []
      const byKey: number[] = []
      for (let round = 0; round < rounds; round++) {
        for (const query of asked) {
          byKey.push(await timed(() => db.selectFrom('tours').select('slug').where('id', '=', id).execute()))
          bySearch.push(await timed(() => findTours(ctx, query)))
        }
      }
      const [search, bare] = [percentile(bySearch, 0.99), percentile(byKey, 0.99)]
      return [
        {
          what: `Search with filters over ${tours.toLocaleString('en')} tours, p99`,
          measured: `${search.toFixed(1)} ms (p50 ${percentile(bySearch, 0.5).toFixed(1)} ms)`,
          limit: `${limitMilliseconds} ms; ${Math.round(search / bare)} × a SELECT by key of ${bare.toFixed(2)} ms`,
          ratio: search / limitMilliseconds,
          holds: search <= limitMilliseconds,
        },
      ]
    } finally {
      await close()
      await server.stop()
    }
  })
}
