import type pg from 'pg'
import type { Availability } from '#contract/availability.ts'
import type { Quote } from '#contract/pricing.ts'
import { addDays, tokyoDayOf } from '#server/platform/tokyo-time.rules.ts'

/** Days in town and out of it, in the two smallest classes and the van, short and long. */
const wishes = [
  { tour: 'kamakura-and-the-great-buddha', guests: 3 },
  { tour: 'tokyo-in-one-unhurried-day', guests: 2 },
  { tour: 'hakone-the-lake-and-the-baths', guests: 5 },
  { tour: 'three-gardens-of-edo', guests: 3 },
  { tour: 'hakone-for-art', guests: 4 },
  { tour: 'old-tokyo-before-lunch', guests: 8 },
  { tour: 'kawagoe-clay-storehouses', guests: 6 },
  { tour: 'asakusa-after-dark', guests: 2 },
]

/** Asks once for each wish, as a guest would. */
export async function askForQuotes(url: string): Promise<string[]> {
  const month = addDays(tokyoDayOf(new Date()), 45).slice(0, 7)
  const ids: string[] = []
  for (const wish of wishes) {
    const { days }: Availability = await json(
      `${url}/api/availability?tour=${wish.tour}&month=${month}&guests=${wish.guests}`,
    )
    const day = days.find(({ free }) => free)
    const start = day?.starts.find(({ free }) => free)?.start
    const asked = { method: 'POST', body: JSON.stringify({ ...wish, day: day?.day, start }) }
    const quote: Quote = await json(`${url}/api/quotes`, { ...asked, headers: { 'content-type': 'application/json' } })
    ids.push(quote.id)
  }
  return ids
}

async function json(url: string, init: RequestInit = {}) {
  const answer = await fetch(url, init)
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`)
  return answer.json()
}

/** Copies of these quotes for other days, in turn; answers their ids. Each lives long enough for its hold. */
export async function copyQuotes(
  pool: pg.Pool,
  ids: readonly string[],
  from: number,
  until: number,
): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `INSERT INTO quotes (id, tour_id, wish, demand, starts_at, ends_at, vehicle_class, guides, lines, total_yen,
       cancellation_tiers, created_at, expires_at)
     SELECT gen_random_uuid(), tour_id, wish, demand, starts_at + later, ends_at + later, vehicle_class, guides, lines,
       total_yen, cancellation_tiers, created_at, created_at + interval '1 day'
     FROM generate_series($2::int, $3::int - 1) AS n
     -- Steps through the year in such a way that neighbours in the queue are weeks apart.
     CROSS JOIN LATERAL (SELECT make_interval(days => n * 37 % 331) AS later) AS _
     JOIN quotes ON quotes.id = ($1::uuid[])[1 + n % cardinality($1::uuid[])]
     RETURNING id`,
    [ids, from, until],
  )
  return rows.map(({ id }) => id)
}
