import { randomUUID } from 'node:crypto'
import autocannon from 'autocannon'
import { liftHoldBounds } from '#server/testing/hold-bounds.ts'
import { startProcess } from './annai.ts'
import { bareBookingsPerSecond, readRows } from './bare-bookings.ts'
import { enlargeFleet } from './enlarge-fleet.ts'
import type { Tell } from './line.ts'
import { askForQuotes, copyQuotes } from './prepare-quotes.ts'
import { type House, withHouse } from './prepared-house.ts'
import { inFull } from './size.ts'

const rounds = inFull(5, 1)
const holdsPerRound = inFull(600, 40)
const connections = inFull(20, 4)
const leastRatio = 0.25
const mostTimesOfFour = 2.5
const guest = { leadName: 'Eleanor Marsh', email: 'eleanor@example.com' }

/** Holds through HTTP against the same rows inserted by bare SQL over a pool of the same size, in turns. */
export function measureHolds(tell: Tell): Promise<void> {
  return withHouse(async (house) => {
    // The days of a year have room for every hold of every round.
    await enlargeFleet(house.pool, 2)
    // They all come from one network and under one address.
    await liftHoldBounds(house.ctx.db)
    const annai = await startProcess('bench/serve-annai.ts', {
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'info',
      DATABASE_URL: house.databaseUrl,
      DEMO: '1',
    })
    try {
      const { middle, four } = await compare(house, annai.url)
      const perSecond = (value: number) => `${Math.round(value).toLocaleString('en')} per second`
      tell({
        what: 'Holds through HTTP against the same rows by bare SQL',
        measured: perSecond(middle.holds),
        limit: `${leastRatio} of ${perSecond(middle.bare)}`,
        ratio: middle.holds / middle.bare,
        holds: middle.holds / middle.bare >= leastRatio,
      })
      const times = four.one / four.four
      tell({
        what: 'A hold of four things against a hold of one',
        measured: `${times.toFixed(2)} × as long (${four.four.toFixed(0)} and ${four.one.toFixed(0)} per second)`,
        limit: `${mostTimesOfFour} ×`,
        ratio: times / mostTimesOfFour,
        holds: times <= mostTimesOfFour,
      })
    } finally {
      await annai.stop()
    }
  })
}

async function compare({ pool }: House, url: string) {
  const asked = await askForQuotes(url)
  let used = 0
  const quotes = (count: number) => {
    used += count
    return copyQuotes(pool, asked, used - count, used)
  }
  const { references } = await hold(url, (await quotes(holdsPerRound)).map(ofOne))
  const rows = await readRows(pool, references[0] ?? '')
  const pairs: { holds: number; bare: number }[] = []
  await bareBookingsPerSecond(pool, rows, await quotes(holdsPerRound), used)
  // As the database does by itself within a minute of so large a change.
  await pool.query('VACUUM (ANALYZE)')
  for (let round = 0; round < rounds; round++) {
    const { perSecond } = await hold(url, (await quotes(holdsPerRound)).map(ofOne))
    pairs.push({
      holds: perSecond,
      bare: await bareBookingsPerSecond(pool, rows, await quotes(holdsPerRound), used),
    })
  }
  // The days are full by now.
  await pool.query('UPDATE assignments SET live = false WHERE live')
  await pool.query('VACUUM (ANALYZE)')
  const fours: { one: number; four: number }[] = []
  for (let round = 0; round < rounds; round++) {
    const { perSecond: four } = await hold(url, (await inTrips(pool, await quotes(holdsPerRound))).map(ofFour))
    fours.push({ four, one: (await hold(url, (await quotes(holdsPerRound / 4)).map(ofOne))).perSecond })
  }
  const middle = pairs.sort((a, b) => a.holds / a.bare - b.holds / b.bare)[Math.floor(rounds / 2)]
  const four = fours.sort((a, b) => a.one / a.four - b.one / b.four)[Math.floor(rounds / 2)]
  if (!middle || !four) throw new Error('nothing was measured')
  return { middle, four }
}

/** Four at a time, of days that follow each other as those of a trip do; trips asked for together are weeks apart. */
async function inTrips(pool: House['pool'], ids: readonly string[]): Promise<string[][]> {
  const { rows } = await pool.query('SELECT id FROM quotes WHERE id = ANY($1) ORDER BY starts_at', [[...ids]])
  const inOrder = rows.map(({ id }: { id: string }) => id)
  const trips = Array.from({ length: Math.floor(ids.length / 4) }, (_, trip) => inOrder.slice(4 * trip, 4 * trip + 4))
  return trips.map((_, place) => trips[(place * 7) % trips.length] ?? [])
}

const referenceIn = (body: string): string => {
  const { booking, held } = JSON.parse(body)
  return (booking ?? held[0].booking).reference
}

type Call = { path: string; body: object }
const ofOne = (quoteId: string): Call => ({ path: '/api/bookings', body: { quoteId, ...guest } })
const ofFour = (quoteIds: string[]): Call => ({
  path: '/api/orders',
  body: { items: quoteIds.map((quoteId) => ({ quoteId })), ...guest },
})

async function hold(url: string, calls: Call[]): Promise<{ perSecond: number; references: string[] }> {
  const references: string[] = []
  const waiting = [...calls]
  const startedAt = performance.now()
  let endedAt = startedAt
  const result = await autocannon({
    url,
    connections,
    // Beside other tests nobody is in a hurry.
    timeout: inFull(10, 60),
    amount: calls.length,
    requests: [
      {
        method: 'POST',
        setupRequest: (request) => {
          const { path, body } = waiting.pop() ?? {}
          return {
            ...request,
            path: path ?? '',
            headers: { ...request.headers, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
            body: JSON.stringify(body),
          }
        },
        onResponse: (status, body) => {
          // The tool itself ends with a whole second.
          endedAt = performance.now()
          if (status === 200 && references.length === 0) references.push(referenceIn(body))
        },
      },
    ],
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} holds were refused and ${result.errors} failed`)
  return { perSecond: calls.length / ((endedAt - startedAt) / 1000), references }
}
