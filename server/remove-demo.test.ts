import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { removeDemo } from './remove-demo.ts'
import { startTestAnnai, type TestAnnai } from './testing/annai.ts'
import { bookAndPay, get } from './testing/bookings.ts'
import { signIn } from './testing/scene.ts'
import { addCar, addChauffeur, addGarage } from './testing/small-business.ts'

/** How many rows each table has; those that are empty are left out. */
async function rowsOf({ ctx: { db } }: TestAnnai): Promise<Record<string, number>> {
  const { rows: tables } = await sql<{ name: string }>`SELECT tablename AS name FROM pg_tables
    WHERE schemaname = 'public' AND tablename NOT IN ('schema_migrations', 'idempotency_keys')`.execute(db)
  const counts: [string, number][] = []
  for (const { name } of tables) {
    const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM ${sql.table(name)}`.execute(db)
    if (rows[0]?.count) counts.push([name, rows[0].count])
  }
  return Object.fromEntries(counts)
}

/** What demo data takes from the lists of Tokyo: an owner may take them over all the same. */
const tokyo = ['area_distances', 'areas', 'driving_times', 'places', 'terminals', 'traffic_seasons']
/** What is kept for good: who changed what and who signed in, keys, and which counters ran. */
const kept = ['attempt_counters', 'change_trail', 'mails', 'old_slugs', 'sign_in_events', 'signing_keys']

test('demo data goes in one piece: what is left is a house as one begins, with the lists of Tokyo and what its owner entered', async () => {
  const annai = await startTestAnnai({ demo: true })
  const fresh = await startTestAnnai({ closed: true })
  const { headers, userId } = await signIn(annai, 'admin')
  await addGarage(annai)
  await addCar(annai, '品川 300 あ 99-99')
  await addChauffeur(annai)
  const taken = await removeDemo(annai.ctx)
  expect(taken.join(', ')).toMatch(/\d+ guests, .*\d+ bookings, .*\d+ cars, .*45 tours, .*2 demo accounts/)

  const left = await rowsOf(annai)
  const begun = await rowsOf(fresh)
  const own = { users: 1, sessions: 1, garages: 1, resources: 2, vehicles: 1, chauffeurs: 1, papers: left.papers ?? 0 }
  const compared = (rows: Record<string, number>) =>
    Object.fromEntries(Object.entries(rows).filter(([name]) => ![...tokyo, ...kept].includes(name)))
  expect(compared(left)).toEqual(compared({ ...begun, ...own }))
  for (const name of tokyo) expect(left[name], name).toBeGreaterThan(0)
  expect((await annai.ctx.db.selectFrom('users').select('id').execute()).map(({ id }) => id)).toEqual([userId])

  // The way to opening day begins, and asks for what is still missing.
  const { isOpen, wasOpen, stations } = (await get(annai, '/admin/opening', headers)).body
  expect([isOpen, wasOpen]).toEqual([false, false])
  expect(stations.find(({ state }: { state: string }) => state === 'here')?.id).toBe('company')
  expect(await removeDemo(annai.ctx)).toEqual([])
})

test('a house in which somebody booked refuses, says how many and since when, and nothing is changed', async () => {
  const annai = await startTestAnnai({ demo: true })
  await bookAndPay(annai)
  const before = await rowsOf(annai)
  await expect(removeDemo(annai.ctx)).rejects.toThrow(
    /^1 booking is no demo data, the first of Sun 15 Nov 2026\. Nothing was taken away/,
  )
  expect(await rowsOf(annai)).toEqual(before)
  expect((await get(annai, '/payment-setup')).status).toBe(200)
})
