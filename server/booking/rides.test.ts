import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import type { Quote } from '#contract/pricing.ts'
import { pricing } from '#server/pricing/capability.ts'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { cardToken, get, type HeldBooking, post } from '#server/testing/bookings.ts'
import { brokenPromises } from '#server/testing/promises.ts'
import { askOrder, payRides } from '#server/testing/rides.ts'
import { atTime, ownDays, pathOf, signIn } from '#server/testing/scene.ts'
import { whereWordsStand } from '#server/testing/words-in-database.ts'
import { findByReference } from './bookings.store.ts'
import { bookingPersonalData } from './personal-data.ts'

/** Rides as they are quoted by our fares, from the quote to every change. */

const shared = shareTestAnnai({ demo: true })
const nextDay = ownDays('2027-02-01')
afterAll(async () => expect(await brokenPromises(shared())).toEqual([]))

const usual = (day: string) => ({
  ...{ way: 'transfer', from: 'haneda-terminal-3', to: 'palace-hotel-tokyo', day, time: '10:00' },
  ...{ guests: 2, largeCases: 1, vehicleClass: 'alphard' },
})

async function bookQuoted(ask: object, details: object = {}): Promise<HeldBooking> {
  const { status, body } = await post(shared(), '/rides/quotes', ask)
  if (status !== 200) throw new Error(`No quote: ${JSON.stringify(body)}`)
  const ids = body.quotes.map(({ id }: { id: string }) => id)
  const held = (await askOrder(shared(), ids, details)).body.held as HeldBooking[]
  const paid = await payRides(shared(), held)
  if (paid.status !== 200) throw new Error(`Not paid: ${JSON.stringify(paid.body)}`)
  const [first] = held
  if (!first) throw new Error('Nothing is held.')
  return { ...first, booking: paid.body.paid[0].booking }
}

const ask = (held: HeldBooking, change: object) =>
  post(shared(), pathOf(held, 'change-quote'), { token: held.token, ...change })
const move = (held: HeldBooking, quote: Quote, card?: object) =>
  post(shared(), pathOf(held, 'reschedule'), { token: held.token, quoteId: quote.id, ...(card && { card }) })
const read = async ({ booking, token }: HeldBooking) =>
  (await get(shared(), `${pathOf({ booking })}?token=${token}`)).body
const idOf = async ({ booking }: HeldBooking) => (await findByReference(shared().ctx.db, booking.reference))?.id ?? ''

test('a ride is moved to another landing: the pick-up follows, and the difference is exactly that of the two prices', async () => {
  const day = nextDay()
  const held = await bookQuoted(usual(day), { flight: 'NH 212' })
  const { status, body } = await ask(held, { day, start: '23:30' })
  expect(status).toBe(200)
  expect(body.differenceYen).toBe(body.quote.totalYen - held.booking.totalYen)
  expect(body.differenceYen, 'at night it costs more').toBeGreaterThan(0)
  expect((await move(held, body.quote)).body.code).toBe('booking.card-needed')
  const moved = await move(held, body.quote, { token: await cardToken(shared()) })
  expect(moved.body).toMatchObject({ landsAt: `${day}T23:30:00+09:00`, totalYen: body.quote.totalYen, dueYen: 0 })
  expect(Date.parse(moved.body.startsAt)).toBeGreaterThan(Date.parse(moved.body.landsAt))
  const cheaper = await ask(held, { day, start: '10:00' })
  expect(cheaper.body.differenceYen).toBe(-body.differenceYen)
  const back = await move(held, cheaper.body.quote)
  expect(back.body).toMatchObject({ totalYen: held.booking.totalYen, refundedYen: body.differenceYen })
})

test('party, suitcases, class and places change; what is left out stays, the landing as it is known by now included', async () => {
  const day = nextDay()
  const held = await bookQuoted(usual(day))
  await post(shared(), pathOf(held, 'landing'), { token: held.token, landsAt: `${day}T11:00:00+09:00` })
  const { body } = await ask(held, { guests: 4, largeCases: 2, dropOff: 'aman-tokyo' })
  const moved = await move(held, body.quote, { token: await cardToken(shared()) })
  expect(moved.body).toMatchObject({
    guests: 4,
    largeCases: 2,
    landsAt: `${day}T11:00:00+09:00`,
    vehicleClass: 'alphard',
  })
  expect(moved.body.dropOff.name).toBe('Aman Tokyo')
  const crowd = await ask(held, { guests: 7, vehicleClass: 'sedan' })
  expect([crowd.status, crowd.body.code]).toEqual([400, 'pricing.party-too-large'])
})

test('a ride that was sold too full changes its terminal, and whatever makes nothing worse', async () => {
  const day = nextDay()
  const held = await bookQuoted({ ...usual(day), vehicleClass: 'sedan' })
  // As a class that takes less than when it was sold, or a party that the desk let through.
  const { db } = shared().ctx
  const { wish } = await db
    .selectFrom('bookings')
    .select('wish')
    .where('id', '=', await idOf(held))
    .executeTakeFirstOrThrow()
  const crowded = JSON.stringify({ ...(wish as object), guests: 5 })
  await db
    .updateTable('bookings')
    .set({ wish: crowded })
    .where('id', '=', await idOf(held))
    .execute()
  const { status, body } = await ask(held, { pickUp: 'haneda-terminal-2' })
  expect([status, body.quote?.vehicleClass]).toEqual([200, 'sedan'])
  expect((await move(held, body.quote)).body).toMatchObject({
    guests: 5,
    pickUp: { name: expect.stringContaining('Terminal 2') },
  })
  expect((await ask(held, { pickUp: 'haneda-terminal-3' })).status, 'and once more').toBe(200)
  const fuller = await ask(held, { guests: 6 })
  expect([fuller.status, fuller.body.code]).toEqual([400, 'pricing.party-too-large'])
})

test('it is free to cancel until an hour before, and cannot be moved once it began', async () => {
  const day = nextDay()
  const held = await bookQuoted({ ...usual(day), way: 'point', from: 'palace-hotel-tokyo', to: 'aman-tokyo' })
  const startsAt = Date.parse(held.booking.startsAt)
  const refundAt = (minutesBefore: number) =>
    atTime(
      shared(),
      new Date(startsAt - minutesBefore * 60_000),
      async () => (await get(shared(), `${pathOf(held, 'refund')}?token=${held.token}`)).body,
    )
  expect((await refundAt(61)).refundYen).toBe(held.booking.totalYen)
  expect((await refundAt(59)).refundYen).toBeLessThan(held.booking.totalYen)
  const late = await atTime(shared(), new Date(startsAt + 60_000), () => ask(held, { day, start: '20:00' }))
  expect([late.status, late.body.code]).toEqual([409, 'booking.not-possible-now'])
})

test('a guest changes the flight and the board until the ride begins', async () => {
  const held = await bookQuoted(usual(nextDay()), { flight: 'NH 212' })
  const send = (told: object) =>
    shared().app.inject({
      method: 'PATCH',
      url: `/api${pathOf(held, 'details')}`,
      payload: { token: held.token, flight: 'JL 6', nameBoard: 'Marsh', ...told },
    })
  // Nobody knows when it lands until the guest says so.
  expect((await send({})).json()).toMatchObject({ fields: { flight: expect.stringContaining('say when JL 6 lands') } })
  expect((await send({ lands: held.booking.landsAt?.slice(11, 16) })).statusCode).toBe(200)
  expect(await read(held)).toMatchObject({ flight: 'JL 6', nameBoard: 'Marsh' })
})

test('the desk reads, proposes, changes, gives back and calls off a ride as it does a tour; a copy of it is no call', async () => {
  const day = nextDay()
  const desk = await signIn(shared(), 'admin')
  const held = await bookQuoted(usual(day))
  const path = (call = '') => `/admin/tour-bookings/${held.booking.reference}${call && `/${call}`}`
  const seen = (await get(shared(), path(), desk.headers)).body
  expect(seen).toMatchObject({ service: { kind: 'ride', line: null }, ride: { way: 'transfer' }, guides: 0 })
  expect(seen.crew.map(({ kind }: { kind: string }) => kind)).toEqual(['chauffeur', 'vehicle'])
  const proposed = await post(shared(), path('propose'), { wish: { guests: 3, start: '12:00' } }, desk.headers)
  expect([proposed.status, proposed.body.crew.length]).toEqual([200, 2])
  const changed = await post(
    shared(),
    path('change'),
    { version: seen.version, quoteId: proposed.body.quoteId, reason: 'They rang', difference: 'stays' },
    desk.headers,
  )
  expect([changed.status, changed.body.landsAt, changed.body.guests]).toEqual([200, `${day}T12:00:00+09:00`, 3])
  const given = await post(
    shared(),
    path('refund'),
    { version: changed.body.version, amountYen: 1_000, reason: 'Our fault' },
    desk.headers,
  )
  expect([given.status, given.body.refundedYen]).toEqual([200, 1_000])
  const copy = await get(shared(), `/admin/bookings/${held.booking.reference}/as-call`, desk.headers)
  expect([copy.status, copy.body.code]).toEqual([409, 'booking.ride-not-copied'])
})

test('who is sold out of hears the nearest hours that can be had', async () => {
  const day = nextDay()
  const asked = { ...usual(day), vehicleClass: 'alphard', guests: 4 }
  const quotes = await Promise.all(
    Array.from({ length: 14 }, async () => (await post(shared(), '/rides/quotes', asked)).body.quotes[0].id as string),
  )
  const answers: { status: number; body: { code?: string; nearest?: unknown[] } }[] = []
  for (const id of quotes) answers.push(await askOrder(shared(), [id]))
  const refused = answers.filter(({ status }) => status !== 200)
  expect(refused.length).toBeGreaterThan(0)
  for (const { body } of refused)
    expect([body.code, (body.nearest ?? []).length > 0]).toEqual(['inventory.sold-out', true])
})

test('who is erased leaves no door and no flight, in the booking as in its quotes', async () => {
  const day = nextDay()
  const { ctx, clock } = shared()
  const email = `${randomUUID()}@example.com`
  const held = await bookQuoted(
    { ...usual(day), to: undefined, toAddress: 'Qwxdoor 1-2-3, Minato-ku, Tokyo', flight: 'QZ 987' },
    { email, leadName: 'Qwxlead', nameBoard: 'Qwxboard' },
  )
  await post(shared(), pathOf(held, 'landing'), { token: held.token, landsAt: `${day}T11:20:00+09:00` })
  const words = ['Qwxdoor', 'QZ 987', 'Qwxlead', 'Qwxboard']
  const stand = async () =>
    (await whereWordsStand(ctx.db, words)).filter((place) => /bookings|quotes|change_trail|booking_moves/.test(place))
  expect((await stand()).length).toBeGreaterThan(3)
  const traces = { person: { userId: randomUUID(), email }, bookingIds: [await idOf(held)] }
  await ctx.db.transaction().execute(async (db) => {
    await bookingPersonalData.erase(db, traces, clock.now())
    await pricing.personalData?.erase(db, traces, clock.now())
  })
  expect(await stand()).toEqual([])
})
