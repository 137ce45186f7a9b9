import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { shareTestAnnai, type TestAnnai } from '#server/testing/annai.ts'
import { rideQuotes, usualPoint } from '#server/testing/asked-rides.ts'
import { guest, quoteFor } from '#server/testing/bookings.ts'
import { audit } from '../../soak/audit.ts'
import { type Answer, bodyOf, byClients, send, tally } from '../../soak/clients.ts'
import { leaveOneCar } from '../../soak/last-car.ts'
import { countDeadlocks, dropConstraint, dropRowLocks, restoreRowLocks } from '../../soak/locks.ts'
import { listeningAnnai } from '../../soak/measured.ts'

type Listening = TestAnnai & { url: string }

const clients = 32

/** With one sedan, for the races that leave the locks as they are: each has a day of its own. */
let url = ''
const shared = shareTestAnnai({ demo: true }, async (annai) => {
  url = await annai.app.listen({ port: 0, host: '127.0.0.1' })
  await leaveOneCar(annai, 'sedan')
})
const listening = (): Listening => ({ ...shared(), url })

/** Quotes like a given one, for as many guests. */
async function copyQuote({ ctx }: Listening, quoteId: string, copies: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    INSERT INTO quotes (tour_id, ride, fare_table_id, wish, pick_up, drop_off, demand, starts_at, ends_at, vehicle_class,
      guides, lines, total_yen, cancellation_tiers, created_at, expires_at)
    SELECT tour_id, ride, fare_table_id, wish, pick_up, drop_off, demand, starts_at, ends_at, vehicle_class,
      guides, lines, total_yen, cancellation_tiers, created_at, expires_at
    FROM quotes, generate_series(1, ${copies}) WHERE id = ${quoteId}
    RETURNING id`.execute(ctx.db)
  return rows.map(({ id }) => id)
}

/** Days out and rides at several hours of them, one after the other: each was free when its price was made. */
async function quotesOf(annai: Listening, day: string, times: readonly string[], copies: number) {
  const tour = await quoteFor(annai, { day, vehicleClass: 'sedan' })
  const tours = await copyQuote(annai, tour.id, copies * times.length)
  const rides: string[] = []
  for (const time of times) {
    const { quotes } = await rideQuotes(annai, { ...usualPoint, day, time })
    rides.push(...(await copyQuote(annai, quotes[0]?.id ?? '', copies)))
  }
  return tours.flatMap((id, place) => [id, rides[place] ?? ''])
}

/** Guests of tours and guests of rides want the one car of a day, all at once. */
async function race(annai: Listening, day: string, times: readonly string[], copies: number): Promise<Answer[]> {
  const quotes = await quotesOf(annai, day, times, copies)
  return byClients(clients, quotes, (quoteId) => send(annai.url, '/bookings', { quoteId, ...guest }))
}

const soldOnce = (attempts: number) => ({ '200': 1, '409 inventory.sold-out': attempts - 1 })
const wellOrdered = (annai: Listening) => audit(annai.ctx.db, annai.clock.now())
/** Bookings that have somebody. */
async function countCrews({ ctx: { db } }: Listening): Promise<number> {
  const live = await db.selectFrom('assignments').select('booking_id').distinct().where('live', '=', true).execute()
  return live.length
}
const kindsOf = (answers: readonly Answer[]) =>
  answers
    .filter(({ status }) => status === 200)
    .map((answer) => bodyOf<{ booking: { service: { kind: string } } }>(answer).booking.service.kind)

test('a ride and a day out never take the same car: 80 guests at once, and one has it', async () => {
  const annai = listening()
  const [before, crewsBefore] = [await countDeadlocks(annai.database.pool), await countCrews(annai)]
  const answers = await race(annai, '2027-03-09', ['11:00'], 40)
  expect(tally(answers)).toEqual(soldOnce(80))
  expect((await countDeadlocks(annai.database.pool)) - before).toBe(0)
  expect((await countCrews(annai)) - crewsBefore).toBe(1)
  expect(await wellOrdered(annai)).toEqual([])
})

test('rides at several hours share the car among themselves, but never with a day out over them', async () => {
  const annai = listening()
  const answers = await race(annai, '2027-03-10', ['09:00', '09:30', '13:00', '16:30'], 7)
  const kinds = kindsOf(answers)
  expect(kinds.length).toBeGreaterThan(0)
  if (kinds.includes('tour')) expect(kinds).toEqual(['tour'])
  else expect(kinds.length).toBeLessThanOrEqual(3)
  expect(Object.keys(tally(answers)).sort()).toEqual(['200', '409 inventory.sold-out'])
  expect(await wellOrdered(annai)).toEqual([])
})

test('each of the two locks is enough for rides and days out together, and without both the car is sold twice', async () => {
  const annai = await listeningAnnai()
  await leaveOneCar(annai, 'sedan')

  await dropRowLocks(annai.ctx.db)
  expect(tally(await race(annai, '2027-03-09', ['11:00'], 12)), 'with the constraint only').toEqual(soldOnce(24))

  await restoreRowLocks(annai.ctx.db)
  await dropConstraint(annai.ctx.db)
  expect(tally(await race(annai, '2027-03-16', ['11:00'], 12)), 'with the row locks only').toEqual(soldOnce(24))
  expect(await wellOrdered(annai)).toEqual([])

  await dropRowLocks(annai.ctx.db)
  const sold = kindsOf(await race(annai, '2027-03-23', ['11:00'], 24))
  expect(sold.length, 'with neither').toBeGreaterThan(1)
  expect((await wellOrdered(annai)).filter((fault) => fault.includes('is taken twice at once'))).not.toEqual([])
})
