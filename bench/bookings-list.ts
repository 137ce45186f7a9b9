import { officeBookings } from '#contract/office-bookings.ts'
import { listBookings } from '#server/booking/office/list-bookings.ts'
import { generateBookings } from './generate-bookings.ts'
import type { Tell } from './line.ts'
import { withHouse } from './prepared-house.ts'
import { inFull } from './size.ts'
import { percentile, timed } from './timed.ts'
import { varyBookings } from './vary-bookings.ts'

const bookings = inFull(100_000, 200)
const rounds = inFull(40, 4)
/** A list must feel instant; four frames are left for the way and the drawing. */
const limitMilliseconds = 100

const { input } = officeBookings
if (!input) throw new Error('A list is asked something.')

/** What the desk asks: all, a tab, filters with another order, letters of a name, a reference, a page far down, a file's worth. */
const asked = [
  {},
  { days: 'next-7', status: 'on-hold,pending,needs-crew,confirmed,on-the-road,done,no-show' },
  { status: 'confirmed', line: 'K,T', sort: '-total' },
  { status: 'cancelled,expired', sort: 'guest', rows: '100' },
  { payment: 'due', sort: '-made' },
  { q: 'okafor', sort: 'starts' },
  { q: 'park hotel', status: 'confirmed' },
  { q: '00G2HH' },
  { tour: 'kamakura-and-the-great-buddha', days: '2027-01-01..2030-12-31', sort: 'party', rows: '50' },
  { sort: '-guest', page: '1500' },
].map((query) => input.parse(query))

/** The tour bookings of the office, filtered and sorted, against the same rows by their primary keys. */
export function measureBookingsList(tell: Tell): Promise<void> {
  return withHouse(async ({ ctx, pool }) => {
    await generateBookings(pool, 0, bookings)
    await varyBookings(pool)
    // One connection for both, so that they wait for the same things.
    pool.options.max = 1
    const byList: number[] = []
    const byKey: number[] = []
    for (let round = 0; round < rounds; round++) {
      for (const query of asked) {
        let references: string[] = []
        const took = await timed(async () => {
          references = (await listBookings(ctx, query)).rows.map(({ reference }) => reference)
        })
        const { rows } = await pool.query('SELECT id FROM bookings WHERE reference = ANY($1)', [references])
        const ids = rows.map(({ id }: { id: string }) => id)
        const bare = await timed(() => pool.query('SELECT * FROM bookings WHERE id = ANY($1)', [ids]))
        // The first rounds fill caches that a running office has filled.
        if (round < 3) continue
        byList.push(took)
        byKey.push(bare)
      }
    }
    const [list, bare] = [percentile(byList, 0.99), percentile(byKey, 0.99)]
    tell({
      what: `Tour bookings with filters and sort over ${bookings.toLocaleString('en')}, p99`,
      measured: `${list.toFixed(1)} ms (p50 ${percentile(byList, 0.5).toFixed(1)} ms)`,
      limit: `${limitMilliseconds} ms; ${Math.round(list / bare)} × a SELECT of the same page by key, ${bare.toFixed(2)} ms`,
      ratio: list / limitMilliseconds,
      holds: list <= limitMilliseconds,
    })
  })
}
