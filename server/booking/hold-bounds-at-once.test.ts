import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, expect, test, vi } from 'vitest'
import { shareTestAnnai, startTestAnnai, type TestAnnai } from '#server/testing/annai.ts'
import { quoteFor } from '#server/testing/bookings.ts'
import { brokenPromises } from '#server/testing/promises.ts'
import { ownDays } from '#server/testing/scene.ts'
import { soon } from '#server/testing/soon.ts'
import { countDeadlocks } from '../../soak/locks.ts'

const shared = shareTestAnnai({ demo: true, holdBounds: true })
const nextDay = ownDays('2027-01-11')
afterAll(async () => expect(await brokenPromises(shared())).toEqual([]))
let networks = 0
const newNetwork = () => `10.7.${networks >> 8}.${networks++ & 255}`
const newAddress = () => `${randomUUID()}@example.com`

async function send(annai: TestAnnai, path: string, payload: object, from: string, headers = {}) {
  const answer = await annai.app.inject({
    ...{ method: 'POST', url: `/api${path}`, remoteAddress: from, payload },
    headers: { 'idempotency-key': randomUUID(), ...headers },
  })
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers }
}

/** All at once, each for a day of its own, so that nothing but the bound stands between them. */
async function rush(annai: TestAnnai, from: string, count: number): Promise<Promise<number>[]> {
  const quotes: string[] = []
  for (let index = 0; index < count; index++) quotes.push((await quoteFor(annai, { day: nextDay() })).id)
  return quotes.map(async (quoteId) => {
    const guest = { leadName: 'Eleanor Marsh', email: newAddress() }
    return (await send(annai, '/bookings', { quoteId, ...guest }, from)).status
  })
}

const countOf = (statuses: readonly number[], status: number) => statuses.filter((one) => one === status).length

test('twenty at once pass the bound no more than twenty in a row, and nobody waits in a circle', async () => {
  const before = await countDeadlocks(shared().database.pool)
  const [one, other] = [newNetwork(), newNetwork()]
  const rushes = [...(await rush(shared(), one, 20)), ...(await rush(shared(), other, 20))]
  const statuses = await Promise.all(rushes)
  expect([countOf(statuses, 200), countOf(statuses, 429)]).toEqual([16, 24])
  expect((await countDeadlocks(shared().database.pool)) - before).toBe(0)
})

test('without the lock they would pass it (the control)', async () => {
  const annai = await startTestAnnai({ demo: true, holdBounds: true })
  const { db } = annai.ctx
  await db.updateTable('booking_policies').set({ most_holds_of_network: 1 }).execute()
  await sql`CREATE FUNCTION public.pg_advisory_xact_lock(integer, integer) RETURNS void LANGUAGE sql AS ''`.execute(db)
  const { rows } = await sql<{ name: string }>`SELECT current_database() AS name`.execute(db)
  await sql`ALTER DATABASE ${sql.id(rows[0]?.name ?? '')} SET search_path = public, pg_catalog`.execute(db)
  // New connections look there first.
  const unlocked = await startTestAnnai({ demo: true, holdBounds: true, databaseUrl: annai.databaseUrl })
  const guard = await annai.database.pool.connect()
  await guard.query('BEGIN; LOCK TABLE bookings IN SHARE MODE')
  const rushed = await rush(unlocked, newNetwork(), 4)
  // Each has counted, and nobody has written.
  await vi.waitFor(async () => {
    const { rows } = await guard.query(`SELECT count(*)::int AS n FROM pg_locks WHERE NOT granted
      AND relation = 'bookings'::regclass AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`)
    expect(rows[0].n).toBe(4)
  }, soon)
  await guard.query('COMMIT')
  guard.release()
  expect(await Promise.all(rushed)).toEqual([200, 200, 200, 200])
})
