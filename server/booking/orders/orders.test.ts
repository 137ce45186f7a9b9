import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { cardToken, guest, type HeldBooking, post, quoteFor } from '#server/testing/bookings.ts'
import { back, there } from '#server/testing/journeys.ts'
import { brokenPromises } from '#server/testing/promises.ts'
import { bookRide, keepOnRoad, payRides, quoteOfRide } from '#server/testing/rides.ts'
import { ownDays, pathOf, signIn } from '#server/testing/scene.ts'

const shared = shareTestAnnai({ demo: true })
const nextDay = ownDays('2027-02-01')
afterAll(async () => expect(await brokenPromises(shared())).toEqual([]))

const hold = (items: readonly object[], more: object = {}) => post(shared(), '/orders', { items, ...guest, ...more })
const dayOut = async (day: string, more: object = {}) => (await quoteFor(shared(), { day, ...more })).id
const rideOn = (day: string) => quoteOfRide(shared(), there(day))

async function held(items: readonly object[]): Promise<HeldBooking[]> {
  const { status, body } = await hold(items)
  if (status !== 200) throw new Error(`No hold: ${JSON.stringify(body)}`)
  return body.held
}

test('a car from the airport and two days out are one order: held together, numbered by their days, paid once', async () => {
  const [arrival, first, second] = [nextDay(), nextDay(), nextDay()]
  const items = [
    { quoteId: await dayOut(second), room: '1402' },
    { quoteId: await rideOn(arrival), flight: 'NH 212', nameBoard: 'Marsh family' },
    { quoteId: await dayOut(first), note: 'Peanut allergy: Ivy.' },
  ]
  const three = await held(items)
  const order = three[0]?.booking.reference.replace(/-1$/, '')
  expect(three.map(({ booking }) => booking.reference)).toEqual([`${order}-1`, `${order}-2`, `${order}-3`])
  expect(three.map(({ booking }) => booking.service.kind)).toEqual(['ride', 'tour', 'tour'])
  expect(new Set(three.map(({ booking }) => booking.heldUntil)).size).toBe(1)
  // What was written of one stands with that one alone.
  expect(three.map(({ booking: { flight, nameBoard, note, room } }) => [flight, nameBoard, note, room])).toEqual([
    ['NH 212', 'Marsh family', '', ''],
    ['', '', 'Peanut allergy: Ivy.', ''],
    ['', '', '', '1402'],
  ])
  const { status, body } = await payRides(shared(), three)
  expect(status).toBe(200)
  const charges = body.paid.flatMap(({ booking }: HeldBooking) => booking.came.map(({ chargeYen }) => chargeYen))
  expect(charges).toEqual(Array(3).fill(three.reduce((sum, { booking }) => sum + booking.totalYen, 0)))
  expect(body.paid.map(({ booking }: HeldBooking) => booking.state)).toEqual(['confirmed', 'confirmed', 'confirmed'])
})

test('what is gone is named by its number and with other hours, and nothing else of the order remains', async () => {
  await keepOnRoad(shared(), { hiace: 1 })
  const [day, other] = [nextDay(), nextDay()]
  const big = { vehicleClass: 'hiace', guests: 8 } as const
  await bookRide(shared(), { ...back(other), ...big })
  const [free, gone] = [
    { quoteId: await dayOut(day) },
    { quoteId: await quoteOfRide(shared(), { ...back(other), ...big }) },
  ]
  const { status, body } = await hold([gone, free])
  expect([status, body.code, body.nearestWay]).toEqual([409, 'inventory.sold-out', 1])
  // The other one was not used up.
  expect((await hold([free])).status).toBe(200)
  await keepOnRoad(shared(), { hiace: null })
})

test('a day out that is gone is named among the others, too; alone there is nothing to name', async () => {
  await keepOnRoad(shared(), { sedan: 1, alphard: 0 })
  const [first, gone] = [nextDay(), nextDay()]
  const wish = { day: gone, vehicleClass: 'sedan' }
  const [taken, wanted] = [await dayOut(gone, wish), await dayOut(gone, wish)]
  expect((await hold([{ quoteId: taken }])).status).toBe(200)
  const ride = { quoteId: await rideOn(first) }
  const refused = await hold([{ quoteId: wanted }, ride])
  expect([refused.status, refused.body.code, refused.body.nearestWay]).toEqual([409, 'inventory.sold-out', 1])
  expect(refused.body.nearest.length).toBeGreaterThan(0)
  expect((await hold([{ quoteId: wanted }])).body.nearestWay).toBeUndefined()
  await keepOnRoad(shared(), { sedan: null, alphard: null })
})

test('an order that holds nothing, more than twenty, or one thing twice names what is wrong', async () => {
  const quoteId = await rideOn(nextDay())
  const cases: [readonly object[], string][] = [
    [[], 'items'],
    [Array.from({ length: 21 }, () => ({ quoteId: randomUUID() })), 'items'],
    [[{ quoteId }, { quoteId: await rideOn(nextDay()) }, { quoteId }], 'items.2.quoteId'],
    [[{ quoteId, flight: 'nobody knows' }], 'items.0.flight'],
    [[{ quoteId, colour: 'red' }], 'items.0.colour'],
  ]
  for (const [items, field] of cases) {
    const { status, body } = await hold(items)
    expect([status, body.code, Object.keys(body.fields)]).toEqual([400, 'platform.invalid-input', [field]])
  }
  expect((await hold([{ quoteId }])).status).toBe(200)
})

test('prices of two people make no order, whoever of them asks', async () => {
  const { userId } = await signIn(shared())
  const mine = { quoteId: await quoteOfRide(shared(), { ...there(nextDay()), userId }) }
  const { status, body } = await hold([{ quoteId: await rideOn(nextDay()) }, mine])
  expect([status, body.code]).toEqual([404, 'pricing.unknown-quote'])
})

test('a party larger than the car of one item is refused there, though it fits the others', async () => {
  const day = nextDay()
  const travellers = Array.from({ length: 3 }, (_, index) => ({ name: `Guest ${index + 1}` }))
  const items = [{ quoteId: await quoteOfRide(shared(), { ...there(day), guests: 2 }) }]
  expect((await hold(items, { travellers })).body.fields).toHaveProperty('travellers')
  // Said of this item alone, it fits.
  expect((await hold([{ ...items[0], travellers: travellers.slice(0, 2) }], { travellers })).status).toBe(200)
})

test('twenty are held and paid by one charge', async () => {
  const quotes: object[] = []
  for (let item = 0; item < 20; item++) quotes.push({ quoteId: await rideOn(nextDay()) })
  const all = await held(quotes)
  expect(all.at(-1)?.booking.reference).toMatch(/-20$/)
  const token = await cardToken(shared())
  const paid = await payRides(shared(), all, { token })
  expect(paid.body.paid).toHaveLength(20)
  // Each is called off by itself, and the others stay.
  const [one] = all
  if (!one) throw new Error('Twenty were held.')
  const off = await post(shared(), pathOf(one, 'cancel'), { token: one.token, refundYen: one.booking.totalYen })
  expect(off.status).toBe(200)
  expect(off.body.journey.map(({ state }: { state: string }) => state)).toEqual(Array(19).fill('confirmed'))
})
