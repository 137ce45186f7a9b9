import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
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

describe('paying', () => {
  test('one card pays both', async () => {
    const held = await bothWays()
    const { status, body } = await payRides(shared(), held)
    expect([status, body.refused]).toEqual([200, null])
    expect(body.paid.map(({ booking }: HeldBooking) => booking.state)).toEqual(['confirmed', 'confirmed'])
    for (const one of held)
      expect(await read(one)).toMatchObject({ state: 'confirmed', paidYen: one.booking.totalYen, refundedYen: 0 })
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

  test('what only the second is refused leaves the first sure, and the answer says so', async () => {
    const held = await bothWays()
    const [first, second] = held
    await atTime(shared(), inMinutes(shared(), 1), () =>
      post(shared(), pathOf(first, 'extend'), { token: first.token }),
    )
    const { status, body } = await atTime(shared(), inMinutes(shared(), 20), () => payRides(shared(), held))
    expect(status).toBe(200)
    expect(body.paid).toMatchObject([{ booking: { reference: first.booking.reference, state: 'confirmed' } }])
    expect(body.refused).toMatchObject({ reference: second.booking.reference, code: 'booking.hold-expired' })
  })

  test('a step of the bank for the first is asked for, and the second waits until it is taken', async () => {
    const held = await bothWays()
    const [first, second] = held
    const { status, body } = await payRides(shared(), held, 'stepUp')
    expect([status, body.paid.length, body.paid[0].payment.state]).toEqual([200, 1, 'needs_step_up'])
    expect((await read(second)).state).toBe('on_hold')
    await answerBank(shared(), first, true)
    const rest = await payRides(shared(), held)
    expect(rest.body.paid.map(({ booking }: HeldBooking) => booking.state)).toEqual(['confirmed', 'confirmed'])
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
