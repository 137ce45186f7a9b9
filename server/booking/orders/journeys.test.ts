import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { get, type HeldBooking, post } from '#server/testing/bookings.ts'
import { back, journeysIn, there } from '#server/testing/journeys.ts'
import { brokenPromises } from '#server/testing/promises.ts'
import { askOrder, bookRide, holdRides, keepOnRoad, payRides, quoteOfRide } from '#server/testing/rides.ts'
import { atTime, inMinutes, ownDays, pathOf, signIn } from '#server/testing/scene.ts'
import { expireHolds } from '../expire-holds.ts'

const shared = shareTestAnnai({ demo: true })
const nextDay = ownDays('2027-02-01')
afterAll(async () => expect(await brokenPromises(shared())).toEqual([]))

const { read, bothWays } = journeysIn(shared, nextDay)
const countBookings = async () =>
  Number(
    (
      await shared()
        .ctx.db.selectFrom('bookings')
        .select(({ fn }) => fn.countAll<string>().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  )

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

  test('in whatever order they are sent, the way there comes first, and a flight stands with the way that it was said of', async () => {
    const day = nextDay()
    const held = await holdRides(shared(), [back(day), there(day)], { flight: 'NH 212' })
    expect(held.map(({ booking }) => [booking.reference.slice(-2), booking.flight])).toEqual([
      ['-1', ''],
      ['-2', 'NH 212'],
    ])
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
    // Of one that is erased nobody is the guest any more.
    const erase = { erased_at: shared().clock.now() }
    const { db } = shared().ctx
    await db.updateTable('bookings').set(erase).where('reference', '=', second.booking.reference).execute()
    expect(await opens(first)).toBe(false)
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
    const { status, body } = await askOrder(shared(), [first, second])
    expect([status, body.code, body.nearestWay]).toEqual([409, 'inventory.sold-out', 1])
    expect(await countBookings()).toBe(before)
    const alone = await askOrder(shared(), [second])
    expect([alone.status, alone.body.nearestWay]).toEqual([409, undefined])
    // The way there alone can still be had: its quote was not used up.
    expect((await askOrder(shared(), [first])).status).toBe(200)
    await keepOnRoad(shared(), { hiace: null })
  })

  test('the same key holds once, however often it is sent', async () => {
    const day = nextDay()
    const ids = [await quoteOfRide(shared(), there(day)), await quoteOfRide(shared(), back(day))]
    const before = await countBookings()
    const headers = { 'idempotency-key': randomUUID() }
    const answers = await Promise.all(Array.from({ length: 5 }, () => askOrder(shared(), ids, {}, headers)))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await countBookings()).toBe(before + 2)
    const again = await askOrder(shared(), ids)
    expect([again.status, again.body.code]).toEqual([409, 'booking.quote-used'])
  })

  test('a quote of somebody else, twice the same, or past its time is refused, and so is nothing at all', async () => {
    const day = nextDay()
    const { userId } = await signIn(shared())
    const own = await quoteOfRide(shared(), there(day))
    const refusals: [readonly string[], number, string][] = [
      [[await quoteOfRide(shared(), { ...there(day), userId })], 404, 'pricing.unknown-quote'],
      [[own, own], 400, 'platform.invalid-input'],
      [[], 400, 'platform.invalid-input'],
    ]
    for (const [ids, status, code] of refusals) {
      const { status: got, body } = await askOrder(shared(), ids)
      expect([got, body.code]).toEqual([status, code])
    }
    const late = await atTime(shared(), inMinutes(shared(), 31), () => askOrder(shared(), [own]))
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
