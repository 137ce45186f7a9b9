import { sql } from 'kysely'
import { addMinutes, tokyoInstant } from '#server/platform/tokyo-time.rules.ts'
import { guest, quoteFor } from '#server/testing/bookings.ts'
import { hotel, quoteOfRide, terminal } from '#server/testing/rides.ts'
import type { SeededRandom } from '#server/testing/seeded-random.ts'
import { type Answer, byClients, send } from './clients.ts'
import { copyQuote } from './last-car.ts'
import { countDeadlocks } from './locks.ts'
import type { ListeningAnnai } from './measured.ts'

export interface WholeDaySize {
  tours: number
  journeys: number
  /** Of two to six things, days out and rides mixed. */
  orders: number
  clients: number
}

const classes = ['sedan', 'alphard', 'hiace'] as const
const starts = ['08:00', '08:30', '09:00'] as const

/**
 * Everybody wants something on one day: days out in several classes and at several hours, rides there and back whose ways
 * cross each other, and orders of several of both. Their crews overlap, so most attempts are lost once or twice before somebody is had, or nobody.
 */
export async function raceForADay(
  processes: readonly ListeningAnnai[],
  day: string,
  { tours, journeys, orders, clients }: WholeDaySize,
  chance: SeededRandom,
): Promise<{ answers: Answer[]; deadlocks: number }> {
  const [annai] = processes
  if (!annai) throw new Error('Nobody listens.')
  const calls: { path: string; body: object }[] = []
  const kinds = classes.flatMap((vehicleClass) => starts.map((start) => ({ vehicleClass, start })))
  const daysOut: string[] = []
  for (const kind of kinds) {
    const quote = await quoteFor(annai, { day, ...kind })
    daysOut.push(quote.id)
    for (const quoteId of await copyQuote(annai, quote.id, Math.ceil(tours / kinds.length)))
      calls.push({ path: '/bookings', body: { quoteId, ...guest } })
  }
  for (let index = 0; index < orders; index++)
    calls.push(orderOf(await mixedQuotes(annai, { daysOut, first: tokyoInstant(day, '08:00') }, chance)))
  for (let index = 0; index < journeys; index++) {
    const first = tokyoInstant(day, starts[index % starts.length] ?? '08:00')
    const there = { start: first, vehicleClass: classes[index % classes.length] ?? 'sedan' }
    const back = { start: addMinutes(first, 120 + chance.below(4) * 60), from: hotel, to: terminal }
    const quoteIds = [await quoteOfRide(annai, there), await quoteOfRide(annai, back)]
    calls.push(orderOf(quoteIds))
  }
  const counted = () => countAll(processes)
  const before = await counted()
  let turn = 0
  const answers = await byClients(clients, chance.shuffle(calls), ({ path, body }) => {
    turn += 1
    return send(processes[turn % processes.length]?.url ?? annai.url, path, body)
  })
  return { answers, deadlocks: (await counted()) - before }
}

const orderOf = (quoteIds: readonly string[]) => ({
  path: '/orders',
  body: { items: quoteIds.map((quoteId) => ({ quoteId })), ...guest },
})

/** Two to six things of one day in any order: days out at their hours, and rides in between and across them. */
async function mixedQuotes(
  annai: ListeningAnnai,
  { daysOut, first }: { daysOut: readonly string[]; first: Date },
  chance: SeededRandom,
): Promise<string[]> {
  const ids: string[] = []
  for (let item = 2 + chance.below(5); item > 0; item--) {
    const dayOut = daysOut[chance.below(daysOut.length)]
    if (dayOut && chance.below(2) === 0) ids.push(...(await copyQuote(annai, dayOut, 1)))
    else {
      const start = addMinutes(first, chance.below(20) * 30)
      ids.push(await quoteOfRide(annai, { start, vehicleClass: classes[chance.below(classes.length)] ?? 'sedan' }))
    }
  }
  return ids
}

/** Each pool passes on what its own connections met; the sum is the database's. */
async function countAll(processes: readonly ListeningAnnai[]): Promise<number> {
  let deadlocks = 0
  for (const { database } of processes) deadlocks = await countDeadlocks(database.pool)
  return deadlocks
}

/** Two who lock the same two crews the other way round, as an attempt that keeps its locks would: the control. */
export async function lockCrosswise({ ctx }: ListeningAnnai): Promise<void> {
  const ids = (await ctx.db.selectFrom('resources').select('id').orderBy('id').limit(2).execute()).map(({ id }) => id)
  const both = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const lock = (order: string[], index: number) =>
    ctx.db.transaction().execute(async (tx) => {
      await sql`SET LOCAL deadlock_timeout = '20ms'`.execute(tx)
      for (const id of order) {
        await tx.selectFrom('resources').select('id').where('id', '=', id).forNoKeyUpdate().execute()
        both[index]?.resolve()
        await Promise.all(both.map(({ promise }) => promise))
      }
    })
  await Promise.allSettled([lock(ids, 0), lock(ids.toReversed(), 1)])
}
