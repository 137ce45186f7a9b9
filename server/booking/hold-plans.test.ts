import pg from 'pg'
import { expect, test } from 'vitest'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { guest, holdFor, post, quoteFor } from '#server/testing/bookings.ts'
import { statementsOf } from '#server/testing/count-statements.ts'
import { ownDays } from '#server/testing/scene.ts'

const shared = shareTestAnnai({ demo: true })
const nextDay = ownDays('2027-01-11')

/** As it is planned once for all days, in a table that is too large to be read as a whole. */
async function plannedOnce(text: string): Promise<string> {
  const client = new pg.Client({ connectionString: shared().databaseUrl })
  await client.connect()
  try {
    await client.query('SET enable_seqscan = off; SET plan_cache_mode = force_generic_plan')
    await client.query(`PREPARE asked AS ${text}`)
    const values = Math.max(...[...text.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number)))
    const { rows } = await client.query(`EXPLAIN EXECUTE asked (${Array(values).fill('NULL').join(', ')})`)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  } finally {
    await client.end()
  }
}

test('a hold takes its crew by indexes, however many crews the house has had', async () => {
  await holdFor(shared(), { day: nextDay() })
  const quote = await quoteFor(shared(), { day: nextDay() })
  const said = await statementsOf(shared(), () => post(shared(), '/bookings', { quoteId: quote.id, ...guest }))
  const looks = said.filter((text) => /^select[\s\S]* from "assignments"/.test(text))
  expect(looks).toHaveLength(2)
  for (const look of looks) {
    const plan = await plannedOnce(look)
    expect(plan).toMatch(/Index.* Scan .*assignments_(timed|of_resource)/)
    expect(plan).not.toContain('Seq Scan on assignments')
  }
  // Said as a value, that a crew counts fits no index: then all of them are read.
  const [first = ''] = looks
  const asValue = first.replace('assignments.live', '"live" = $12')
  expect(asValue).not.toBe(first)
  expect(await plannedOnce(asValue)).toContain('Seq Scan on assignments')
})
