import { afterAll, expect, test } from 'vitest'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { bookAndPay, cardToken, get, guest, type HeldBooking, pay, post, quoteFor } from '#server/testing/bookings.ts'
import { occasionsOf } from '#server/testing/news.ts'
import { brokenPromises } from '#server/testing/promises.ts'
import { answerBank, atTime, ownDays, pathOf } from '#server/testing/scene.ts'
import { findByReference } from './bookings.store.ts'

const annai = shareTestAnnai({ demo: true })
const ownDay = ownDays()
afterAll(async () => expect(await brokenPromises(annai())).toEqual([]))

const ask = (held: HeldBooking, change: object) =>
  post(annai(), pathOf(held, 'change-quote'), { token: held.token, ...change })

async function change(held: HeldBooking, wish: object, card: 'good' | 'stepUp' = 'good') {
  const { status, body } = await ask(held, wish)
  if (status !== 200) throw new Error(JSON.stringify(body))
  const choice = body.differenceYen > 0 ? { card: { token: await cardToken(annai(), card) } } : {}
  const paid = await post(annai(), pathOf(held, 'reschedule'), {
    token: held.token,
    quoteId: body.quote.id,
    ...choice,
  })
  return { asked: body, status: paid.status, booking: paid.body }
}

const carOf = (booking: { crew: { kind: string; name: string }[] }) =>
  booking.crew.find(({ kind }) => kind === 'vehicle')?.name

test('a later return is asked for and paid by the difference, and the crew stays longer', async () => {
  const held = await bookAndPay(annai(), { day: ownDay() })
  const { asked, booking } = await change(held, { extraHalfHours: 2 })
  expect(asked.differenceYen).toBeGreaterThan(0)
  expect(asked.sentence).toMatch(/^The change costs ¥[\d,]+ more\.$/)
  expect(booking).toMatchObject({
    extraHalfHours: 2,
    startsAt: held.booking.startsAt,
    totalYen: held.booking.totalYen + asked.differenceYen,
    paidYen: held.booking.totalYen + asked.differenceYen,
  })
  expect(Date.parse(booking.endsAt) - Date.parse(held.booking.endsAt)).toBe(3_600_000)
  expect(booking.moves.at(-1).reason).toBe('Changed: length of the day')
  expect((await occasionsOf(annai(), held)).at(-1)).toBe('changed')
})

test('a flight that we meet at an airport is not waited for at the hotel that takes its place', async () => {
  const held = await bookAndPay(annai(), { day: ownDay() })
  await change(held, { pickUp: 'narita-terminal-1' })
  const payload = { token: held.token, flight: 'AF 276' }
  await annai().app.inject({ method: 'PATCH', url: `/api${pathOf(held, 'details')}`, payload })
  const other = await change(held, { pickUp: 'narita-terminal-2' })
  expect(other.booking.flight, 'another terminal is the airline’s matter').toBe('AF 276')
  const { booking } = await change(held, { pickUp: 'palace-hotel-tokyo' })
  expect(booking).toMatchObject({ pickUp: { kind: 'hotel' }, flight: '' })
})

test('another pick-up costs its fee and is where the day begins and ends; null goes back to the tour’s own', async () => {
  const held = await bookAndPay(annai(), { day: ownDay() })
  const out = await change(held, { pickUp: 'narita-terminal-1' })
  expect(out.asked.differenceYen).toBe(11_000)
  expect(out.booking).toMatchObject({ pickUp: { area: 'narita' }, dropOff: { area: 'narita' } })
  const address = await change(held, { pickUpAddress: 'Asakusa 2-3-1, Taito-ku', dropOff: null })
  expect(address.asked.differenceYen).toBe(-11_000)
  expect(address.asked.sentence).toBe('The change costs less: you get ¥11,000 back.')
  expect(address.booking).toMatchObject({ pickUp: { kind: 'address', area: 'taito' }, refundedYen: 11_000 })
  const back = await change(held, { pickUp: null, dropOff: null })
  expect(back.booking).toMatchObject({ pickUp: null, dropOff: null, totalYen: held.booking.totalYen })
  const row = await findByReference(annai().ctx.db, held.booking.reference)
  expect(row).toMatchObject({ calendarSequence: 3, version: 5 })
})

test('who changes the pick-up alone keeps the end where it was, at its true price', async () => {
  const held = await bookAndPay(annai(), { day: ownDay(), pickUp: 'narita-terminal-1' })
  expect(held.booking).toMatchObject({ dropOff: { area: 'narita' } })
  const { asked, booking } = await change(held, { pickUp: 'aman-tokyo', pickUpAddress: null })
  expect(asked).toMatchObject({
    quote: { pickUp: { name: 'Aman Tokyo' }, dropOff: { area: 'narita' } },
    differenceYen: 0,
  })
  expect(asked.quote.lines.find(({ kind }: { kind: string }) => kind === 'drop-off')).toMatchObject({
    amountYen: 11_000,
  })
  expect(booking).toMatchObject({ pickUp: { name: 'Aman Tokyo' }, dropOff: { area: 'narita' } })
  // Named as the tour's own, the end goes along.
  const both = await change(held, { pickUp: 'park-hyatt-tokyo', dropOff: null })
  expect(both.booking).toMatchObject({ dropOff: { name: 'Park Hyatt Tokyo' }, refundedYen: 11_000 })
})

test('the room of a hotel does not go along to another, and stays with every other change', async () => {
  const held = await bookAndPay(annai(), { day: ownDay(), pickUp: 'aman-tokyo' })
  const sent = {
    method: 'PATCH',
    url: `/api${pathOf(held, 'details')}`,
    payload: { token: held.token, room: '1107' },
  } as const
  expect((await annai().app.inject(sent)).json()).toMatchObject({ room: '1107' })
  expect((await change(held, { dropOff: 'park-hyatt-tokyo' })).booking.room).toBe('1107')
  expect((await change(held, { extraHalfHours: 1 })).booking.room).toBe('1107')
  expect((await change(held, { pickUp: 'palace-hotel-tokyo' })).booking.room).toBe('')
})

test('a larger party gets another car, keeps its extras, and pays when the bank agrees', async () => {
  const extras = [{ code: 'booster-seat', pieces: 1 }]
  const held = await bookAndPay(annai(), { day: ownDay(), guests: 2, extras })
  expect(held.booking.vehicleClass).toBe('sedan')
  expect((await ask(held, { guests: 6 })).body).toMatchObject({
    code: 'pricing.party-too-large',
    fields: { vehicleClass: expect.any(String) },
  })
  const { status, booking } = await change(held, { guests: 6, childAges: [8], vehicleClass: null }, 'stepUp')
  expect([status, booking.vehicleClass, booking.guests]).toEqual([200, 'sedan', 2])
  expect(booking.crew).toEqual(held.booking.crew)
  const { body } = await answerBank(annai(), held, true)
  expect(body).toMatchObject({ vehicleClass: 'alphard', guests: 6, childAges: [8], extras })
  expect(carOf(body)).not.toBe(carOf(held.booking))
  expect(body.moves.at(-1).reason).toBe('Changed: party, car')
})

test('of a smaller party those who were named first still come, and money comes back', async () => {
  const quote = await quoteFor(annai(), { day: ownDay(), guests: 4 })
  const travellers = ['Eleanor', 'Tom', 'Ada', 'Ben'].map((name) => ({ name }))
  const { body: held } = await post(annai(), '/bookings', { quoteId: quote.id, ...guest, travellers })
  await pay(annai(), held)
  const { booking } = await change(held, { guests: 2, vehicleClass: null })
  expect(booking.travellers.map(({ name }: { name: string }) => name)).toEqual(['Eleanor', 'Tom'])
  expect(booking.refundedYen).toBe(booking.paidYen - booking.totalYen)
  expect(booking.refundedYen).toBeGreaterThan(0)
})

test('with one adult fewer every child keeps name, age and note', async () => {
  const childAges = [5, 9]
  const quote = await quoteFor(annai(), { day: ownDay(), guests: 5, childAges })
  const [eleanor, tom, grace, ivy, max] = [
    ...[{ name: 'Eleanor' }, { name: 'Tom' }, { name: 'Grace', note: 'No shellfish' }],
    ...[
      { name: 'Ivy', age: 5 },
      { name: 'Max', age: 9, note: 'Peanut allergy' },
    ],
  ]
  const travellers = [eleanor, tom, grace, ivy, max]
  const { body: held } = await post(annai(), '/bookings', { quoteId: quote.id, ...guest, travellers })
  await pay(annai(), held)
  const { booking } = await change(held, { guests: 4, childAges })
  expect(booking.travellers).toMatchObject([eleanor, tom, ivy, max])
})

test('the hour that a booking has needs no notice any more, another one does', async () => {
  const day = ownDay()
  const held = await bookAndPay(annai(), { day })
  await atTime(annai(), new Date(`${day}T06:30:00+09:00`), async () => {
    const { status, body } = await ask(held, { pickUp: 'aman-tokyo' })
    expect([status, body.differenceYen, body.sentence]).toEqual([
      200,
      0,
      'The change costs the same: nothing to pay, nothing to give back.',
    ])
    expect((await ask(held, { start: '09:00' })).body.code).toBe('pricing.not-possible')
  })
  await atTime(annai(), new Date(`${day}T08:00:00+09:00`), async () =>
    expect((await ask(held, { pickUp: 'aman-tokyo' })).body.code).toBe('booking.not-possible-now'),
  )
})

test.each([
  ['an address outside our area', { pickUpAddress: 'Minato-ku, Nagoya' }, 'fleet.outside-area', 'pickUpAddress'],
  [
    'a place and an address',
    { dropOff: 'aman-tokyo', dropOffAddress: 'Ginza 1-2-3' },
    'platform.invalid-input',
    'dropOffAddress',
  ],
  ['more children than guests', { childAges: [1, 2, 3, 4] }, 'platform.invalid-input', 'childAges'],
  ['a price of one’s own', { totalYen: 1 }, 'platform.invalid-input', 'totalYen'],
])('%s is refused under its name, and nothing changes', async (_, wish, code, field) => {
  const held = await bookAndPay(annai(), { day: ownDay() })
  const { body } = await ask(held, wish)
  expect([body.code, Object.keys(body.fields)]).toEqual([code, [field]])
})

test('a quote for one booking changes no other', async () => {
  const day = ownDay()
  const [held, other] = [await bookAndPay(annai(), { day }), await bookAndPay(annai(), { day })]
  const { body } = await ask(held, { pickUp: 'aman-tokyo' })
  const sent = { token: other.token, quoteId: body.quote.id }
  expect((await post(annai(), pathOf(other, 'reschedule'), sent)).body.code).toBe('pricing.unknown-quote')
})

test('a month tells the difference of every day that can be had, and the booking’s own crew is in nobody’s way', async () => {
  const day = ownDay()
  const held = await bookAndPay(annai(), { day, extraHalfHours: 2 })
  const month = async (which: HeldBooking) =>
    get(annai(), `${pathOf(which, 'days')}?token=${which.token}&month=${day.slice(0, 7)}`)
  const { status, body } = await month(held)
  expect(status).toBe(200)
  type Start = { start: string; free: boolean; differenceYen: number | null }
  const days: { day: string; free: boolean; starts: Start[] }[] = body.days
  expect(days.find((one) => one.day === day)?.free).toBe(true)
  for (const { starts } of days)
    for (const { free, differenceYen } of starts) expect(differenceYen === null).toBe(!free)
  // What the calendar says is what is then asked for.
  const other = days.find((one) => one.free && one.day !== day)
  const start = other?.starts.find(({ free }) => free)
  const { body: asked } = await ask(held, { day: other?.day, start: start?.start })
  expect(asked.differenceYen).toBe(start?.differenceYen)
  const strange = await month({ ...held, token: `${held.token.slice(1)}x` })
  expect(strange).toMatchObject({ status: 404, body: { code: 'booking.unknown' } })
})

const carsOf = (held: HeldBooking, party: object) =>
  post(annai(), pathOf(held, 'cars'), { token: held.token, ...party })

test('only cars that fit and are free are offered for another party, each at the price that is then asked', async () => {
  const held = await bookAndPay(annai(), { day: ownDay(), guests: 4, childAges: [4, 9], largeCases: 3 })
  expect(held.booking.vehicleClass).toBe('alphard')
  const { status, body } = await carsOf(held, {})
  expect([status, body.why]).toEqual([200, null])
  expect(body.cars[0]).toMatchObject({ vehicleClass: 'alphard', differenceYen: 0, isPresent: true })
  // A child seat takes half a seat more, and then the luggage does not fit: the present car is not offered.
  const extras = [{ code: 'child-seat', pieces: 1 }]
  const seated = (await carsOf(held, { extras })).body
  expect(seated.cars.map(({ vehicleClass }: { vehicleClass: string }) => vehicleClass)).not.toContain('alphard')
  for (const { vehicleClass, differenceYen, totalYen } of seated.cars) {
    const asked = await ask(held, { extras, vehicleClass })
    expect([asked.status, asked.body.differenceYen, asked.body.quote.totalYen]).toEqual([200, differenceYen, totalYen])
  }
  expect((await carsOf(held, { guests: 40 })).body).toMatchObject({ cars: [], why: expect.stringMatching(/^No car/) })
})

test('seats and strollers can be changed by the guest, and the history says so', async () => {
  const held = await bookAndPay(annai(), { day: ownDay(), guests: 3, childAges: [4] })
  const { asked, booking } = await change(held, { extras: [{ code: 'booster-seat', pieces: 1 }] })
  expect(asked.differenceYen).toBe(1_100)
  expect(booking.extras).toEqual([{ code: 'booster-seat', pieces: 1 }])
  expect(booking.moves.at(-1).reason).toBe('Changed: seats, strollers or wheelchairs')
  const back = await change(held, { extras: [] })
  expect(back.asked.differenceYen).toBe(-1_100)
  expect((await ask(held, { extras: [{ code: 'elephant', pieces: 1 }] })).body.fields).toHaveProperty('extras')
})
