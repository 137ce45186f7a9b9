import { startProcess } from './annai.ts'
import { growHouse } from './grown-house.ts'
import type { Tell } from './line.ts'
import { withHouse } from './prepared-house.ts'
import { inFull } from './size.ts'
import { percentile, timed } from './timed.ts'

const bookings = inFull(20_000, 200)
const limitMilliseconds = 150
/** As many as look at it at the same moment. */
const atOnce = 3
const rounds = inFull(100, 7)

/** The dashboard through HTTP, every period in turn, while several people of the office open it again and again. */
export function measureDashboard(tell: Tell): Promise<void> {
  return withHouse(async (house) => {
    await growHouse(house, bookings)
    const env = { DATABASE_URL: house.databaseUrl, DEMO: '1', PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'warn' }
    const annai = await startProcess('bench/serve-annai.ts', env)
    try {
      const token = await signIn(annai.url)
      const took: number[] = []
      const look = async () => {
        for (let round = 0; round < rounds; round++) {
          const period = ['week', 'month', 'quarter'][round % 3]
          const time = await timed(() => read(`${annai.url}/api/admin/dashboard?period=${period}`, token))
          // The first rounds fill caches that a running office has filled.
          if (round >= 6) took.push(time)
        }
      }
      await Promise.all(Array.from({ length: atOnce }, look))
      const p99 = percentile(took, 0.99)
      tell({
        what: `The dashboard at ${bookings.toLocaleString('en')} bookings through HTTP, ${atOnce} at once, p99`,
        measured: `${p99.toFixed(0)} ms (p50 ${percentile(took, 0.5).toFixed(0)} ms)`,
        limit: `${limitMilliseconds} ms`,
        ratio: p99 / limitMilliseconds,
        holds: p99 <= limitMilliseconds,
      })
    } finally {
      await annai.stop()
    }
  })
}

async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'naomi@annai.example', password: 'annai-demo' }),
  })
  const { token } = (await answer.json()) as { token: string }
  return token
}

async function read(url: string, token: string): Promise<void> {
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  await answer.arrayBuffer()
}
