import { findProposals } from '#server/dispatch/proposals/find-proposals.ts'
import { vacuum } from '#server/testing/patiently.ts'
import { giveDemands } from './full-board.ts'
import { generateBookings } from './generate-bookings.ts'
import type { Tell } from './line.ts'
import { withHouse } from './prepared-house.ts'
import { inFull } from './size.ts'
import { percentile, timed } from './timed.ts'

const bookings = inFull(50_000, 1_500)
const rounds = inFull(200, 3)
/** Whoever asks is on the telephone: the answer is there before the next word. */
const limitMilliseconds = 250

/** The best crews for one booking that lost its chauffeur, at 50,000 future bookings, against a bare SELECT 1. */
export function measureProposals(tell: Tell): Promise<void> {
  return withHouse(async ({ ctx, pool }) => {
    await generateBookings(pool, 0, bookings)
    await pool.query('SET statement_timeout = 0')
    await giveDemands(pool)
    // One in every five hundred lost whoever was to drive it, all over the years ahead.
    const { rows: lost } = await pool.query<{ reference: string }>(
      `WITH lost AS (
         SELECT id, reference FROM (
           SELECT id, reference, row_number() OVER (ORDER BY starts_at, id) AS nth FROM bookings
           WHERE state = 'confirmed' AND email = 'eleanor@example.com' AND starts_at > now() + interval '2 days') AS ahead
         WHERE nth % 500 = 0
       ), withdrawn AS (
         UPDATE assignments SET live = false FROM lost, chauffeurs
         WHERE booking_id = lost.id AND assignments.resource_id = chauffeurs.resource_id
       )
       UPDATE bookings SET needs_crew = true FROM lost WHERE bookings.id = lost.id RETURNING lost.reference`,
    )
    const client = await pool.connect()
    await vacuum(client)
    client.release()
    // One connection for both, so that they wait for the same things.
    pool.options.max = 1
    const [asked, bare]: [number[], number[]] = [[], []]
    let found = 0
    for (let round = inFull(-10, 0); round < rounds; round++) {
      const { reference } = lost[Math.abs(round) % lost.length] ?? { reference: '' }
      const took = await timed(async () => {
        const { jobs } = await findProposals(ctx, { references: [reference] })
        found += jobs[0]?.proposals.length ?? 0
      })
      const one = await timed(() => pool.query('SELECT 1'))
      if (round < 0) continue
      asked.push(took)
      bare.push(one)
    }
    if (found === 0) throw new Error('Nobody was proposed at all: nothing was measured.')
    const [p99, bareP99] = [percentile(asked, 0.99), percentile(bare, 0.99)]
    tell({
      what: `Proposals for one booking at ${bookings.toLocaleString('en')} future bookings, p99`,
      measured: `${p99.toFixed(1)} ms (p50 ${percentile(asked, 0.5).toFixed(1)} ms)`,
      limit: `${limitMilliseconds} ms; ${Math.round(p99 / bareP99)} × a SELECT 1 of ${bareP99.toFixed(2)} ms`,
      ratio: p99 / limitMilliseconds,
      holds: p99 <= limitMilliseconds,
    })
  })
}
