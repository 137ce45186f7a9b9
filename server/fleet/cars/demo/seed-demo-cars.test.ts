import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { loadFleet } from '#server/fleet/index.ts'
import { findTaken } from '#server/inventory/index.ts'
import { startTestAnnai } from '#server/testing/annai.ts'
import { seedDemoCars } from './seed-demo-cars.ts'

const dayMs = 86_400_000

test('three demo cars give the desk something to do, and all others can be sold as far ahead as anybody books', async () => {
  const { ctx } = await startTestAnnai({ demo: true })
  const { vehicles } = await loadFleet(ctx)
  const until = new Map(vehicles.map(({ name, papersUntil }) => [name, papersUntil]))
  expect([until.get('Crown 4'), until.get('Alphard 5'), until.get('HiAce Grand Cabin 3')]).toEqual([
    '2026-11-12',
    '2026-11-30',
    '2026-12-06',
  ])
  const others = [...until.values()].filter((day) => day === null || day > '2027-11-15')
  expect(others).toHaveLength(vehicles.length - 3)
  const facts = await ctx.db.selectFrom('vehicles').select(['colour', 'odometer_km', 'etc_card']).execute()
  expect(facts.every((car) => car.colour !== '' && car.odometer_km && car.etc_card.length === 4)).toBe(true)
})

test('sown again, on another day and after the office has changed it, it changes nothing', async () => {
  const { ctx, clock } = await startTestAnnai({ demo: true })
  const everything = async () => {
    const papers = await sql`SELECT * FROM papers ORDER BY id`.execute(ctx.db)
    const cars = await sql`SELECT * FROM vehicles ORDER BY resource_id`.execute(ctx.db)
    return [papers.rows, cars.rows]
  }
  await ctx.db.updateTable('vehicles').set({ colour: 'Grey' }).where('plate', '=', '江東 300 あ 16-03').execute()
  await ctx.db.updateTable('papers').set({ replaced_at: clock.now() }).where('kind', '=', 'insurance').execute()
  const before = await everything()
  clock.advance(10 * dayMs)
  await Promise.all([seedDemoCars(ctx), seedDemoCars(ctx)])
  expect(await everything()).toEqual(before)
})

test('no demo job lies in a car whose papers have ended', async () => {
  const { ctx, clock } = await startTestAnnai({ demo: true })
  const now = clock.now()
  const fleet = await loadFleet(ctx)
  const window = { from: now, until: new Date(now.getTime() + 200 * dayMs) }
  const { jobs } = await findTaken(ctx.db, fleet, { window, now })
  const papers = new Map(fleet.vehicles.map(({ id, papersUntil }) => [id, papersUntil]))
  const beyond = [...jobs].flatMap(([id, taken]) => {
    const end = papers.get(id)
    return end ? taken.filter(({ endsAt }) => endsAt > new Date(`${end}T24:00:00+09:00`)) : []
  })
  expect([beyond, jobs.size > 20]).toEqual([[], true])
})
