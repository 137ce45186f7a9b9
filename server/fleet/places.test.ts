import { expect, test } from 'vitest'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { get, post } from '#server/testing/bookings.ts'

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
  }
  for (const address of ['', '   ', 'Ueno', 'x'.repeat(201), 7, null]) {
    const { status, body } = await read(address)
    expect([status, body.code, Object.keys(body.fields)]).toEqual([400, 'platform.invalid-input', ['address']])
  }
})
