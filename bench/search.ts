import { TourQuery } from '#contract/tour-search.ts'
import { findTours } from '#server/catalogue/find-tours.ts'
import { generateTours } from './generate-tours.ts'
import type { Tell } from './line.ts'
import { withHouse } from './prepared-house.ts'
import { inFull } from './size.ts'
import { percentile, timed } from './timed.ts'

const tours = inFull(10_000, 100)
const rounds = inFull(60, 2)
/** A list answer must feel instant; four frames are left for everything around it. */
const limitMilliseconds = 100

/** What visitors ask: nothing yet, words, a mistyped word, a party with filters, a day, a line far down the pages. */
const asked = [
  {},
  { q: 'fuji' },
  { q: 'kamakra' },
  { q: 'garden tea', guests: '5', walking: 'easy,moderate', length: 'day', max: '120000' },
  { day: '2027-02-01', guests: '4', youngest: '3', season: 'winter' },
  { line: 'evenings,gardens', guide: 'guide', sort: 'price', page: '20' },
].map((query) => TourQuery.parse(query))

/** Search with filters over 10,000 tours against a bare SELECT by primary key, over one and the same connection. */
export function measureSearch(tell: Tell): Promise<void> {
  return withHouse(async ({ ctx, pool }) => {
    const { db } = ctx
    await generateTours(db, tours)
    // One connection for both, so that they wait for the same things.
    pool.options.max = 1
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
    tell({
      what: `Search with filters over ${tours.toLocaleString('en')} tours, p99`,
      measured: `${search.toFixed(1)} ms (p50 ${percentile(bySearch, 0.5).toFixed(1)} ms)`,
      limit: `${limitMilliseconds} ms; ${Math.round(search / bare)} × a SELECT by key of ${bare.toFixed(2)} ms`,
      ratio: search / limitMilliseconds,
      holds: search <= limitMilliseconds,
    })
  })
}
