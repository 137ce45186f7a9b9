import { afterAll, expect, test } from 'vitest'
import { tokyoInstant } from '#server/platform/tokyo-time.rules.ts'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { bookAndPay, cardToken, get, type HeldBooking, post } from '#server/testing/bookings.ts'
import { brokenPromises } from '#server/testing/promises.ts'
import { bookRide } from '#server/testing/rides.ts'
import { ownDays, pathOf, signIn } from '#server/testing/scene.ts'

/** NH 212 lands at Haneda, Terminal 3, 19:05; NH 216 there at 18:10; JL 112 at its Terminal 1; NH 6 at Narita. */

const shared = shareTestAnnai({ demo: true })
const nextDay = ownDays('2027-03-01')
afterAll(async () => expect(await brokenPromises(shared())).toEqual([]))

const ride = (day: string, flight: string, time = '19:05') =>
  bookRide(shared(), { start: tokyoInstant(day, time), flight }, { flight })

async function note(held: HeldBooking, sent: object) {
  const payload = { token: held.token, ...sent }
  const answer = await shared().app.inject({ method: 'PATCH', url: `/api${pathOf(held, 'details')}`, payload })
  return { status: answer.statusCode, body: answer.json() }
}
const ask = (held: HeldBooking, change: object) =>
  post(shared(), pathOf(held, 'change-quote'), { token: held.token, ...change })
async function agree(held: HeldBooking, asked: { differenceYen: number; quote: { id: string } }) {
  const card = asked.differenceYen > 0 ? { card: { token: await cardToken(shared(), 'good') } } : {}
  return post(shared(), pathOf(held, 'reschedule'), { token: held.token, quoteId: asked.quote.id, ...card })
}
const read = async ({ booking, token }: HeldBooking) =>
  (await get(shared(), `${pathOf({ booking })}?token=${token}`)).body

test.each([
  [
    'at another airport',
    'NH 6',
    /NH 6 lands at Narita Airport, Terminal 1, 16:10; .+ Haneda Airport, Terminal 3 for 19:05/,
  ],
  ['at another terminal', 'JL 112', /JL 112 lands at Haneda Airport, Terminal 1, 10:45/],
  ['at another hour', 'nh216', /NH 216 lands at Haneda Airport, Terminal 3, 18:10; .+ for 19:05/],
])(
  'a flight that is known to land %s is not noted by itself: the sentence says why, and the way out',
  async (_, flight, why) => {
    const held = await ride(nextDay(), 'NH 212')
    const { status, body } = await note(held, { flight, room: '12' })
    expect([status, Object.keys(body.fields)]).toEqual([400, ['flight']])
    expect(body.fields.flight).toMatch(why)
    expect(body.fields.flight).toContain('If it is right, move the ride to this flight.')
    expect(await read(held), 'nothing of it is saved').toMatchObject({ flight: 'NH 212', room: '' })
  },
)

test('one that lands where and when the ride waits is noted, and the history says from what to what', async () => {
  const held = await ride(nextDay(), 'NH 212')
  const { status, body } = await note(held, { flight: 'NH 878' })
  expect([status, body.flight, body.startsAt]).toEqual([200, 'NH 878', held.booking.startsAt])
  const { headers } = await signIn(shared(), 'admin')
  const desk = await get(shared(), `/admin/tour-bookings/${held.booking.reference}`, headers)
  expect(desk.body.history[0]).toMatchObject({
    ...{ by: 'Guest', deed: 'changed' },
    changes: [{ name: 'Flight', before: 'NH 212', after: 'NH 878' }],
  })
})

test('the ride moves to a flight that is known: terminal, landing and pick-up are that flight’s own, for the difference', async () => {
  const day = nextDay()
  const held = await ride(day, 'NH 212')
  const { status, body } = await ask(held, { flight: 'nh6' })
  expect(status, JSON.stringify(body)).toBe(200)
  expect(body.quote.pickUp.name).toBe('Narita Airport, Terminal 1')
  expect((await read(held)).flight, 'nothing is moved before it is agreed to').toBe('NH 212')
  const moved = await agree(held, body)
  expect(moved.body).toMatchObject({
    ...{ flight: 'NH 6', landsAt: `${day}T16:10:00+09:00`, totalYen: body.quote.totalYen, dueYen: 0 },
    ...{ pickUp: { name: 'Narita Airport, Terminal 1' }, ride: { terminal: 'narita-terminal-1' } },
  })
  expect(moved.body.moves.at(-1).reason).toMatch(/^Moved from .+ to .+, flight NH 6 instead of NH 212$/)
  // What is changed next leaves the flight as it is by now.
  const next = await ask(held, { largeCases: 2 })
  expect((await agree(held, next.body)).body).toMatchObject({ flight: 'NH 6', landsAt: `${day}T16:10:00+09:00` })
})

test('a flight that we do not know keeps no hour of the one before: its guest says when it lands', async () => {
  const day = nextDay()
  const held = await ride(day, 'NH 212')
  const refused = await note(held, { flight: 'ZZ 999' })
  expect(refused.body.fields).toEqual({
    flight: 'We do not know ZZ 999, and 19:05 is when NH 212 lands. Please say when ZZ 999 lands.',
  })
  expect((await ask(held, { flight: 'ZZ 999' })).body.fields).toHaveProperty('start')
  // At the same hour it is the same ride.
  expect((await note(held, { flight: 'ZZ 999', lands: '19:05' })).body).toMatchObject({
    ...{ flight: 'ZZ 999', landsAt: held.booking.landsAt },
  })
  const { body } = await ask(held, { flight: 'ZZ 998', start: '20:30' })
  expect((await agree(held, body)).body).toMatchObject({
    ...{ flight: 'ZZ 998', landsAt: `${day}T20:30:00+09:00`, pickUp: { name: 'Haneda Airport, Terminal 3' } },
  })
})

test('an unknown flight that lands at another airport moves the ride there, at the hour and the terminal that were told', async () => {
  const day = nextDay()
  const held = await ride(day, 'NH 212')
  const told = { flight: 'ZZ 999', lands: '19:05', terminal: 'narita-terminal-1' }
  expect(
    (await note(held, { ...told, room: '12' })).body.fields,
    'the same hour at another airport is not noted',
  ).toEqual({
    terminal:
      'Your ride waits at Haneda Airport, Terminal 3. To be where ZZ 999 lands it has to be moved: see the difference above, and agree to it there.',
  })
  const hourless = { flight: 'ZZ 999', terminal: 'narita-terminal-1' }
  expect((await note(held, hourless)).body.fields).toEqual({
    flight: 'We do not know ZZ 999. Please say when it lands, too.',
  })
  expect(await read(held), 'nothing of it is saved').toMatchObject({ flight: 'NH 212', room: '' })
  const { body } = await ask(held, { flight: 'ZZ 999', start: '19:05', pickUp: 'narita-terminal-1' })
  expect((await agree(held, body)).body).toMatchObject({
    ...{ flight: 'ZZ 999', landsAt: `${day}T19:05:00+09:00`, ride: { terminal: 'narita-terminal-1' } },
    pickUp: { name: 'Narita Airport, Terminal 1' },
  })
  // Told where the ride waits by now, it is the same ride.
  const next = { flight: 'YY 55', lands: '19:05', terminal: 'narita-terminal-1' }
  expect((await note(held, next)).body).toMatchObject({ flight: 'YY 55', landsAt: `${day}T19:05:00+09:00` })
})

test.each([{ pickUp: 'palace-hotel-tokyo' }, { pickUpAddress: '1-1 Marunouchi, Chiyoda' }, { pickUp: null }])(
  'an unknown flight is met at a terminal, and not at %j',
  async (where) => {
    const held = await ride(nextDay(), 'NH 212')
    const { status, body } = await ask(held, { flight: 'ZZ 999', start: '20:30', ...where })
    expect([status, body.fields]).toEqual([400, { pickUp: 'Please choose the terminal where it lands.' }])
  },
)

test.each(['NH 212', 'ZZ 998'])(
  'another hour that is told with an unknown number instead of %s moves the ride, and is never thrown away',
  async (before) => {
    const held = await ride(nextDay(), before)
    const { status, body } = await note(held, { flight: 'YY 55', lands: '21:40', room: '12' })
    expect([status, body.fields]).toEqual([
      400,
      {
        lands:
          'Your ride waits for 19:05. To be there at 21:40 for YY 55 it has to be moved: see the difference above, and agree to it there.',
      },
    ])
    expect(await read(held), 'nothing of it is saved').toMatchObject({ flight: before, room: '' })
  },
)

test('an unknown number is asked for its hour instead of another one, also once that was cleared', async () => {
  const held = await ride(nextDay(), 'ZZ 998')
  const why = 'We do not know ZZ 999, and 19:05 is when ZZ 998 lands. Please say when ZZ 999 lands.'
  expect((await note(held, { flight: 'ZZ 999' })).body.fields).toEqual({ flight: why })
  expect((await note(held, { flight: '' })).body.flight).toBe('')
  expect((await note(held, { flight: 'ZZ 999' })).body.fields).toEqual({ flight: why })
  // The one that the hour is of may come back by itself.
  expect((await note(held, { flight: 'zz998' })).body.flight).toBe('zz998')
})

test('an hour that was told without any flight stays with an unknown number', async () => {
  const held = await ride(nextDay(), '')
  expect((await note(held, { flight: 'ZZ 999', lands: '21:40' })).body.fields).toHaveProperty('lands')
  expect((await note(held, { flight: 'ZZ 999' })).body).toMatchObject({
    ...{ flight: 'ZZ 999', landsAt: held.booking.landsAt },
  })
})

test('how late the flight before was is not said of the next one', async () => {
  const day = nextDay()
  const held = await ride(day, 'NH 212')
  const landsAt = `${day}T20:15:00+09:00`
  await post(shared(), pathOf(held, 'landing'), { token: held.token, landsAt })
  expect((await note(held, { flight: 'NH 878' })).body.fields.flight, 'it lands at 19:05').toContain('for 20:15')
  const { body } = await note(held, { flight: 'NH 860' })
  expect(body).toMatchObject({ flight: 'NH 860', landsAt, ride: { landsAt } })
})

test('what is the same number however written, and a number of a flight that nobody waits for, is noted', async () => {
  const held = await ride(nextDay(), 'NH 212', '10:00')
  expect((await note(held, { flight: 'nh212' })).status).toBe(200)
  expect((await note(held, { flight: '' })).body).toMatchObject({ flight: '', landsAt: held.booking.landsAt })
  const day = await bookAndPay(shared(), { day: nextDay(), pickUp: 'aman-tokyo' })
  expect((await note(day, { flight: 'NH 6' })).status).toBe(200)
  expect((await ask(day, { flight: 'NH 6' })).body.fields).toHaveProperty('flight')
})

test('a day out that begins at an airport is not met by a flight that lands at another', async () => {
  const held = await bookAndPay(shared(), { day: nextDay(), pickUp: 'haneda-terminal-3' })
  expect((await note(held, { flight: 'NH 6' })).body.fields.flight).toBe(
    'NH 6 lands at Narita Airport, Terminal 1, and your day begins at Haneda Airport, Terminal 3. Please check the number. If it is right, change the pick-up first.',
  )
  // Its hours are the tour's own, and another terminal of the airport is the airline's matter.
  for (const flight of ['JL 112', 'NH 212', 'ZZ 999']) expect((await note(held, { flight })).status, flight).toBe(200)
})
