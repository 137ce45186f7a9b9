import { expect, test } from 'vitest'
import type { Quote } from '#contract/pricing.ts'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { get, post, quoteFor, usualWish } from '#server/testing/bookings.ts'

const shared = shareTestAnnai({ demo: true })
const narita = 'narita-terminal-1'
const yenOf = (quote: Quote, kind: string) => quote.lines.find((line) => line.kind === kind)?.amountYen

const stored = (id: string) =>
  shared()
    .ctx.db.selectFrom('quotes')
    .select(['pick_up', 'drop_off', 'demand'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

test('what may be wished beside the day is listed with its price', async () => {
  const { body } = await get(shared(), '/extras')
  const codes = body.extras.map(({ code }: { code: string }) => code)
  expect(codes).toEqual(['child-seat', 'booster-seat', 'stroller', 'wheelchair'])
  expect(body.extras[0]).toMatchObject({ name: 'Child seat', priceYen: 1_650, mostPieces: 4 })
})

test('nothing wished: the day begins and ends as the tour says', async () => {
  const quote = await quoteFor(shared())
  expect(await stored(quote.id)).toMatchObject({ pick_up: null, drop_off: null })
})

test('who is picked up elsewhere is brought back there, for one fee', async () => {
  const quote = await quoteFor(shared(), { pickUp: narita })
  const { pick_up, drop_off, demand } = await stored(quote.id)
  const airport = {
    kind: 'airport',
    name: 'Narita Airport, Terminal 1',
    nameJa: '成田空港 第1ターミナル',
    area: 'narita',
    latitude: 35.7645,
    longitude: 140.3863,
  }
  // Kamakura lies on the other side of Tokyo.
  expect([pick_up, drop_off]).toEqual([
    { ...airport, fartherMinutes: 60 },
    { ...airport, fartherMinutes: 55 },
  ])
  expect(demand).toMatchObject({ fromArea: 'narita', toArea: 'narita' })
  expect([yenOf(quote, 'airport-pick-up'), yenOf(quote, 'drop-off')]).toEqual([11_000, undefined])
})

test('from another area the way to the first stop takes what our table says, however near to it the tour itself begins', async () => {
  // From its own hotel the tour knows five minutes; between these areas it is a quarter of an hour.
  const quote = await quoteFor(shared(), {
    tour: 'palace-walls-to-ginza',
    start: '09:00',
    pickUp: 'asakusa-view-hotel',
  })
  expect((await stored(quote.id)).pick_up).toMatchObject({ area: 'taito', fartherMinutes: 10 })
})

test('a drop-off at the airport is a line of its own, and the crew ends there', async () => {
  const [plain, quote] = [await quoteFor(shared()), await quoteFor(shared(), { dropOff: narita })]
  const line = quote.lines.find(({ kind }) => kind === 'drop-off')
  expect(line?.label).toBe('Drop-off at Narita Airport, Terminal 1')
  expect(quote.totalYen - plain.totalYen).toBe(11_000)
  const { pick_up, drop_off, demand } = await stored(quote.id)
  expect([pick_up, drop_off]).toMatchObject([null, { area: 'narita' }])
  expect(demand).toMatchObject({ fromArea: 'chiyoda-chuo', toArea: 'narita' })
})

test('what the way home takes longer is known of the day, and the hours that were added are spent on it first', async () => {
  const fartherBy = async (extraHalfHours: number) => {
    const quote = await quoteFor(shared(), { dropOff: narita, extraHalfHours })
    expect(quote.pickUp).toBeNull()
    return quote.dropOff?.fartherMinutes ?? 0
  }
  const [asItIs, later, muchLater] = [await fartherBy(0), await fartherBy(1), await fartherBy(4)]
  expect(asItIs).toBeGreaterThan(30)
  expect([later, muchLater]).toEqual([asItIs - 30, 0])
})

test('pick-up and drop-off at the same place cost one fee, in town none', async () => {
  const same = await quoteFor(shared(), { pickUp: narita, dropOff: narita })
  expect([yenOf(same, 'airport-pick-up'), yenOf(same, 'drop-off')]).toEqual([11_000, undefined])
  const town = await quoteFor(shared(), { pickUp: 'aman-tokyo', dropOff: 'park-hyatt-tokyo' })
  expect(town.totalYen).toBe((await quoteFor(shared())).totalYen)
  const both = await quoteFor(shared(), { pickUp: 'haneda-terminal-3', dropOff: narita })
  expect([yenOf(both, 'airport-pick-up'), yenOf(both, 'drop-off')]).toEqual([5_500, 11_000])
})

test('where the tour itself begins and ends at the airport, nothing is added there', async () => {
  const wish = { tour: 'haneda-layover-in-tokyo', start: '10:00', guests: 2 }
  const quote = await quoteFor(shared(), { ...wish, pickUp: 'haneda-terminal-3', dropOff: 'haneda-terminal-1' })
  expect(quote.totalYen).toBe((await quoteFor(shared(), wish)).totalYen)
})

test('an address is kept as it was typed, with its area, and costs what the places around it cost', async () => {
  const hotel = '2-2-1 Nishi-Shinjuku, Shinjuku-ku <b>'
  const quote = await quoteFor(shared(), { pickUpAddress: hotel, dropOffAddress: 'Tokko 500, Narita' })
  const { pick_up, drop_off, demand } = await stored(quote.id)
  const unknown = { kind: 'address', nameJa: null, latitude: null, longitude: null }
  expect(pick_up).toEqual({ ...unknown, name: hotel, area: 'shinjuku' })
  expect(drop_off).toEqual({ ...unknown, name: 'Tokko 500, Narita', area: 'narita', fartherMinutes: 55 })
  expect(demand).toMatchObject({ fromArea: 'shinjuku', toArea: 'narita' })
  expect(quote.lines.find(({ kind }) => kind === 'drop-off')).toMatchObject({
    label: 'Drop-off at your address in Narita',
    amountYen: 11_000,
  })
})

test.each([
  ['an address far away', { pickUpAddress: 'Minato-ku, Nagoya' }, 'fleet.outside-area', 'pickUpAddress'],
  ['a drop-off far away', { dropOffAddress: 'Kyoto Station' }, 'fleet.outside-area', 'dropOffAddress'],
  ['an unknown drop-off', { dropOff: 'the-moon' }, 'platform.invalid-input', 'dropOff'],
  [
    'a place and an address',
    { pickUp: narita, pickUpAddress: 'Asakusa 1-2-3' },
    'platform.invalid-input',
    'pickUpAddress',
  ],
  [
    'a drop-off at two places',
    { dropOff: narita, dropOffAddress: 'Asakusa 1-2-3' },
    'platform.invalid-input',
    'dropOffAddress',
  ],
  ['a child aged 40', { childAges: [40] }, 'platform.invalid-input', 'childAges.0'],
  ['more children than guests', { childAges: [1, 2, 3, 4] }, 'platform.invalid-input', 'childAges'],
])('%s is refused under its name', async (_, wish, code, field) => {
  const { status, body } = await post(shared(), '/quotes', { ...usualWish, ...wish })
  expect([status, body.code, Object.keys(body.fields)], JSON.stringify(body)).toEqual([400, code, [field]])
})

test('as many children as guests are welcome', async () => {
  expect((await quoteFor(shared(), { childAges: [17, 16, 15] })).totalYen).toBe((await quoteFor(shared())).totalYen)
})
