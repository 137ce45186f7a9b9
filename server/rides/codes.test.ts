import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { shareTestAnnai } from '#server/testing/annai.ts'
import {
  askCars,
  askQuote,
  optionFor,
  rideQuotes,
  usualAsk,
  usualHours,
  usualPoint,
} from '#server/testing/asked-rides.ts'
import { get, post } from '#server/testing/bookings.ts'
import { offerOf, triedWith } from '#server/testing/offers.ts'
import { brokenPromises } from '#server/testing/promises.ts'
import { askOrder, payRides } from '#server/testing/rides.ts'
import { ownDays, pathOf } from '#server/testing/scene.ts'

/** 9 December 2026 is a Wednesday; each test has offers of its own, for rides alone. */
const annai = shareTestAnnai({ demo: true })
afterAll(async () => expect(await brokenPromises(annai())).toEqual([]))
const nextDay = ownDays('2027-01-11')

type Lines = readonly { kind: string; label: string; amountYen: number; explanation: string }[]
const codesIn = (lines: Lines) => lines.filter(({ kind }) => kind === 'offer-code')
const offOf = (lines: Lines) => codesIn(lines).reduce((sum, { amountYen }) => sum - amountYen, 0)
const bothWays = (day: string, backDay = day) => ({
  ...usualAsk,
  day,
  time: '10:00',
  returnDay: backDay,
  returnTime: '18:00',
})
const hold = async (ask: object, email = `${randomUUID()}@example.com`) => {
  const { quotes } = await rideQuotes(annai(), ask)
  return askOrder(
    annai(),
    quotes.map(({ id }) => id),
    { email },
  )
}

test('a code of a ride takes its share off the ride itself, line by line, in the list of cars as in the price that is kept', async () => {
  await offerOf(annai(), 'RIDE01', { rides: ['transfer'] })
  // At night, so that there is something else on the bill.
  const night = { ...usualAsk, time: '23:15' }
  const plain = await optionFor(annai(), 'sedan', night)
  const shown = await optionFor(annai(), 'sedan', { ...night, code: 'ride01' })
  const [ride] = plain.ways[0] ?? []
  expect(plain.ways[0]?.map(({ kind }) => kind)).toContain('night')
  expect(codesIn(shown.ways[0] ?? [])).toEqual([
    {
      kind: 'offer-code',
      label: 'Code RIDE01',
      explanation: expect.stringMatching(/^10% off the ride \(¥[\d,]+\); the other lines stay as they are\.$/),
      amountYen: -Math.floor((ride?.amountYen ?? 0) / 10),
    },
  ])
  expect([shown.totalYen, shown.codeNote]).toEqual([plain.totalYen - offOf(shown.ways.flat()), null])
  const { totalYen, quotes } = await rideQuotes(annai(), { ...night, code: 'RIDE01' })
  expect([totalYen, quotes[0]?.lines]).toEqual([shown.totalYen, shown.ways[0]])
})

test('a code counts for the kinds of ride that its offer names, and for no other, in the words of a code that nobody has', async () => {
  await offerOf(annai(), 'HOURS1', { rides: ['hourly'] })
  const said = async (ask: object, code: string) => (await askQuote(annai(), { ...ask, code })).body.fields?.code
  expect((await askQuote(annai(), { ...usualHours, code: 'HOURS1' })).status).toBe(200)
  for (const ask of [usualAsk, usualPoint]) {
    expect(await said(ask, 'HOURS1')).toMatch(/^We do not know this code for this ride\. Without it: ¥/)
    expect(await said(ask, 'HOURS1')).toBe(await said(ask, 'NOBODYS'))
  }
  expect(await triedWith(annai(), 'HOURS1')).toEqual({ counted: 1, 'other-ride': 2 })
  // A code for tours alone is none for rides, and the other way round.
  expect(await said(usualHours, 'TESHIGOTO')).toMatch(/^We do not know this code for this ride\./)
  const tour = { tour: 'hakone-for-art', day: '2026-12-09', start: '08:00', guests: 2, code: 'HOURS1' }
  expect((await post(annai(), '/quotes', tour)).body.fields.code).toMatch(/^We do not know this code for this tour\./)
})

test('of a way there and back a code is used for the way on whose day it counts, and the other is told', async () => {
  await offerOf(annai(), 'FRIDAY', { rides: ['transfer'], weekdays: [5] })
  const { quotes, codeNote } = await rideQuotes(annai(), { ...bothWays('2026-12-11', '2026-12-12'), code: 'FRIDAY' })
  expect(quotes.map(({ lines }) => codesIn(lines).length)).toEqual([1, 0])
  expect(codeNote).toBe('The way back is without the code FRIDAY: it does not count on Saturdays.')
  const { status, body } = await askQuote(annai(), { ...bothWays('2026-12-12', '2026-12-13'), code: 'FRIDAY' })
  expect([status, body.fields.code]).toEqual([400, expect.stringMatching(/^This code does not count on Saturdays\./)])
})

test('a way there and back is one use of a code that counts once, and the next ride of the same guest is refused', async () => {
  await offerOf(annai(), 'ONCE11', { rides: ['transfer'], once_per_guest: true })
  const [first, second] = [nextDay(), nextDay()]
  const held = await hold({ ...bothWays(first), code: 'ONCE11' }, 'Rider@example.com')
  expect(held.body.held?.map(({ booking }: { booking: { lines: Lines } }) => codesIn(booking.lines).length)).toEqual([
    1, 1,
  ])
  await payRides(annai(), held.body.held)
  const again = await hold({ ...usualAsk, day: second, code: 'ONCE11' }, 'rider@EXAMPLE.com')
  const why = 'The code ONCE11 counts once for each guest, and you have booked with it.'
  expect(again).toMatchObject({ status: 409, body: { code: 'pricing.code-refused', error: why } })
  // Control: somebody else has it still.
  expect((await hold({ ...usualAsk, day: second, code: 'ONCE11' })).status).toBe(200)
  const { rows } = await sql<{ uses: number; lines: number }>`
    SELECT count(DISTINCT use_id)::int AS uses, count(*)::int AS lines FROM offer_uses WHERE code = 'ONCE11'
    AND state = 'confirmed'`.execute(annai().ctx.db)
  expect(rows).toEqual([{ uses: 1, lines: 2 }])
})

test('what both ways take off counts against the budget together: a journey that is over it by a yen is not held', async () => {
  const [first, second] = [nextDay(), nextDay()]
  await offerOf(annai(), 'PROBE11', { rides: ['transfer'] })
  const probe = await rideQuotes(annai(), { ...bothWays(first), code: 'PROBE11' })
  const off = offOf(probe.quotes.flatMap(({ lines }) => lines))
  expect(off).toBeGreaterThan(offOf(probe.quotes[0]?.lines ?? []))
  await offerOf(annai(), 'BUDGET11', { rides: ['transfer'], budget_yen: off - 1 })
  const { status, body } = await askQuote(annai(), { ...bothWays(first), code: 'BUDGET11' })
  expect([status, body.fields.code]).toEqual([400, expect.stringMatching(/is used up\. Without it: ¥/)])
  // In the list this class is without the code, and says so; one way alone is within the budget.
  const [there, option] = await Promise.all([
    askQuote(annai(), { ...usualAsk, day: first, code: 'BUDGET11' }),
    get(annai(), `/rides/cars?${new URLSearchParams({ ...(bothWays(first) as object), code: 'BUDGET11' } as never)}`),
  ])
  expect([there.status, option.status]).toEqual([200, 400])
  await offerOf(annai(), 'BUDGET12', { rides: ['transfer'], budget_yen: off })
  const quotes = await Promise.all(
    [first, second].map((day) => rideQuotes(annai(), { ...bothWays(day), code: 'BUDGET12' })),
  )
  const answers = await Promise.all(
    quotes.map(({ quotes: ways }) =>
      askOrder(
        annai(),
        ways.map(({ id }) => id),
        { email: `${randomUUID()}@example.com` },
      ),
    ),
  )
  expect(answers.map(({ status: one }) => one).sort()).toEqual([200, 409])
})

test('a class for which not enough is left is shown without the code, with the reason, and those that it does for with it', async () => {
  const ask = { ...usualAsk, day: nextDay() }
  await offerOf(annai(), 'PROBE21', { rides: ['transfer'] })
  const off = offOf((await optionFor(annai(), 'sedan', { ...ask, code: 'PROBE21' })).ways.flat())
  await offerOf(annai(), 'BUDGET21', { rides: ['transfer'], budget_yen: off })
  const [sedan, alphard] = [
    await optionFor(annai(), 'sedan', { ...ask, code: 'BUDGET21' }),
    await optionFor(annai(), 'alphard', { ...ask, code: 'BUDGET21' }),
  ]
  expect([offOf(sedan.ways.flat()), sedan.codeNote]).toEqual([off, null])
  expect([offOf(alphard.ways.flat()), alphard.codeNote]).toEqual([
    0,
    expect.stringMatching(
      /^The .*Alphard.* is without the code BUDGET21: it does not count any more: what was set aside/,
    ),
  ])
})

test('trying codes on rides is bounded as on tours, by the list of cars and by prices together', async () => {
  const remoteAddress = '10.9.1.1'
  const cars = async (code: string) => {
    const query = new URLSearchParams({ ...(usualAsk as Record<string, string>), code })
    return (await annai().app.inject({ url: `/api/rides/cars?${query}`, remoteAddress })).json()
  }
  const quote = async (code: string) =>
    (
      await annai().app.inject({
        ...{ method: 'POST', url: '/api/rides/quotes', remoteAddress },
        payload: { ...usualAsk, vehicleClass: 'sedan', code },
      })
    ).json()
  for (let tries = 0; tries < 10; tries++) {
    expect((await cars(`TRY${tries}`)).fields.code).toBe('We do not know this code for this ride.')
    expect((await quote(`RIDE${tries}X`)).fields.code).toMatch(/^We do not know/)
  }
  expect((await cars('TRY20')).code).toBe('pricing.too-many-codes')
  expect((await quote('TRY20')).code).toBe('pricing.too-many-codes')
  // Without a code nobody is counted.
  expect((await askCars(annai())).status).toBe(200)
})

test('a booked ride keeps its code when it moves, and is told where it counts no more', async () => {
  await offerOf(annai(), 'MOVES1', { rides: ['transfer'], weekdays: [1, 2, 3, 4, 5] })
  const { body } = await hold({ ...usualAsk, day: '2027-03-01', code: 'MOVES1' })
  const [held] = body.held
  await payRides(annai(), body.held)
  await annai().ctx.db.updateTable('offers').set({ state: 'ended' }).where('code', '=', 'MOVES1').execute()
  const ask = (day: string) => post(annai(), pathOf(held, 'change-quote'), { token: held.token, day })
  const kept = await ask('2027-03-02')
  expect([kept.body.differenceYen, kept.body.codeLapses]).toEqual([0, null])
  const saturday = await ask('2027-03-06')
  expect([saturday.body.differenceYen, saturday.body.codeLapses]).toEqual([
    offOf(held.booking.lines),
    'The code MOVES1 does not count on Saturdays.',
  ])
})

test('what names no code, or a long one, is refused by its field', async () => {
  for (const code of ['', 'X'.repeat(41)]) {
    const { status, body } = await askQuote(annai(), { ...usualAsk, code })
    expect([status, Object.keys(body.fields)]).toEqual([400, ['code']])
  }
})
