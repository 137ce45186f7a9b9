import { expect, test } from 'vitest'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { get, post } from '#server/testing/bookings.ts'
import { forgetFleet } from './load-fleet.ts'

const shared = shareTestAnnai({ demo: true })
const read = (address: unknown) => post(shared(), '/places/address', { address })

test('the places where we meet guests are listed by name, with their area in words and what they add', async () => {
  const { status, body } = await get(shared(), '/places')
  expect(status).toBe(200)
  expect(body.places.length).toBeGreaterThan(30)
  const names = body.places.map((place: { name: string }) => place.name)
  expect(names[0] < names.at(-1)).toBe(true)
  expect(body.places.find(({ slug }: { slug: string }) => slug === 'narita-terminal-1')).toEqual({
    slug: 'narita-terminal-1',
    kind: 'airport',
    name: 'Narita Airport, Terminal 1',
    nameJa: '成田空港 第1ターミナル',
    areaName: 'Narita',
    latitude: 35.7645,
    longitude: 140.3863,
    feeYen: 11_000,
  })
})

const search = (query: Record<string, string>) => get(shared(), `/places/search?${new URLSearchParams(query)}`)
const namesFor = async (q: string) =>
  (await search({ q })).body.places.map(({ name }: { name: string }) => name) as string[]

test('places are found as somebody types, with a slip or two, in English and in Japanese', async () => {
  expect((await namesFor('hanada'))[0]).toMatch(/^Haneda Airport/)
  expect((await namesFor('成田'))[0]).toBe('Narita Airport, Terminal 1')
  expect(await namesFor('naritta termnal 1')).toEqual(['Narita Airport, Terminal 1'])
  expect(await namesFor('qwxzptk')).toEqual([])
  expect((await search({ q: '' })).body.places).toHaveLength(12)
  const { body } = await search({ slugs: 'tokyo-tower,haneda-terminal-3', q: 'whatever' })
  expect(body.places).toMatchObject([
    { slug: 'tokyo-tower', kind: 'sight', airport: null, match: null },
    {
      slug: 'haneda-terminal-3',
      airport: 'haneda',
      nameJa: '羽田空港 第3ターミナル',
      areaName: 'Haneda',
      feeYen: 5_500,
    },
  ])
})

test('what is too long or no kind is refused under its name, and odd characters find nothing', async () => {
  expect((await search({ q: 'a'.repeat(100) })).body.places).toEqual([])
  for (const [query, field] of [
    [{ q: 'a'.repeat(101) }, 'q'],
    [{ kinds: 'castle' }, 'kinds'],
    [{ slugs: "x' OR 1=1" }, 'slugs'],
    [{ from: 'here' }, 'from'],
  ] as const) {
    const { status, body } = await search(query)
    expect([status, body.code, Object.keys(body.fields)]).toEqual([400, 'platform.invalid-input', [field]])
  }
  for (const q of ['%00', '💥', '<script>', "' OR 1=1 --", '\\']) expect((await search({ q })).status, q).toBe(200)
})

test('places are kept in memory, and read again once the fleet was forgotten', async () => {
  const { ctx } = shared()
  const called = async () => (await search({ slugs: 'tokyo-tower' })).body.places[0].name
  const rename = (name: string) =>
    ctx.db.updateTable('places').set({ name }).where('slug', '=', 'tokyo-tower').execute()
  expect(await called()).toBe('Tokyo Tower')
  await rename('Red Tower')
  expect(await called()).toBe('Tokyo Tower')
  forgetFleet(ctx)
  expect(await called()).toBe('Red Tower')
  await rename('Tokyo Tower')
  forgetFleet(ctx)
})

test('an address within our area is answered with its part of it', async () => {
  expect(await read('2-2-1 Nishi-Shinjuku, Shinjuku-ku')).toMatchObject({
    status: 200,
    body: { area: 'shinjuku', areaName: 'Shinjuku' },
  })
})

test('an address outside our area, or one that names nothing, is refused under its name', async () => {
  for (const address of ['Minato-ku, Nagoya', 'Fuchu-cho, Hiroshima', 'the red house', '<b>Osaka</b>']) {
    const { status, body } = await read(address)
    expect([status, body.code, Object.keys(body.fields)], address).toEqual([400, 'fleet.outside-area', ['address']])
    expect(body.fields.address, address).toMatch(/name its ward or town/)
  }
  for (const address of ['', '   ', 'Ueno', 'x'.repeat(201), 7, null]) {
    const { status, body } = await read(address)
    expect([status, body.code, Object.keys(body.fields)]).toEqual([400, 'platform.invalid-input', ['address']])
  }
})

test('a pier that is written as an address is named in return, so that it can be chosen', async () => {
  for (const [address, name] of [
    ['Daikoku Pier', 'Yokohama, Daikoku pier'],
    ['Takeshiba pier', 'Takeshiba pier'],
    ['Tokyo International Cruise Terminal', 'Tokyo International Cruise Terminal'],
  ]) {
    const { body } = await read(address)
    expect(body.code, address).toBe('fleet.outside-area')
    expect(body.fields.address).toBe(`Do you mean ${name}? Please choose it by its name.`)
  }
  expect(await read('Osanbashi Pier, Yokohama')).toMatchObject({ status: 200, body: { area: 'yokohama' } })
})
