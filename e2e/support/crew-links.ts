import { randomUUID } from 'node:crypto'
import type { CrewDay } from '#contract/crew-day.ts'
import { naomi, productUrl, sharedSession } from './people.ts'
import { askProduct } from './product-database.ts'
import { test } from './test.ts'

/** Or so many days later. */
export const todayInTokyo = (days = 0) =>
  new Date(Date.now() + 9 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10)

/** A call of the office, as its dispatcher makes it. */
export async function asDesk(method: string, path: string, body?: object) {
  const { token } = await sharedSession(productUrl(), naomi)
  const answer = await fetch(`${productUrl()}/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${method} ${path}: ${text}`)
  return JSON.parse(text || 'null')
}

export interface MadeLink {
  /** As the crew opens it. */
  path: string
  day: string
  /** Of a job of theirs that nobody has marked. */
  reference: string
  revoke(): Promise<void>
}

interface AtWork {
  resourceId: string
  reference: string
  /** Its hour is near enough, or over. */
  canMark: boolean
}

/** Who has work on this day, one of them for each job; chauffeurs before guides, and first whose job can be marked. */
async function peopleAtWork(day: string): Promise<AtWork[]> {
  const { sheets }: { sheets: CrewDay[] } = await asDesk('GET', `/admin/dispatch/sheets?day=${day}`)
  const people = new Map<string, AtWork>()
  for (const { person, jobs } of sheets) {
    const first = jobs.find(({ calledOff, reference }) => !calledOff && !people.has(reference))
    if (!first) continue
    const canMark = Date.parse(first.marksFrom) <= Date.now()
    people.set(first.reference, { resourceId: person.id, reference: first.reference, canMark })
  }
  return [...people.values()].toSorted((a, b) => Number(b.canMark) - Number(a.canMark))
}

/** The demo's crew marks the jobs of today as the clock goes: in the afternoon there may be none without a mark. */
const forgetMarks = (reference: string) =>
  askProduct('DELETE FROM crew_marks USING bookings WHERE bookings.id = booking_id AND reference = $1', [reference])

/**
 * Before dawn no job of the day can be marked yet: what the morning would bring comes now. Its crew comes with it, or the
 * job would be nobody's: who drives it is who is taken at its very hour. What keeps them from others (`during`) stays where
 * it was, since two that are brought near may share a car later in the day.
 */
const bringNear = (reference: string) =>
  askProduct(
    `WITH near AS (SELECT id, now() + interval '1 hour' - starts_at AS by FROM bookings WHERE reference = $1),
       moved AS (UPDATE bookings SET starts_at = starts_at + by, ends_at = ends_at + by
         FROM near WHERE bookings.id = near.id)
     UPDATE assignments SET starts_at = starts_at + by, ends_at = ends_at + by
     FROM near WHERE booking_id = near.id`,
    [reference],
  )

/** The journeys that mark ask for the lowest numbers. */
const marking = 2

/** Until three in the night nobody of today can have set out, but the links of yesterday still open. */
const dayFor = (number: number) =>
  todayInTokyo(number < marking && new Date(Date.now() + 9 * 3_600_000).getUTCHours() < 3 ? -1 : 0)

/** How many journeys ask for a link of their own: 0 to 2. */
const journeys = 3

/**
 * A link of one of those who work today, with a job that nobody has marked; each number is another of them, and so is
 * each repetition of a journey: a new link ends the one that the same person had. The lowest numbers can
 * mark it.
 */
export async function linkOf(number: number): Promise<MadeLink> {
  const day = dayFor(number)
  const people = await peopleAtWork(day)
  const one = people[(number + journeys * test.info().repeatEachIndex) % people.length]
  if (!one || people.length < marking)
    throw new Error('Too few work on this day for each journey to have one of its own.')
  const { resourceId, reference, canMark } = one
  if (number < marking && !canMark) await bringNear(reference)
  await forgetMarks(reference)
  const made = await asDesk('POST', '/admin/dispatch/links', { day, resourceIds: [resourceId], byMail: false })
  return {
    path: new URL(made.links[0].url).pathname,
    day,
    reference,
    async revoke() {
      const now = await asDesk('GET', `/admin/dispatch/links?day=${day}`)
      const own = now.links.find((link: { resourceId: string }) => link.resourceId === resourceId)
      await asDesk('POST', `/admin/dispatch/links/${own.id}/revoke`, {})
    },
  }
}

/** How far the board says that a job is. */
export async function stepOnBoard({ day, reference }: MadeLink): Promise<string | null> {
  const { jobs } = await asDesk('GET', `/admin/dispatch?day=${day}`)
  return jobs.find((job: { reference: string }) => job.reference === reference)?.mark?.step ?? null
}
