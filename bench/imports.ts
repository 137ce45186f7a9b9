import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import type { GroundList } from '#contract/ground-imports.ts'
import { type Running, startProcess } from './annai.ts'
import type { Tell } from './line.ts'
import { withHouse } from './prepared-house.ts'
import { inFull } from './size.ts'
import { percentile, timed } from './timed.ts'

/** With 24 hours for each way, back and within: somewhat over 50,000 lines. In short, the demo's own. */
const areas = inFull(46, 18)
const places = inFull(50_000, 6_000)
const limitSeconds = 15
const limitRatio = 2
const aloneRounds = inFull(150, 5)
const askAgainMs = 250

/** What visitors and the desk ask while somebody brings a file: a page, a search, a list, a way. */
const others = [
  '/',
  '/api/places/search?q=shinjuku',
  '/api/tours?q=fuji&guests=4',
  '/api/admin/places?q=hotel',
  '/api/office/bookings?sort=-starts',
]

/** A file of fifty thousand driving times, and one of as many places: until it is seen, until it is put in, and who else waits. */
export function measureImports(tell: Tell): Promise<void> {
  return withHouse(async ({ pool, databaseUrl }) => {
    await addAreas(pool)
    const env = { DATABASE_URL: databaseUrl, DEMO: '1', PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'warn' }
    const annai = await startProcess('bench/serve-annai.ts', env)
    try {
      const desk = await signIn(annai)
      const alone = await askOthers(desk, rounds(aloneRounds))
      await measureFile(tell, desk, alone, 'driving-times', await timesFile(pool))
      await measureFile(tell, desk, alone, 'places', placesFile())
    } finally {
      await annai.stop()
    }
  })
}

async function measureFile(tell: Tell, desk: Desk, alone: number[], list: GroundList, file: string): Promise<void> {
  const lines = (file.split('\n').length - 2).toLocaleString('en')
  const what = `${lines} lines of ${list.replace('-', ' ')}`
  const meanwhile: number[] = []
  const id = await beginFile(desk, list, file)
  const preview = await workMeanwhile(desk, meanwhile, () => untilState(desk, id, 'ready'))
  tellSeconds(tell, `A preview of ${what}, until it can be looked at`, preview)
  const putIn = await workMeanwhile(desk, meanwhile, async () => {
    await desk.ask('POST', `/api/admin/ground-imports/${id}/put-in`, '{}')
    await untilState(desk, id, 'done')
  })
  tellSeconds(tell, `Putting in ${what}, in one transaction`, putIn)
  const [p50, p95] = [0.5, 0.95].map((share) => percentile(meanwhile, share) / percentile(alone, share)) as [
    number,
    number,
  ]
  tell({
    what: `Other requests meanwhile against the same requests alone, p95`,
    measured: `${p95.toFixed(2)} × of ${percentile(alone, 0.95).toFixed(1)} ms (p50 ${p50.toFixed(2)} × of ${percentile(alone, 0.5).toFixed(1)} ms)`,
    limit: `${limitRatio} ×`,
    ratio: p95 / limitRatio,
    holds: p95 <= limitRatio,
  })
}

function tellSeconds(tell: Tell, what: string, milliseconds: number): void {
  const seconds = milliseconds / 1000
  const [ratio, limit] = [seconds / limitSeconds, `${limitSeconds} s`]
  tell({ what, measured: `${seconds.toFixed(1)} s`, limit, ratio, holds: seconds <= limitSeconds })
}

/** How long the work takes while others ask, one after the other; what each of them waited is added. */
async function workMeanwhile(desk: Desk, meanwhile: number[], work: () => Promise<unknown>): Promise<number> {
  let isOver = false
  const asking = askOthers(desk, () => !isOver)
  const took = await timed(() => work().finally(() => (isOver = true)))
  meanwhile.push(...(await asking))
  return took
}

/** So many rounds, and then no more. */
const rounds = (most: number) => {
  let asked = 0
  return () => asked++ < most
}

async function askOthers(desk: Desk, goesOn: () => boolean): Promise<number[]> {
  const took: number[] = []
  while (goesOn()) for (const path of others) took.push(await timed(() => desk.ask('GET', path)))
  return took
}

type Desk = Awaited<ReturnType<typeof signIn>>

async function signIn({ url }: Running) {
  const json = { 'content-type': 'application/json' }
  const body = JSON.stringify({ email: 'naomi@annai.example', password: 'annai-demo' })
  const { token } = await (await fetch(`${url}/api/login`, { method: 'POST', headers: json, body })).json()
  const ask = async (method: 'GET' | 'POST', path: string, sent?: string, type = 'application/json') => {
    const answer = await fetch(url + path, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(sent === undefined ? {} : { 'content-type': type }) },
      ...(sent === undefined ? {} : { body: sent }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path} answers ${answer.status}: ${text.slice(0, 300)}`)
    return text
  }
  return { ask }
}

async function beginFile(desk: Desk, list: GroundList, file: string): Promise<string> {
  const query = new URLSearchParams({ list, fileName: `${list}.csv` })
  return JSON.parse(await desk.ask('POST', `/api/admin/ground-imports?${query}`, file, 'application/octet-stream')).id
}

async function untilState(desk: Desk, id: string, wanted: string): Promise<void> {
  for (;;) {
    const { file } = JSON.parse(await desk.ask('GET', `/api/admin/ground-imports/${id}`))
    if (file.state === wanted) return
    if (file.fault) throw new Error(file.fault)
    await pause(askAgainMs)
  }
}

async function addAreas(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ count: number }>('SELECT count(*)::int AS count FROM areas')
  await pool.query(
    `INSERT INTO areas (code, name, name_ja, latitude, longitude)
    SELECT 'more-' || number, 'More ' || number, '他' || number, 35.7 + number * 0.01, 139.3 FROM generate_series(1, $1::int) AS number`,
    [Math.max(0, areas - (rows[0]?.count ?? 0))],
  )
}

async function timesFile(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ name: string }>('SELECT name FROM areas ORDER BY code')
  const names = rows.map(({ name }) => `"${name}"`)
  const lines = names.flatMap((from, one) =>
    names.flatMap((to, other) =>
      Array.from({ length: 24 }, (_, hour) => `${from},${to},${hour},${10 + ((one * 7 + other * 3 + hour) % 90)}`),
    ),
  )
  return `From,To,Hour,Minutes\n${lines.join('\n')}\n`
}

/** Without their areas, which are found by each address. */
function placesFile(): string {
  const lines = Array.from({ length: places }, (_, at) => {
    const [latitude, longitude] = [35.66 + (at % 400) / 10_000, 139.7 + (at % 300) / 10_000]
    return `House ${at},第${at}館,hotel,東京都港区麻布台${(at % 5) + 1}-${at % 40}-${at % 30},${latitude.toFixed(4)},${longitude.toFixed(4)}`
  })
  return `Name,Japanese,Kind,Address,Latitude,Longitude\n${lines.join('\n')}\n`
}
