import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Ride } from '#contract/rides.ts'
import { isOfSeveral } from '#core/references.ts'
import { demoGuestId } from '#server/accounts/index.ts'
import { fleet } from '#server/fleet/capability.ts'
import { addDays, tokyoDayOf } from '#server/platform/tokyo-time.rules.ts'
import { rides } from '#server/rides/capability.ts'
import { shareTestAnnai, startTestAnnai } from '#server/testing/annai.ts'
import { get } from '#server/testing/bookings.ts'
import { countStatements } from '#server/testing/count-statements.ts'
import { trySignIn } from '#server/testing/people.ts'
import { brokenPromises } from '#server/testing/promises.ts'
import { demoRides } from './demo-rides.ts'
import { seedDemoRides } from './seed-demo-rides.ts'

const annai = shareTestAnnai({ demo: true })

const readRides = async () => {
  const rows = await annai()
    .ctx.db.selectFrom('bookings')
    .innerJoin('quotes', 'quotes.id', 'bookings.quote_id')
    .leftJoin('fare_tables', 'fare_tables.id', 'quotes.fare_table_id')
    .select(['bookings.id', 'bookings.state', 'bookings.ride', 'bookings.starts_at', 'bookings.created_at'])
    .select(['bookings.order_id', 'bookings.user_id', 'bookings.total_yen', 'bookings.reference'])
    .select(['fare_tables.name as fares', 'fare_tables.in_force_from'])
    .where('bookings.ride', 'is not', null)
    .execute()
  return rows.map((row) => ({ ...row, ride: row.ride as unknown as Ride }))
}

test('half a year of rides has come and gone and some lie ahead, each whole: crew, moves and money', async () => {
  const rides = await readRides()
  const now = annai().clock.now()
  const behind = rides.filter(({ starts_at }) => starts_at < now)
  const of = (state: string) => behind.filter((ride) => ride.state === state).length
  expect(of('redeemed')).toBeGreaterThan(250)
  expect(of('cancelled')).toBeGreaterThan(4)
  expect(of('no_show')).toBeGreaterThan(1)
  expect(rides.length - behind.length).toBeGreaterThan(40)
  const ways = Object.groupBy(rides, ({ ride }) => ride.way)
  expect(ways.transfer?.length).toBeGreaterThan(rides.length / 2)
  expect(ways.point?.length).toBeGreaterThan(20)
  expect(ways.hourly?.length).toBeGreaterThan(15)
  expect(await brokenPromises(annai())).toEqual([])
})

test('nothing of them has happened in time to come: no move, no payment, no refund', async () => {
  const { db } = annai().ctx
  const now = annai().clock.now()
  const last = async (table: 'booking_moves' | 'payments' | 'refunds', column: string) =>
    db
      .selectFrom(table)
      .innerJoin('bookings', 'bookings.id', 'booking_id')
      .select(sql<Date>`max(${sql.ref(`${table}.${column}`)})`.as('at'))
      .where('ride', 'is not', null)
      .executeTakeFirstOrThrow()
  for (const [table, column] of [
    ['booking_moves', 'at'],
    ['payments', 'paid_at'],
    ['refunds', 'created_at'],
  ] as const)
    expect((await last(table, column)).at.getTime(), table).toBeLessThan(now.getTime())
})

test('some are on the board of today', async () => {
  const today = tokyoDayOf(annai().clock.now())
  const rides = (await readRides()).filter(({ starts_at }) => tokyoDayOf(starts_at) === today)
  expect(rides.length).toBeGreaterThanOrEqual(2)
  expect(rides.length).toBeLessThanOrEqual(4)
})

test('each was sold by the fares of its time, of which there were three', async () => {
  const rides = await readRides()
  expect(new Set(rides.map(({ fares }) => fares)).size).toBe(3)
  const tables = await annai()
    .ctx.db.selectFrom('fare_tables')
    .select(['name', 'in_force_from'])
    .orderBy('in_force_from', 'desc')
    .execute()
  expect(tables.map(({ name }) => name)).toEqual(['Autumn 2026', 'Summer 2026', 'Spring 2026'])
  for (const { created_at, fares, reference } of rides) {
    const inForce = tables.find(({ in_force_from }) => in_force_from <= created_at) ?? tables.at(-1)
    expect(fares, reference).toBe(inForce?.name)
  }
})

test('a way back belongs to its way there: the same guest, the same car, the other way round', async () => {
  const journeys = Map.groupBy(
    (await readRides()).filter(({ reference }) => isOfSeveral(reference)),
    ({ order_id }) => order_id,
  )
  expect(journeys.size).toBeGreaterThan(5)
  for (const ways of journeys.values()) {
    expect(ways.map(({ reference }) => reference.slice(-2)).sort()).toEqual(['-1', '-2'])
    expect(new Set(ways.map(({ created_at }) => created_at.getTime())).size).toBe(1)
    expect(ways.map(({ ride }) => ride.airport).sort()).toEqual(['arrival', 'departure'])
  }
})

test('ahead they leave cars of every class for whoever comes, and the weeks after next three alone', async () => {
  const { db } = annai().ctx
  const now = annai().clock.now()
  const rows = await db
    .selectFrom('assignments')
    .innerJoin('vehicles', 'vehicles.resource_id', 'assignments.resource_id')
    .innerJoin('bookings', 'bookings.id', 'assignments.booking_id')
    .select(['vehicles.class', 'vehicles.resource_id', 'assignments.starts_at', 'bookings.tour_id'])
    .where('live', '=', true)
    .where('assignments.ends_at', '>', now)
    .execute()
  const most: Record<string, number> = { sedan: 3, alphard: 4, hiace: 1 }
  const byDay = Map.groupBy(rows, ({ starts_at, class: name }) => `${tokyoDayOf(starts_at)} ${name}`)
  for (const [key, taken] of byDay) {
    const name = key.split(' ')[1] ?? ''
    const out = new Set(taken.map(({ resource_id }) => resource_id)).size
    const byTours = new Set(taken.filter(({ tour_id }) => tour_id).map(({ resource_id }) => resource_id)).size
    expect(out, key).toBeLessThanOrEqual(Math.max(most[name] ?? 0, byTours))
  }
  const last = addDays(tokyoDayOf(now), 21)
  const later = rows.filter(({ tour_id, starts_at }) => tour_id === null && tokyoDayOf(starts_at) > last)
  expect(later).toEqual([])
})

test('Eleanor is met at Haneda once more, and was met there before', async () => {
  const hers = (await readRides())
    .filter(({ user_id }) => user_id === demoGuestId)
    .sort((a, b) => a.starts_at.getTime() - b.starts_at.getTime())
  expect(hers.map(({ state, ride }) => [state, ride.airport, ride.terminal])).toEqual([
    ['redeemed', 'arrival', 'haneda-terminal-3'],
    ['confirmed', 'arrival', 'haneda-terminal-3'],
  ])
  const { token } = (await trySignIn(annai(), { email: 'eleanor@annai.example', password: 'annai-demo' })).json()
  const { status, body } = await get(annai(), `/bookings/${hers[1]?.reference}`, { authorization: `Bearer ${token}` })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    service: { kind: 'ride', slug: null },
    flight: 'NH 212',
    startsAt: '2026-12-02T19:50:00+09:00',
    pickUp: { name: 'Haneda Airport, Terminal 3' },
    dropOff: { name: 'Palace Hotel Tokyo' },
    paidYen: body.totalYen,
  })
})

test('every ride has a name of its own', () => {
  const keys = demoRides().map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
})

test('laid once, they are not laid again, and the look costs one question', async () => {
  const before = (await readRides()).length
  expect(await countStatements(annai(), () => seedDemoRides(annai().ctx))).toBe(1)
  expect((await readRides()).length).toBe(before)
})

test('two processes that start together lay them once, and without the demo guest all but hers', async () => {
  const first = await startTestAnnai()
  for (const seed of [fleet.demo, rides.demo].flatMap((seeds) => seeds ?? [])) await seed(first.ctx)
  await Promise.all([seedDemoRides(first.ctx), seedDemoRides(first.ctx)])
  const rows = await first.ctx.db.selectFrom('bookings').select(['id', 'user_id', 'ride']).execute()
  expect(rows.length).toBeGreaterThan(300)
  expect(rows.every(({ user_id, ride }) => user_id === null && ride !== null)).toBe(true)
  expect(await brokenPromises(first)).toEqual([])
})
