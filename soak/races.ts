import { randomUUID } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import { expect, test } from 'vitest'
import { runDueJobs } from '#server/testing/annai.ts'
import { bookAndPay, cardToken, guest, type HeldBooking, quoteFor } from '#server/testing/bookings.ts'
import { seededRandom } from '#server/testing/seeded-random.ts'
import { audit } from './audit.ts'
import { chosenSeed } from './chosen-seed.ts'
import { type Answer, bodyOf, byClients, send, tally } from './clients.ts'
import { leaveOneCar, type RaceSize, raceForTheLastCar } from './last-car.ts'
import { countDeadlocks, dropConstraint, dropRowLocks, restoreRowLocks } from './locks.ts'
import { countNew, figure, type ListeningAnnai, listeningAnnai, measured, secondsSince } from './measured.ts'
import { raceThreeAtOnce } from './three-at-once.ts'
import { lockCrosswise, raceForADay, type WholeDaySize } from './whole-day.ts'

export interface RacesSize {
  lastCar: RaceSize
  /** The same with locks taken away. */
  control: RaceSize
  /** Of the same thing, at once. */
  posts: number
  /** Over two processes. */
  wholeDay: WholeDaySize
  threeAtOnce: { rounds: number; bookings: number }
}

/** What was held by these answers: each item of an order, or what was held by itself. */
const countItems = (answers: readonly Answer[]): number =>
  answers
    .filter(({ status }) => status === 200)
    .reduce((sum, answer) => sum + (bodyOf<{ held?: unknown[] }>(answer).held?.length ?? 1), 0)

/** What is promised of bookings that meet each other: in short in `npm test`, in full in `npm run soak`. */
export function testRaces({ lastCar, control, posts, wholeDay, threeAtOnce }: RacesSize): void {
  const { attempts, clients } = lastCar
  const crowd = `${figure(attempts)} attempts by ${clients} clients`
  const wellOrdered = (annai: ListeningAnnai) => audit(annai.ctx.db, annai.clock.now())

  test(`the last car is held once, and only once: ${crowd}`, async (context) => {
    const annai = await listeningAnnai()
    await leaveOneCar(annai, 'sedan')
    const { answers, deadlocks, took } = await raceForTheLastCar(annai, '2026-12-09', lastCar)
    expect(tally(answers)).toEqual(soldOnce(attempts))
    expect(deadlocks).toBe(0)
    const refusals = answers.filter(({ status }) => status === 409)
    const offered = refusals.filter((answer) => bodyOf<{ nearest: unknown[] }>(answer).nearest.length > 0)
    expect(offered).toHaveLength(attempts - 1)
    expect(await liveCrews(annai)).toBe(1)
    expect(await wellOrdered(annai)).toEqual([])
    measured(context, `1 held, ${figure(offered.length)} refused with other days, ${deadlocks} deadlocks, in ${took}`)
  })

  test('each of its two locks is enough, and without both it is sold twice', async (context) => {
    const annai = await listeningAnnai()
    await leaveOneCar(annai, 'sedan')

    await dropRowLocks(annai.ctx.db)
    const byConstraint = await raceForTheLastCar(annai, '2026-12-09', control)
    expect(tally(byConstraint.answers), 'with the constraint only').toEqual(soldOnce(control.attempts))

    await restoreRowLocks(annai.ctx.db)
    await dropConstraint(annai.ctx.db)
    const byRowLocks = await raceForTheLastCar(annai, '2026-12-16', control)
    expect(tally(byRowLocks.answers), 'with the row locks only').toEqual(soldOnce(control.attempts))
    expect(await liveCrews(annai)).toBe(2)
    expect(await wellOrdered(annai)).toEqual([])

    await dropRowLocks(annai.ctx.db)
    // Whether two look before one has written is chance: several days are raced for, until it is seen.
    let sold = 0
    for (const day of ['2026-12-23', '2026-12-30', '2027-01-06', '2027-01-13', '2027-01-20']) {
      const byNothing = await raceForTheLastCar(annai, day, control)
      sold = Math.max(sold, byNothing.answers.filter(({ status }) => status === 200).length)
      if (sold > 1) break
    }
    expect(sold, 'with neither').toBeGreaterThan(1)
    expect((await wellOrdered(annai)).filter((fault) => fault.includes('is taken twice at once'))).not.toEqual([])

    const deadlocks = byConstraint.deadlocks + byRowLocks.deadlocks
    measured(context, `1 held by constraint, 1 by row locks (${deadlocks} deadlocks), ${sold} with neither`)
  })

  const wishes = wholeDay.tours + wholeDay.journeys + wholeDay.orders
  test(`${figure(wishes)} who want crews that overlap are answered without a single deadlock`, async (context) => {
    const annai = await listeningAnnai()
    const other = await listeningAnnai({ databaseUrl: annai.databaseUrl })
    const chance = seededRandom(chosenSeed())
    const { answers, deadlocks } = await raceForADay([annai, other], '2026-12-09', wholeDay, chance)
    const { '200': held = 0, '409 inventory.sold-out': refused = 0, ...others } = tally(answers)
    expect(others).toEqual({})
    // All of an order, or nothing of it.
    const items = countItems(answers)
    expect(await countNew(annai)).toMatchObject({ bookings: items, liveCrews: items })
    expect([held > 0, refused > 0]).toEqual([true, true])
    expect(deadlocks).toBe(0)
    expect(await wellOrdered(annai)).toEqual([])
    const before = await countDeadlocks(annai.database.pool)
    await lockCrosswise(annai)
    expect((await countDeadlocks(annai.database.pool)) - before, 'the control').toBe(1)
    measured(
      context,
      `${held} held with ${items} items, ${refused} refused, ${deadlocks} deadlocks, with SOAK_SEED=${chance.seed}`,
    )
  })

  test(`${posts} posts with one key make one booking, one charge and one answer`, async (context) => {
    const annai = await listeningAnnai()
    const other = await listeningAnnai({ databaseUrl: annai.databaseUrl })
    const quote = await quoteFor(annai)
    const holds = await postTogether(annai, other, posts, '/bookings', { quoteId: quote.id, ...guest })
    const { booking, token } = bodyOf<HeldBooking>(holds.answer)
    const card = { token: await cardToken(annai) }
    const payments = await postTogether(annai, other, posts, `/bookings/${booking.reference}/pay`, { token, card })
    expect(bodyOf<HeldBooking>(payments.answer).booking.state).toBe('confirmed')

    expect(await countNew(annai)).toEqual({ bookings: 1, payments: 1, ledgerLines: 2, liveCrews: 1 })
    expect(await wellOrdered(annai)).toEqual([])
    measured(context, `1 booking, 1 charge, ${holds.same + payments.same} answers the same to the byte`)
  })

  test(`${posts} cancels at once give the money back once`, async (context) => {
    const annai = await listeningAnnai()
    const { booking, token } = await bookAndPay(annai)
    const { reference, totalYen } = booking
    const answers = await byClients(posts, Array(posts).fill({ token, refundYen: totalYen }), (body) =>
      send(annai.url, `/bookings/${reference}/cancel`, body),
    )
    expect(tally(answers)).toEqual({ '200': 1, '409 booking.not-possible-now': posts - 1 })
    expect(await runDueJobs(annai)).toEqual([])
    const refunds = await annai.ctx.db
      .selectFrom('refunds')
      .innerJoin('bookings', 'bookings.id', 'refunds.booking_id')
      .select(['refunds.amount_yen', 'refunds.state'])
      .where('reference', '=', reference)
      .execute()
    expect(refunds).toEqual([{ amount_yen: totalYen, state: 'done' }])
    expect(await liveCrews(annai)).toBe(0)
    expect(await wellOrdered(annai)).toEqual([])
    measured(context, `1 cancelled, ${posts - 1} refused, 1 refund of ${figure(totalYen)} yen`)
  })

  const { rounds, bookings } = threeAtOnce
  test(`cancel, expiry and payment at once end in a legal state: ${rounds * bookings} times`, async (context) => {
    const annai = await listeningAnnai()
    await leaveOneCar(annai, 'sedan')
    const chance = seededRandom(chosenSeed())
    const startedAt = performance.now()
    const ends: Record<string, number> = {}
    for (let round = 0; round < rounds; round++) {
      const { answers, faults, ends: states } = await raceThreeAtOnce(annai, bookings, chance)
      const where = `round ${round + 1} with SOAK_SEED=${chance.seed}`
      expect(faults, where).toEqual([])
      expect(
        answers.filter(({ status }) => status !== 200 && status !== 409),
        where,
      ).toEqual([])
      for (const state of states) ends[state] = (ends[state] ?? 0) + 1
    }
    expect(await liveCrews(annai)).toBe(0)
    const { rebooked, givenBack } = await latePayments(annai)
    const how = Object.entries(ends).map(([state, times]) => `${times} ${state}`)
    measured(
      context,
      `${how.join(', ')}; paid late ${rebooked + givenBack}, of which ${rebooked} booked again; in ${secondsSince(startedAt)}, with SOAK_SEED=${chance.seed}`,
    )
  })
}

const soldOnce = (attempts: number) => ({ '200': 1, '409 inventory.sold-out': attempts - 1 })

/** Half of them at another process of the same database, which may ask to wait while the first is at work. */
async function postTogether(annai: ListeningAnnai, other: ListeningAnnai, posts: number, path: string, body: object) {
  const key = randomUUID()
  const servers = Array.from({ length: posts }, (_, index) => (index % 2 === 0 ? annai : other))
  const answers = await byClients(posts, servers, ({ url }) => send(url, path, body, key))
  const asked = answers.filter(({ code }) => code === 'platform.key-in-use').length
  const again = await byClients(posts, servers.slice(0, asked), ({ url }) => send(url, path, body, key))
  const given = [...answers.filter(({ code }) => code !== 'platform.key-in-use'), ...again]
  const [answer] = given
  if (!answer) throw new Error('Nobody was answered.')
  expect(tally(given)).toEqual({ '200': posts })
  expect(new Set(given.map(({ text }) => text)).size).toBe(1)
  return { answer, same: given.length }
}

const liveCrews = async (annai: ListeningAnnai) => (await countNew(annai)).liveCrews

/** What became of money that came after the hold had ended. */
async function latePayments({ ctx }: ListeningAnnai) {
  const again = ctx.db.selectFrom('booking_moves').select('number').where('from_state', '=', 'expired')
  const back = ctx.db.selectFrom('refunds').select('id').where('reason', 'like', 'The hold had expired%')
  return { rebooked: (await again.execute()).length, givenBack: (await back.execute()).length }
}
