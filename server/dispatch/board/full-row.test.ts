import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { tokyoInstant } from '#server/platform/tokyo-time.rules.ts'
import { startTestAnnai } from '#server/testing/annai.ts'
import { countStatements } from '#server/testing/count-statements.ts'
import { readBoard } from './read-board.ts'

test('forty jobs on one row, however they came there, are all drawn, each with what is in its way', async () => {
  const annai = await startTestAnnai({ demo: true })
  const { ctx } = annai
  const day = '2027-09-06'
  const alone = await countStatements(annai, () => readBoard(ctx, { day, days: 1 }))
  const first = tokyoInstant(day, '06:00')
  // Every twenty minutes one that lasts an hour; the last lock of all looks at spans, and these have none.
  const { rows } = await sql<{ resource_id: string }>`
    WITH chosen AS (
      SELECT id, ${first}::timestamptz + row_number() OVER (ORDER BY id) * interval '20 minutes' AS at
      FROM bookings WHERE state = 'confirmed' AND starts_at > ${ctx.clock.now()} ORDER BY id LIMIT 40
    ), moved AS (
      UPDATE bookings SET starts_at = at, ends_at = at + interval '1 hour' FROM chosen WHERE bookings.id = chosen.id
    )
    UPDATE assignments SET starts_at = at, ends_at = at + interval '1 hour', during = 'empty',
      resource_id = CASE WHEN kind = 'chauffeur' THEN (SELECT min(resource_id::text)::uuid FROM chauffeurs) ELSE resource_id END
    FROM chosen, resources WHERE booking_id = chosen.id AND resources.id = resource_id AND live
    RETURNING assignments.resource_id`.execute(ctx.db)
  expect(rows.length).toBeGreaterThan(80)
  let jobs = (await readBoard(ctx, { day, days: 1 })).jobs
  expect(await countStatements(annai, () => readBoard(ctx, { day, days: 1 }))).toBeLessThanOrEqual(alone + 2)
  expect(jobs).toHaveLength(40)
  const drivers = jobs.map(({ legs }) => legs.find(({ kind }) => kind === 'chauffeur'))
  expect(new Set(drivers.map((leg) => leg?.resourceId)).size).toBe(1)
  for (const leg of drivers) expect(leg?.clash).toMatch(/^(Out with|Does not work|Too close|No licence|On leave)/)
  // A clock that jumps over the whole day and back changes how they stand, and nothing fails.
  for (const hours of [24 * 400, -24 * 800]) {
    const jumped = { ...ctx, clock: { now: () => new Date(first.getTime() + hours * 3_600_000) } }
    jobs = (await readBoard(jumped, { day, days: 1 })).jobs
    expect(jobs).toHaveLength(40)
  }
})
