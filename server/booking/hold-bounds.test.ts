import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { tokyoInstant } from '#server/platform/tokyo-time.rules.ts'
import { shareTestAnnai, startTestAnnai, type TestAnnai } from '#server/testing/annai.ts'
import { type HeldBooking, pay, post, quoteFor, usualWish } from '#server/testing/bookings.ts'
import { brokenPromises } from '#server/testing/promises.ts'
import { hotel, keepOnRoad, quoteOfRide, terminal } from '#server/testing/rides.ts'
import { atTime, inMinutes, ownDays, pathOf, signIn } from '#server/testing/scene.ts'
import { newConfirmedPerson } from '#server/testing/signed-in-people.ts'
import { expireHolds } from './expire-holds.ts'

const shared = shareTestAnnai({ demo: true, holdBounds: true })
const nextDay = ownDays('2027-01-11')
afterAll(async () => expect(await brokenPromises(shared())).toEqual([]))
let networks = 0
const newNetwork = () => `10.7.${networks >> 8}.${networks++ & 255}`
const newAddress = () => `${randomUUID()}@example.com`

interface Asked {
  from?: string
  email?: string
  wish?: object
  headers?: Record<string, string>
  annai?: TestAnnai
}

async function send(annai: TestAnnai, path: string, payload: object, from: string, headers = {}) {
  const answer = await annai.app.inject({
    ...{ method: 'POST', url: `/api${path}`, remoteAddress: from, payload },
    headers: { 'idempotency-key': randomUUID(), ...headers },
  })
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers }
}

/** A day of its own, a network of its own and an address of its own, unless told. */
async function ask({
  from = newNetwork(),
  email = newAddress(),
  wish = {},
  headers = {},
  annai = shared(),
}: Asked = {}) {
  const quote = await quoteFor(annai, { day: nextDay(), ...wish }, headers)
  return send(annai, '/bookings', { quoteId: quote.id, leadName: 'Eleanor Marsh', email }, from, headers)
}

async function fill(count: number, asked: Asked): Promise<HeldBooking[]> {
  const held: HeldBooking[] = []
  for (let index = 0; index < count; index++) {
    const { status, body } = await ask(asked)
    expect(status, JSON.stringify(body)).toBe(200)
    held.push(body)
  }
  return held
}

const letGo = ({ booking, token }: HeldBooking) =>
  post(shared(), `${pathOf({ booking })}/cancel`, { token, refundYen: 0 })

const tooMany = { status: 429, body: { code: 'booking.too-many-holds' } }

test('a family at one hotel’s network holds eight days at once, and the ninth hears what to do', async () => {
  const from = newNetwork()
  await fill(8, { from })
  const refused = await ask({ from })
  expect(refused).toMatchObject(tooMany)
  expect(refused.body.error).toMatch(
    /pay for one of them or let one go, .*in about 15 minutes\..*ring us or write to us/,
  )
  expect(refused.headers['retry-after']).toBe(String(15 * 60))
  // The controls: the neighbours, and nothing of the ninth is left behind.
  expect((await ask()).status).toBe(200)
})

test('a household of IPv6 is one network, and its neighbour another', async () => {
  for (let index = 0; index < 8; index++) expect((await ask({ from: `2001:db8:1:2::${index + 1}` })).status).toBe(200)
  expect(await ask({ from: '2001:db8:1:2:ffff::9' })).toMatchObject(tooMany)
  expect((await ask({ from: '2001:db8:1:3::1' })).status).toBe(200)
})

test('one address holds four days at once, from wherever and however it is written', async () => {
  const name = randomUUID()
  for (const email of [
    `${name}@example.com`,
    `${name.toUpperCase()}@EXAMPLE.com`,
    `${name}+a@example.com`,
    `${name}+b@example.com`,
  ])
    expect((await ask({ email })).status).toBe(200)
  expect(await ask({ email: `${name}+c@example.com` })).toMatchObject(tooMany)
  expect((await ask()).status).toBe(200)
})

test('one account holds four days at once, under whatever addresses', async () => {
  const { headers } = await signIn(shared())
  for (let index = 0; index < 4; index++) expect((await ask({ headers })).status).toBe(200)
  expect(await ask({ headers })).toMatchObject(tooMany)
})

test('what a stranger holds under somebody’s address does not keep its owner out', async () => {
  const { email, headers } = await newConfirmedPerson(shared())
  await fill(4, { email })
  expect(await ask({ email })).toMatchObject(tooMany)
  expect((await ask({ email, headers })).status).toBe(200)
})

test('what is paid, let go or over does not count, and what is only extended does', async () => {
  const from = newNetwork()
  const held = await fill(8, { from })
  const [paid, gone, longer] = held
  if (!paid || !gone || !longer) throw new Error('Eight were wished for.')
  const refused = () => ask({ from })
  expect(await refused()).toMatchObject(tooMany)
  expect((await pay(shared(), paid)).status).toBe(200)
  expect((await ask({ from })).status).toBe(200)
  expect(await refused()).toMatchObject(tooMany)
  expect((await letGo(gone)).status).toBe(200)
  expect((await ask({ from })).status).toBe(200)
  expect(await refused()).toMatchObject(tooMany)
  const extend = () => post(shared(), `${pathOf(longer)}/extend`, { token: longer.token })
  expect((await extend()).status).toBe(200)
  expect((await extend()).body.code).toBe('booking.hold-extended')
  // All but the longer one have ended, and nobody has swept them up yet.
  await atTime(shared(), inMinutes(shared(), 16), async () => {
    await fill(7, { from })
    expect(await refused()).toMatchObject(tooMany)
    await expireHolds(shared().ctx)
    expect(await refused()).toMatchObject(tooMany)
  })
})

test('who holds anew in a loop never has more than the bound', async () => {
  const from = newNetwork()
  const held = await fill(8, { from })
  for (const one of held) {
    expect(await ask({ from })).toMatchObject(tooMany)
    expect((await letGo(one)).status).toBe(200)
    expect((await ask({ from })).status).toBe(200)
  }
  const { rows } = await sql<{ open: number }>`SELECT count(*)::int AS open FROM bookings
    WHERE state = 'on_hold' AND ${`network ${from}`} = ANY(held_by)`.execute(shared().ctx.db)
  expect(rows[0]?.open).toBe(8)
})

test('a way there and back is one hold', async () => {
  const from = newNetwork()
  const journey = async () => {
    const day = nextDay()
    const quoteIds = [
      await quoteOfRide(shared(), { start: tokyoInstant(day, '10:00') }),
      await quoteOfRide(shared(), { start: tokyoInstant(day, '16:00'), from: hotel, to: terminal }),
    ]
    return send(
      shared(),
      '/orders',
      { items: quoteIds.map((quoteId) => ({ quoteId })), leadName: 'Eleanor Marsh', email: newAddress() },
      from,
    )
  }
  for (let index = 0; index < 8; index++) expect((await journey()).status).toBe(200)
  expect(await journey()).toMatchObject(tooMany)
  expect(await ask({ from })).toMatchObject(tooMany)
})

test('nobody holds more than their share of a day, and others can still have it', async () => {
  const from = newNetwork()
  const wish = { day: nextDay(), vehicleClass: 'sedan' }
  await keepOnRoad(shared(), { sedan: 4, alphard: 0 })
  try {
    await fill(2, { from, wish })
    const refused = await ask({ from, wish })
    expect(refused).toMatchObject(tooMany)
    expect(refused.headers['retry-after']).toBe(String(15 * 60))
    // The controls: another day, and somebody else on this one.
    expect((await ask({ from })).status).toBe(200)
    expect((await ask({ wish })).status).toBe(200)
  } finally {
    await keepOnRoad(shared(), { sedan: null, alphard: null })
  }
})

test('one order holds no more than a share of a day either, and says so; a way there and its way back is one', async () => {
  await keepOnRoad(shared(), { hiace: 2, coaster: 0 })
  const day = nextDay()
  const ride = (hour: string) =>
    quoteOfRide(shared(), { start: tokyoInstant(day, hour), vehicleClass: 'hiace', guests: 8 })
  const order = async (...hours: string[]) => {
    const items: object[] = []
    for (const hour of hours) items.push({ quoteId: await ride(hour) })
    return send(shared(), '/orders', { items, leadName: 'Eleanor Marsh', email: newAddress() }, newNetwork())
  }
  try {
    expect(await order('10:00', '10:00')).toMatchObject({ status: 409, body: { code: 'booking.too-much-at-once' } })
    // More than there are is sold out, with other hours.
    const three = await order('10:00', '10:00', '10:00')
    expect(three).toMatchObject({ status: 409, body: { code: 'inventory.sold-out' } })
    expect((await order('10:00', '20:00')).status).toBe(200)
  } finally {
    await keepOnRoad(shared(), { hiace: null, coaster: null })
  }
})

test('one address has no more than its share of a day either, from whatever networks', async () => {
  const [email, wish] = [newAddress(), { day: nextDay(), vehicleClass: 'sedan' }]
  await keepOnRoad(shared(), { sedan: 2, alphard: 0 })
  try {
    expect((await ask({ email, wish })).status).toBe(200)
    expect(await ask({ email, wish })).toMatchObject(tooMany)
    expect((await ask({ wish })).status).toBe(200)
  } finally {
    await keepOnRoad(shared(), { sedan: null, alphard: null })
  }
})

test('the only car of a day can be held by whoever comes first', async () => {
  const wish = { day: nextDay(), guests: 4, vehicleClass: 'hiace' }
  await keepOnRoad(shared(), { hiace: 1, hiaceLong: 0 })
  try {
    expect((await ask({ wish })).status).toBe(200)
  } finally {
    await keepOnRoad(shared(), { hiace: null, hiaceLong: null })
  }
})

test('sold out is said before the bound', async () => {
  const from = newNetwork()
  const wish = { day: nextDay(), guests: 4, vehicleClass: 'hiace' }
  await keepOnRoad(shared(), { hiace: 1, hiaceLong: 0 })
  try {
    const [mine, theirs] = [await quoteFor(shared(), wish), await quoteFor(shared(), wish)]
    const guest = { leadName: 'Eleanor Marsh', email: newAddress() }
    expect((await send(shared(), '/bookings', { quoteId: theirs.id, ...guest }, newNetwork())).status).toBe(200)
    await fill(8, { from })
    expect(await ask({ from })).toMatchObject(tooMany)
    const answer = await send(shared(), '/bookings', { quoteId: mine.id, ...guest }, from)
    expect(answer).toMatchObject({ status: 409, body: { code: 'inventory.sold-out' } })
  } finally {
    await keepOnRoad(shared(), { hiace: null, hiaceLong: null })
  }
})

test('the office books by telephone as many as callers want, and that fills nobody’s bound', async () => {
  const [desk, from, email] = [await signIn(shared(), 'admin'), newNetwork(), newAddress()]
  for (let index = 0; index < 9; index++) {
    const wish = { ...usualWish, day: nextDay() }
    const { body } = await send(shared(), '/admin/phone-bookings/quote', wish, from, desk.headers)
    const paid = { how: 'link', untilDay: '2026-11-15', untilTime: '18:00' }
    const call = { quoteId: body.quote.id, leadName: 'Haruto Tan', email, phone: '+65 8000 1234', paid }
    expect((await send(shared(), '/admin/phone-bookings', call, from, desk.headers)).status).toBe(200)
  }
  expect((await ask({ from, email })).status).toBe(200)
})

test('the network of a hold is kept as long as the hold, and no longer', async () => {
  const [paid, ended, open] = await fill(3, { from: '10.77.0.1' })
  if (!paid || !ended || !open) throw new Error('Three were wished for.')
  expect((await pay(shared(), paid)).status).toBe(200)
  expect((await letGo(ended)).status).toBe(200)
  const kept = async ({ booking: { reference } }: HeldBooking) =>
    (
      await shared()
        .ctx.db.selectFrom('bookings')
        .select('held_by')
        .where('reference', '=', reference)
        .executeTakeFirstOrThrow()
    ).held_by
  expect(await Promise.all([paid, ended, open].map(kept))).toEqual([
    null,
    null,
    expect.arrayContaining(['network 10.77.0.1']),
  ])
})

test('the office changes the bounds, and the next hold goes by them', async () => {
  const annai = await startTestAnnai({ demo: true, holdBounds: true })
  const { headers } = await signIn(annai, 'admin')
  const { rules, booking, version } = (await annai.app.inject({ url: '/api/admin/settings/duty', headers })).json()
  expect(booking).toMatchObject({ mostHoldsOfNetwork: 8, mostHoldsOfAddress: 4, mostHeldPercent: 50 })
  const save = (changes: object, at: number) =>
    annai.app.inject({
      ...{ method: 'PUT', url: '/api/admin/settings/duty', headers },
      payload: { version: at, rules, booking: { ...booking, ...changes } },
    })
  const from = newNetwork()
  const saved = await save({ mostHoldsOfNetwork: 1 }, version)
  expect(saved.statusCode, saved.body).toBe(200)
  expect((await ask({ annai, from })).status).toBe(200)
  expect(await ask({ annai, from })).toMatchObject(tooMany)
  expect((await save({ mostHoldsOfNetwork: null }, saved.json().version)).statusCode).toBe(200)
  expect((await ask({ annai, from })).status).toBe(200)
  expect((await save({ mostHoldsOfNetwork: 0 }, saved.json().version + 1)).statusCode).toBe(400)
})
