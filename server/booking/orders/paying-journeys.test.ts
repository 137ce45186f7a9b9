import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import type { Payment } from '#contract/payments.ts'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { cardToken, get, type HeldBooking, post } from '#server/testing/bookings.ts'
import { back, journeysIn, there } from '#server/testing/journeys.ts'
import { brokenPromises } from '#server/testing/promises.ts'
import { askOrder, bookRide, keepOnRoad, payRides, quoteOfRide } from '#server/testing/rides.ts'
import { answerBank, atTime, inMinutes, ownDays, pathOf, signIn } from '#server/testing/scene.ts'
import { expireHolds } from '../expire-holds.ts'

const shared = shareTestAnnai({ demo: true })
const nextDay = ownDays('2027-02-01')
afterAll(async () => expect(await brokenPromises(shared())).toEqual([]))

const { read, bothWays } = journeysIn(shared, nextDay)

/** What was asked of cards for these, by what became of it. */
const chargesOf = async (held: readonly HeldBooking[]) =>
  (
    await sql<{ state: string; charges: number; payments: number }>`
      SELECT payments.state, count(DISTINCT charge_id)::int AS charges, count(*)::int AS payments
      FROM payments JOIN bookings ON bookings.id = payments.booking_id
      WHERE reference = ANY(${held.map(({ booking }) => booking.reference)}::text[]) GROUP BY payments.state`.execute(
      shared().ctx.db,
    )
  ).rows

describe('paying', () => {
  test('one charge pays both, and each has its share', async () => {
    const held = await bothWays()
    const { status, body } = await payRides(shared(), held)
    expect(status).toBe(200)
    expect(body.paid.map(({ booking }: HeldBooking) => booking.state)).toEqual(['confirmed', 'confirmed'])
    for (const one of held)
      expect(await read(one)).toMatchObject({ state: 'confirmed', paidYen: one.booking.totalYen, refundedYen: 0 })
    expect(await chargesOf(held)).toEqual([{ state: 'succeeded', charges: 1, payments: 2 }])
    // As it stands on the statement.
    const chargeYen = held.reduce((sum, { booking }) => sum + booking.totalYen, 0)
    for (const one of held)
      expect((await read(one)).came).toMatchObject([{ amountYen: one.booking.totalYen, chargeYen }])
    // Each says what was paid for the other, so that one page can say the whole.
    const [first, second] = held
    expect((await read(first)).journey).toMatchObject([{ paidYen: second.booking.totalYen, refundedYen: 0 }])
  })

  test('sent again, by the same key or another, nothing is charged twice', async () => {
    const held = await bothWays()
    const card = { token: await cardToken(shared()) }
    const headers = { 'idempotency-key': randomUUID() }
    const first = await payRides(shared(), held, card, headers)
    expect((await payRides(shared(), held, card, headers)).body).toEqual(first.body)
    const again = await payRides(shared(), held, card)
    expect(again.body.paid).toHaveLength(2)
    for (const one of held) expect((await read(one)).payments).toHaveLength(1)
  })

  test('pressed twice at once, each way is paid once, and whatever came twice goes back', async () => {
    const held = await bothWays()
    const card = { token: await cardToken(shared()) }
    await Promise.all([payRides(shared(), held, card), payRides(shared(), held, card)])
    for (const one of held) {
      const { state, paidYen, refundedYen } = await read(one)
      expect([state, paidYen - refundedYen]).toEqual(['confirmed', one.booking.totalYen])
    }
  })

  test('a bank that says no leaves both held', async () => {
    const held = await bothWays()
    const { status, body } = await payRides(shared(), held, 'declined')
    expect([status, body.code]).toEqual([402, 'payments.declined'])
    for (const one of held) expect((await read(one)).state).toBe('on_hold')
  })

  test('where the hold of one has ended, neither is paid', async () => {
    const held = await bothWays()
    const [first, second] = held
    await atTime(shared(), inMinutes(shared(), 1), () =>
      post(shared(), pathOf(first, 'extend'), { token: first.token }),
    )
    const { status, body } = await atTime(shared(), inMinutes(shared(), 20), () => payRides(shared(), held))
    expect([status, body.code]).toEqual([409, 'booking.hold-expired'])
    expect((await read(first)).state).toBe('on_hold')
    expect(await chargesOf([first, second])).toEqual([])
  })

  test('the bank asks once for both: no leaves both held, yes makes both sure', async () => {
    const held = await bothWays()
    const [first, second] = held
    const { status, body } = await payRides(shared(), held, 'stepUp')
    expect([status, body.paid.map(({ payment }: { payment: Payment }) => payment.state)]).toEqual([
      200,
      ['needs_step_up', 'needs_step_up'],
    ])
    await answerBank(shared(), first, false)
    expect([(await read(first)).state, (await read(second)).state]).toEqual(['on_hold', 'on_hold'])
    expect(await chargesOf(held)).toEqual([{ state: 'declined', charges: 1, payments: 2 }])
    await payRides(shared(), held, 'stepUp')
    // Asked about either, the bank answers for both.
    await answerBank(shared(), second, true)
    expect([(await read(first)).state, (await read(second)).state]).toEqual(['confirmed', 'confirmed'])
  })

  test('money that comes late takes both again', async () => {
    const held = await bothWays()
    await payRides(shared(), held, 'stepUp')
    await atTime(shared(), inMinutes(shared(), 20), async () => {
      await expireHolds(shared().ctx)
      await answerBank(shared(), held[0], true)
    })
    for (const one of held) expect((await read(one)).state).toBe('confirmed')
  })

  test('money that comes when one of them is taken keeps neither, and all of it goes back', async () => {
    await keepOnRoad(shared(), { hiace: 1 })
    const day = nextDay()
    const big = { vehicleClass: 'hiace', guests: 8 } as const
    const ids = [
      await quoteOfRide(shared(), { ...there(day), ...big }),
      await quoteOfRide(shared(), { ...back(day), ...big }),
    ]
    const [first, second] = (await askOrder(shared(), ids)).body.held as [HeldBooking, HeldBooking]
    await payRides(shared(), [first, second], 'stepUp')
    await atTime(shared(), inMinutes(shared(), 20), async () => {
      await expireHolds(shared().ctx)
      await bookRide(shared(), { ...back(day), ...big })
      await answerBank(shared(), first, true)
    })
    for (const one of [first, second]) {
      const { state, paidYen, refundedYen } = await read(one)
      expect([state, paidYen, refundedYen]).toEqual(['expired', one.booking.totalYen, one.booking.totalYen])
    }
    // The car of the way that could have been had is free for others.
    expect((await askOrder(shared(), [await quoteOfRide(shared(), { ...there(day), ...big })])).status).toBe(200)
    await keepOnRoad(shared(), { hiace: null })
  })

  test('whoever cannot open one of them pays neither', async () => {
    const [first, second] = await bothWays()
    const { status, body } = await payRides(shared(), [first, { ...second, token: 'A'.repeat(43) }])
    expect([status, body.code]).toEqual([404, 'booking.unknown'])
    expect((await read(first)).state).toBe('on_hold')
    const twice = await payRides(shared(), [first, first])
    expect([twice.status, twice.body.code]).toEqual([400, 'platform.invalid-input'])
  })

  test('a saved card pays both as well, and one that is to be saved is', async () => {
    const { headers, userId } = await signIn(shared())
    const day = nextDay()
    const ids = [
      await quoteOfRide(shared(), { ...there(day), userId }),
      await quoteOfRide(shared(), { ...back(day), userId }),
    ]
    const { held } = (await askOrder(shared(), ids, {}, headers)).body
    const card = { token: await cardToken(shared()), save: true }
    const { body } = await payRides(shared(), held, card, headers)
    expect(body.paid).toHaveLength(2)
    expect((await get(shared(), '/cards', headers)).body.cards).toHaveLength(1)
  })
})
