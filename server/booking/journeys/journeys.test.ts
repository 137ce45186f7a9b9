import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import type { Payment } from '#contract/payments.ts'
import { tokyoInstant } from '#server/platform/tokyo-time.rules.ts'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { cardToken, get, type HeldBooking, post, quoteFor } from '#server/testing/bookings.ts'
import { brokenPromises } from '#server/testing/promises.ts'
import {
  askJourney,
  bookRide,
  holdRides,
  hotel,
  keepOnRoad,
  payRides,
  quoteOfRide,
  terminal,
} from '#server/testing/rides.ts'
import { answerBank, atTime, inMinutes, ownDays, pathOf, signIn } from '#server/testing/scene.ts'
import { expireHolds } from '../expire-holds.ts'

const shared = shareTestAnnai({ demo: true })
const nextDay = ownDays('2027-02-01')
afterAll(async () => expect(await brokenPromises(shared())).toEqual([]))

const there = (day: string, start = '10:00') => ({ start: tokyoInstant(day, start) })
const back = (day: string, start = '16:00') => ({ start: tokyoInstant(day, start), from: hotel, to: terminal })
const read = async ({ booking, token }: HeldBooking) =>
  (await get(shared(), `${pathOf({ booking })}?token=${token}`)).body
const countBookings = async () =>
  Number(
    (
      await shared()
        .ctx.db.selectFrom('bookings')
        .select(({ fn }) => fn.countAll<string>().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  )

async function bothWays(more: object = {}): Promise<[HeldBooking, HeldBooking]> {
  const day = nextDay()
  const [first, second] = await holdRides(shared(), [there(day), back(day)], more)
  if (!first || !second) throw new Error('Two were wished for.')
  return [first, second]
}

describe('holding', () => {
  test('the way there and the way back are two bookings that know of each other, and the flight is that of the way there', async () => {
    const [first, second] = await bothWays({ flight: 'NH 212', nameBoard: 'Marsh' })
    expect(first.booking.reference).not.toBe(second.booking.reference)
    expect(first.token).not.toBe(second.token)
    expect(first.booking).toMatchObject({
      flight: 'NH 212',
      nameBoard: 'Marsh',
      state: 'on_hold',
      service: { kind: 'ride' },
    })
    expect(second.booking).toMatchObject({ flight: '', nameBoard: 'Marsh', state: 'on_hold' })
    for (const [one, other] of [
      [first, second],
      [second, first],
    ] as const) {
      const { reference, startsAt, state, service, totalYen, pickUp, dropOff } = other.booking
      expect(one.booking.journey).toEqual([
        { reference, startsAt, state, title: service.title, totalYen, paidYen: 0, refundedYen: 0, pickUp, dropOff },
      ])
      expect((await read(one)).journey).toEqual(one.booking.journey)
    }
    const rows = await shared()
      .ctx.db.selectFrom('bookings')
      .select(['order_id', 'voucher_code'])
      .where('reference', 'in', [first.booking.reference, second.booking.reference])
      .execute()
    expect(new Set(rows.map((row) => row.order_id)).size).toBe(1)
    expect(new Set(rows.map((row) => row.voucher_code)).size).toBe(2)
  })

  test('in whatever order they are sent, the way there comes first', async () => {
    const day = nextDay()
    const held = await holdRides(shared(), [back(day), there(day)], { flight: 'NH 212' })
    expect(held.map(({ booking }) => booking.flight)).toEqual(['NH 212', ''])
  })

  test('one ride alone is no journey', async () => {
    const [held] = await holdRides(shared(), [there(nextDay())])
    expect(held?.booking.journey).toEqual([])
  })

  test('they are one order: found by its name and by that of each way, and a link of one opens the other', async () => {
    const [first, second] = await bothWays()
    const order = first.booking.reference.replace(/-1$/, '')
    expect([first, second].map(({ booking }) => booking.reference)).toEqual([`${order}-1`, `${order}-2`])
    const found = async (reference: string) =>
      (await post(shared(), '/find-booking', { reference, email: first.booking.email })).body.reference
    expect(await found(order)).toBe(`${order}-1`)
    expect(await found(`${order}-2`.toLowerCase().replace('an-', ' '))).toBe(`${order}-2`)
    expect(await found(`${order}-3`)).toBeUndefined()
    const opens = async ({ token }: HeldBooking) =>
      (await get(shared(), `${pathOf(second)}?token=${token}`)).status === 200
    const [stranger] = await bothWays()
    expect([await opens(first), await opens(second), await opens(stranger)]).toEqual([true, true, false])
  })

  test('where one way cannot be had, neither is held, and nothing of it remains', async () => {
    await keepOnRoad(shared(), { hiace: 1 })
    const day = nextDay()
    const big = { vehicleClass: 'hiace', guests: 8 } as const
    await bookRide(shared(), { ...back(day), ...big })
    const [first, second] = [
      await quoteOfRide(shared(), { ...there(day, '08:00'), ...big }),
      await quoteOfRide(shared(), { ...back(day), ...big }),
    ]
    const before = await countBookings()
    const { status, body } = await askJourney(shared(), [first, second])
    expect([status, body.code, body.nearestWay]).toEqual([409, 'inventory.sold-out', 1])
    expect(await countBookings()).toBe(before)
    const alone = await askJourney(shared(), [second])
    expect([alone.status, alone.body.nearestWay]).toEqual([409, undefined])
    // The way there alone can still be had: its quote was not used up.
    expect((await askJourney(shared(), [first])).status).toBe(200)
    await keepOnRoad(shared(), { hiace: null })
  })

  test('the same key holds once, however often it is sent', async () => {
    const day = nextDay()
    const ids = [await quoteOfRide(shared(), there(day)), await quoteOfRide(shared(), back(day))]
    const before = await countBookings()
    const headers = { 'idempotency-key': randomUUID() }
    const answers = await Promise.all(Array.from({ length: 5 }, () => askJourney(shared(), ids, {}, headers)))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await countBookings()).toBe(before + 2)
    const again = await askJourney(shared(), ids)
    expect([again.status, again.body.code]).toEqual([409, 'booking.quote-used'])
  })

  test('a quote of a day out, of somebody else, twice the same, or past its time is refused', async () => {
    const day = nextDay()
    const { userId } = await signIn(shared())
    const own = await quoteOfRide(shared(), there(day))
    const refusals: [readonly string[], number, string][] = [
      [[(await quoteFor(shared(), { day })).id], 400, 'platform.invalid-input'],
      [[await quoteOfRide(shared(), { ...there(day), userId })], 404, 'pricing.unknown-quote'],
      [[own, own], 400, 'platform.invalid-input'],
      [[], 400, 'platform.invalid-input'],
    ]
    for (const [ids, status, code] of refusals) {
      const { status: got, body } = await askJourney(shared(), ids)
      expect([got, body.code]).toEqual([status, code])
    }
    const late = await atTime(shared(), inMinutes(shared(), 31), () => askJourney(shared(), [own]))
    expect(late.body.code).toBe('pricing.quote-expired')
  })

  test('each is let go, extended and called off by itself', async () => {
    const [first, second] = await bothWays()
    expect((await post(shared(), pathOf(first, 'extend'), { token: first.token })).status).toBe(200)
    await atTime(shared(), inMinutes(shared(), 16), async () => {
      await expireHolds(shared().ctx)
      expect([(await read(first)).state, (await read(second)).state]).toEqual(['on_hold', 'expired'])
    })
    const [one, other] = await bothWays()
    await payRides(shared(), [one, other])
    const off = await post(shared(), pathOf(one, 'cancel'), { token: one.token, refundYen: one.booking.totalYen })
    expect([off.status, (await read(other)).state]).toEqual([200, 'confirmed'])
    const { totalYen } = one.booking
    expect((await read(other)).journey).toMatchObject([
      { state: 'cancelled', totalYen, paidYen: totalYen, refundedYen: totalYen },
    ])
  })
})

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
    const [first, second] = (await askJourney(shared(), ids)).body.held as [HeldBooking, HeldBooking]
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
    expect((await askJourney(shared(), [await quoteOfRide(shared(), { ...there(day), ...big })])).status).toBe(200)
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
    const { held } = (await askJourney(shared(), ids, {}, headers)).body
    const card = { token: await cardToken(shared()), save: true }
    const { body } = await payRides(shared(), held, card, headers)
    expect(body.paid).toHaveLength(2)
    expect((await get(shared(), '/cards', headers)).body.cards).toHaveLength(1)
  })
})

test('the mails of both ways wait in one queue: they are told one after the other', async () => {
  const ways = await bothWays()
  const { rows } = await sql<{ queue_name: string | null }>`
    SELECT DISTINCT queue_name FROM graphile_worker.jobs JOIN graphile_worker._private_jobs AS kept USING (id)
    WHERE task_identifier = 'notifications.tell' AND kept.payload->>'bookingId' IN (
      SELECT id::text FROM bookings WHERE reference = ANY(${ways.map(({ booking }) => booking.reference)}::text[]))`.execute(
    shared().ctx.db,
  )
  expect(rows).toEqual([{ queue_name: expect.stringMatching(/^mails of bookings \d+$/) }])
})
