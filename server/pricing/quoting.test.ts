import { expect, test } from 'vitest'
import { formatYen } from '#contract/money.ts'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { get, post, quoteFor, usualWish } from '#server/testing/bookings.ts'
import { atTime } from '#server/testing/scene.ts'

const shared = shareTestAnnai({ demo: true })
const ask = (wish: object) => post(shared(), '/quotes', { ...usualWish, ...wish })

async function quotesStored(): Promise<number> {
  const { count } = await shared()
    .ctx.db.selectFrom('quotes')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The wish, how it is refused, and what the refusal names. */
type Refusal = [what: string, wish: object, code: string, field: string]

const long = 'a'.repeat(10_000)
const invalid = 'platform.invalid-input'
const hakone = { tour: 'hakone-for-art', day: '2026-12-09', start: '08:00' }

const refusals: Refusal[] = [
  ['nobody', { guests: 0 }, invalid, 'guests'],
  ['minus one guest', { guests: -1 }, invalid, 'guests'],
  ['two and a half guests', { guests: 2.5 }, invalid, 'guests'],
  ['a million guests', { guests: 1_000_000 }, invalid, 'guests'],
  ['a number of guests beyond all numbers', { guests: 1e308 }, invalid, 'guests'],
  ['guests as text', { guests: '3' }, invalid, 'guests'],
  ['guests as nothing', { guests: null }, invalid, 'guests'],
  ['thirty guests', { guests: 30 }, 'pricing.party-too-large', 'guests'],
  ['four guests in a sedan', { guests: 4, vehicleClass: 'sedan' }, 'pricing.party-too-large', 'vehicleClass'],
  ['too many suitcases', { guests: 2, largeCases: 19 }, 'pricing.party-too-large', 'guests'],
  ['suitcases below zero', { largeCases: -1 }, invalid, 'largeCases'],
  ['half a suitcase', { largeCases: 0.5 }, invalid, 'largeCases'],
  ['yesterday', { day: '2026-11-14' }, 'pricing.not-possible', 'day'],
  ['this morning', { day: '2026-11-15' }, 'pricing.not-possible', 'day'],
  ['tomorrow at short notice', { day: '2026-11-16' }, 'pricing.not-possible', 'day'],
  ['a day in ten years', { day: '2036-12-09' }, 'pricing.not-possible', 'day'],
  ['the last day of all', { day: '9999-12-31' }, 'pricing.not-possible', 'day'],
  ['the first day of all', { day: '0000-01-01' }, 'pricing.not-possible', 'day'],
  ['a day outside the season', { ...hakone, tour: 'ginkgo-gold', start: '08:30' }, 'pricing.not-possible', 'day'],
  ['30 February', { day: '2027-02-30' }, invalid, 'day'],
  ['29 February of a common year', { day: '2027-02-29' }, invalid, 'day'],
  ['a day that is no date', { day: 'tomorrow' }, invalid, 'day'],
  ['a day with an hour', { day: '2026-12-09T08:00' }, invalid, 'day'],
  ['a day as a number', { day: 20261209 }, invalid, 'day'],
  ['a start that the tour does not have', { start: '10:00' }, invalid, 'start'],
  ['a start that is no time', { start: '24:00' }, invalid, 'start'],
  ['a start without its nought', { start: '8:00' }, invalid, 'start'],
  ['a tour without a name', { tour: '' }, invalid, 'tour'],
  ['a tour with a very long name', { tour: long }, invalid, 'tour'],
  ['a class that does not exist', { vehicleClass: 'limousine' }, invalid, 'vehicleClass'],
  ['a class that the tour does not offer', { ...hakone, vehicleClass: 'coaster' }, invalid, 'vehicleClass'],
  ['a guide by halves', { guide: 'yes' }, invalid, 'guide'],
  ['a language by its name', { guideLanguage: 'English' }, invalid, 'guideLanguage'],
  ['more extra time than a day may have', { extraHalfHours: 9 }, invalid, 'extraHalfHours'],
  ['extra time without end', { extraHalfHours: 1_000 }, invalid, 'extraHalfHours'],
  ['extra time below zero', { extraHalfHours: -1 }, invalid, 'extraHalfHours'],
  ['an unknown pick-up', { pickUp: 'the-moon' }, invalid, 'pickUp'],
  ['a very long pick-up', { pickUp: long }, invalid, 'pickUp'],
  ['an unknown extra', { extras: [{ code: 'champagne', pieces: 1 }] }, invalid, 'extras'],
  ['too many pieces', { extras: [{ code: 'child-seat', pieces: 5 }] }, invalid, 'extras'],
  ['too many pieces in two goes', { extras: [seats(3), seats(2)] }, invalid, 'extras'],
  ['no piece', { extras: [{ code: 'child-seat', pieces: 0 }] }, invalid, 'extras.0.pieces'],
  ['a piece with a price', { extras: [{ ...seats(1), priceYen: 0 }] }, invalid, 'extras.0.priceYen'],
  ['extras that are no list', { extras: 'child-seat' }, invalid, 'extras'],
  ['more extras than there are', { extras: Array.from({ length: 11 }, () => seats(1)) }, invalid, 'extras'],
  ['a wrong code', { code: 'FREE' }, invalid, 'code'],
  ['a very long code', { code: long }, invalid, 'code'],
  ['a code of another line', { code: 'KANBARE' }, invalid, 'code'],
  ['a code on a Saturday', { ...hakone, day: '2026-12-12', code: 'KANBARE' }, invalid, 'code'],
  ['a code after its last day', { ...hakone, day: '2027-03-16', code: 'KANBARE' }, invalid, 'code'],
  ['a price of one’s own', { priceYen: 1 }, invalid, 'priceYen'],
  ['a total of one’s own', { totalYen: 1 }, invalid, 'totalYen'],
  ['a car of one’s own', { vehicleId: '00000000-0000-4000-8000-000001000001' }, invalid, 'vehicleId'],
  ['a status of one’s own', { status: 'confirmed' }, invalid, 'status'],
  ['somebody else’s name', { userId: '00000000-0000-4000-8000-000001000001' }, invalid, 'userId'],
]

function seats(pieces: number) {
  return { code: 'child-seat', pieces }
}

test.each(refusals)('%s: a refusal that names what to mend, and nothing is kept', async (_, wish, code, field) => {
  const before = await quotesStored()
  const { status, body } = await ask(wish)
  expect([body.code, Object.keys(body.fields ?? {})], JSON.stringify(body)).toEqual([code, [field]])
  expect(status).toBe(code === 'pricing.not-possible' ? 409 : 400)
  expect(body.fields[field].length).toBeGreaterThan(10)
  expect(await quotesStored()).toBe(before)
})

test('what is wrong in several places is named in all of them', async () => {
  const { body } = await post(shared(), '/quotes', { day: '2027-02-30', guests: 0, priceYen: 1 })
  expect(Object.keys(body.fields).sort()).toEqual(['day', 'guests', 'priceYen', 'start', 'tour'])
})

test('a tour that does not exist has no price, and a body that is no wish is none', async () => {
  expect((await ask({ tour: 'no-such-tour' })).body.code).toBe('catalogue.unknown-tour')
  for (const body of [[], [usualWish]]) expect((await post(shared(), '/quotes', body)).status).toBe(400)
  const { status, body } = await ask({ code: 'a'.repeat(3_000_000) })
  expect([status, body.code]).toEqual([413, 'platform.too-large'])
})

test('a code ends with the day that its offer names', async () => {
  const wish = { ...hakone, day: '2027-03-03', code: 'KANBARE' }
  const on = (day: string) => atTime(shared(), new Date(`${day}T12:00:00+09:00`), () => ask(wish))
  const [last, next] = [await on('2027-02-23'), await on('2027-02-24')]
  expect([last.status, next.status, next.body.fields]).toEqual([
    200,
    400,
    { code: expect.stringMatching(/^We do not know this code for this tour\. Without it: ¥/) },
  ])
})

test('a code that is refused names the price without it, and an unknown one sounds like one of another tour', async () => {
  const saturday = { ...hakone, day: '2026-12-12' }
  const { totalYen } = await quoteFor(shared(), saturday)
  const said = async (wish: object) => (await ask(wish)).body.fields.code
  expect(await said({ ...saturday, code: 'KANBARE' })).toBe(
    `This code does not count on Saturdays. Without it: ${formatYen(totalYen)}.`,
  )
  expect(await said({ ...saturday, code: 'YOIMACHI' })).toBe(await said({ ...saturday, code: 'FREE' }))
})

test('the lines add up, the tax is in them, and the price is kept for half an hour', async () => {
  const quote = await quoteFor(shared(), {
    guests: 5,
    extraHalfHours: 2,
    pickUp: 'haneda-terminal-3',
    extras: [seats(1), { code: 'booster-seat', pieces: 2 }],
  })
  expect(quote.lines.map(({ kind }) => kind)).toEqual([
    'package',
    'extra-hours',
    'guide',
    'airport-pick-up',
    'extra',
    'extra',
  ])
  expect(quote.totalYen).toBe(quote.lines.reduce((sum, line) => sum + line.amountYen, 0))
  const taxYen = Math.floor((quote.totalYen * 10) / 110)
  expect(quote.taxes).toEqual([{ part: 'standard', percent: 10, amountYen: quote.totalYen, taxYen }])
  for (const line of quote.lines) expect(line.explanation).toMatch(/\.$/)
  expect(quote).toMatchObject({
    vehicleClass: 'alphard',
    startsAt: '2026-12-09T08:00:00+09:00',
    endsAt: '2026-12-09T17:00:00+09:00',
    expiresAt: '2026-11-15T11:00:00+09:00',
  })
  const stored = await shared()
    .ctx.db.selectFrom('quotes')
    .select(['lines', 'total_yen'])
    .where('id', '=', quote.id)
    .executeTakeFirstOrThrow()
  expect(stored).toEqual({ lines: quote.lines, total_yen: quote.totalYen })
})

test('a pick-up at the airport costs its fee, and one at a hotel in town nothing', async () => {
  const plain = await quoteFor(shared())
  const haneda = await quoteFor(shared(), { pickUp: 'haneda-terminal-3' })
  const hotel = await quoteFor(shared(), { pickUp: 'aman-tokyo' })
  expect([haneda.totalYen - plain.totalYen, hotel.totalYen - plain.totalYen]).toEqual([5_500, 0])
  expect(haneda.lines.find(({ kind }) => kind === 'airport-pick-up')?.explanation).toMatch('Haneda')
})

test('a code is read in small letters and with blanks around it, and takes its share off', async () => {
  const plain = await quoteFor(shared(), hakone)
  for (const code of ['KANBARE', 'kanbare', ' Kanbare ']) {
    const reduced = await quoteFor(shared(), { ...hakone, code })
    expect(reduced.totalYen, code).toBe(plain.totalYen * 0.9)
    expect(reduced.lines.at(-1)).toMatchObject({ kind: 'offer-code', amountYen: -plain.totalYen / 10 })
  }
})

test('child seats, strollers and wheelchairs need room: the car grows with them, and the guest hears why', async () => {
  const stroller = { code: 'stroller', pieces: 1 }
  const wheelchair = { code: 'wheelchair', pieces: 1 }
  const car = async (wish: object) => (await quoteFor(shared(), wish)).vehicleClass
  expect(await car({ guests: 3 })).toBe('sedan')
  expect(await car({ guests: 3, extras: [seats(1)] })).toBe('alphard')
  // Two child seats share the seat between them.
  expect(await car({ guests: 2, extras: [seats(2)] })).toBe('sedan')
  expect(await car({ guests: 2, extras: [seats(3)] })).toBe('alphard')
  expect(await car({ guests: 2, largeCases: 1 })).toBe('sedan')
  expect(await car({ guests: 2, largeCases: 1, extras: [stroller] })).toBe('alphard')
  expect(await car({ guests: 2, extras: [wheelchair] })).toBe('sedan')
  expect(await car({ guests: 2, largeCases: 1, extras: [wheelchair] })).toBe('alphard')
  const { classWhy } = await quoteFor(shared(), { guests: 3, extras: [seats(1)] })
  expect(classWhy).toBe('3 guests and the extras need an Alphard; without the extras a Crown will do.')
  const refused = await ask({ guests: 3, vehicleClass: 'sedan', extras: [seats(1)] })
  expect(refused.body).toMatchObject({ code: 'pricing.party-too-large', fields: { vehicleClass: expect.anything() } })
})

test('what the calendar calls the cheapest class is what the quote takes', async () => {
  const { body } = await get(shared(), `/availability?tour=${usualWish.tour}&month=2026-12&guests=3&largeCases=4`)
  const quote = await quoteFor(shared(), { largeCases: 4 })
  expect([quote.vehicleClass, quote.classWhy]).toEqual([body.suggestion.vehicleClass, body.suggestion.why])
  expect((await quoteFor(shared(), { vehicleClass: 'hiace' })).classWhy).toBeNull()
})
