import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { House } from '#contract/house.ts'
import { startTestAnnai } from '#server/testing/annai.ts'
import { byTurns } from './house.rules.ts'

test('people stand by turns, and nobody is left out where one kind is short', () => {
  expect(byTurns(['a', 'b', 'c'], ['1'], 8)).toEqual(['a', '1', 'b', 'c'])
  expect(byTurns(['a', 'b'], ['1', '2'], 3)).toEqual(['a', '1', 'b'])
  expect(byTurns([], [], 8)).toEqual([])
})

test('about us tells what the records tell: people, cars, reviews, days that took place, and those we called off', async () => {
  const { app, ctx } = await startTestAnnai({ demo: true })
  const read = async () => House.parse((await app.inject({ url: '/api/house' })).json())
  const house = await read()
  const count = async (query: ReturnType<typeof sql<{ n: number }>>) => (await query.execute(ctx.db)).rows[0]?.n
  expect(house.done).toBe(
    await count(sql<{ n: number }>`SELECT count(*)::int AS n FROM bookings WHERE state = 'redeemed'
      AND starts_at BETWEEN ${ctx.clock.now()}::timestamptz - interval '365 days' AND ${ctx.clock.now()}`),
  )
  expect(house.done).toBeGreaterThan(0)
  expect(house.rating?.count).toBe(
    await count(sql<{ n: number }>`SELECT count(*)::int AS n FROM tour_reviews WHERE status = 'released'`),
  )
  expect(house.people.map(({ kind }) => kind).slice(0, 4)).toEqual(['chauffeur', 'guide', 'chauffeur', 'guide'])
  expect(house.licensedGuides).toBeLessThanOrEqual(house.guides)
  // Nobody is called licensed without a number, and no telephone or address of staff leaves the house.
  expect(Object.keys(house.people[0] ?? {}).sort()).toEqual(['kind', 'languages', 'name', 'registrationNumber', 'seal'])

  await sql`UPDATE bookings SET state = 'cancelled', cancel_cause = 'office'
    WHERE id = (SELECT id FROM bookings WHERE state = 'redeemed' AND starts_at < ${ctx.clock.now()}
      ORDER BY starts_at DESC LIMIT 1)`.execute(ctx.db)
  expect(await read()).toMatchObject({ done: house.done - 1, calledOffByUs: house.calledOffByUs + 1 })
})
