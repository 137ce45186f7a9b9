import { expect, test } from 'vitest'
import type { OfficePlace, PlaceRow } from '#contract/office-places.ts'
import { shareTestAnnai, startTestAnnai } from '#server/testing/annai.ts'
import { get, holdFor, post, usualWish } from '#server/testing/bookings.ts'
import { countStatements } from '#server/testing/count-statements.ts'
import { type Ground, openGround, refusedFields } from '#server/testing/ground-desk.ts'

let desk: Ground
const annai = shareTestAnnai({ demo: true }, async (started) => {
  desk = await openGround(started)
})

const aPlace = {
  ...{ kind: 'hotel', name: 'Azabudai Rest House', nameJa: '麻布台の宿', addressJa: '東京都港区麻布台1-2-2' },
  ...{ latitude: 35.6608, longitude: 139.7402, area: null },
}
const list = async (query = '') => (await desk.ask('GET', `/places${query}`)).body
const read = async (id: string): Promise<OfficePlace> => (await desk.ask('GET', `/places/${id}`)).body
const add = (more: object = {}) => desk.ask('POST', '/places', { ...aPlace, ...more })
const editable = ({ kind, name, nameJa, addressJa, latitude, longitude, area, version }: OfficePlace) => ({
  ...{ kind, name, nameJa, addressJa, latitude, longitude, area, version },
})
const isFound = async (q: string) => {
  const { body } = await get(annai(), `/places/search?q=${encodeURIComponent(q)}`)
  return body.places.some(({ name }: { name: string }) => name === q)
}

test('places are found by name, Japanese name and address, and narrowed by kind and area', async () => {
  const { rows, total, counts, choices } = await list()
  expect([rows.length, total > 100, counts.inUse]).toEqual([25, true, total])
  expect(choices.area).toHaveLength(18)
  const names = async (query: string) => (await list(query)).rows.map(({ name }: PlaceRow) => name)
  expect(await names('?q=peninsula')).toEqual(['The Peninsula Tokyo'])
  expect(await names(`?q=${encodeURIComponent('ザ・ペニンシュラ')}`)).toEqual(['The Peninsula Tokyo'])
  expect(await names(`?q=${encodeURIComponent('有楽町1-8-1')}`)).toEqual(['The Peninsula Tokyo'])
  expect(await names('?q=100%25')).toEqual([])
  const airports = (await list('?kind=airport&area=narita')).rows
  expect(airports.map(({ areaName }: PlaceRow) => areaName)).toEqual(['Narita', 'Narita', 'Narita'])
  expect((await list('?kind=castle')).code).toBe('platform.invalid-input')
  expect((await list('?area=narita&page=99')).page).toBeLessThan(99)
})

test('a page asks the database as often for many places as for few', async () => {
  const few = await countStatements(annai(), () => list('?q=peninsula'))
  expect(await countStatements(annai(), () => list('?rows=100'))).toBe(few)
  expect(few).toBeLessThanOrEqual(8)
})

test('a place that is added lies in the area of its address, costs what its neighbours cost, and guests find it', async () => {
  expect(await isFound('Azabudai Rest House')).toBe(false)
  const { status, body } = await add()
  expect(status).toBe(200)
  expect(body).toMatchObject({
    id: 'azabudai-rest-house',
    area: 'minato',
    version: 1,
    pickUpFeeYen: 0,
    isRetired: false,
  })
  expect(body.history[0]).toMatchObject({ deed: 'added the place', by: 'Test' })
  expect(await isFound('Azabudai Rest House')).toBe(true)
  const far = await add({ name: 'Inn in Hakone', addressJa: '', latitude: 35.233, longitude: 139.03 })
  expect(far.body).toMatchObject({ area: 'hakone', pickUpFeeYen: 16_500 })
})

test('the area is found by the address, else by the pin, and the form is told by which', async () => {
  const at = (more: object) =>
    desk.ask('POST', '/place-area', { latitude: 35.69, longitude: 139.7, addressJa: '', ...more })
  expect((await at({})).body).toEqual({ area: 'shinjuku', areaName: 'Shinjuku', by: 'pin' })
  expect((await at({ addressJa: '東京都渋谷区代々木2-1-1' })).body).toMatchObject({ area: 'shibuya', by: 'address' })
  const torn = await at({ addressJa: '神奈川県足柄下郡箱根町湯本1' })
  expect(torn.body.fields.latitude).toMatch(/^The address is Hakone, \d+ km from this pin/)
})

test('a place in the sea, or where we do not drive, is refused with a sentence', async () => {
  const sea = await add({ name: 'Bay', addressJa: '', latitude: 35.464, longitude: 139.875 })
  expect([sea.status, sea.body.code]).toEqual([400, 'places.nowhere'])
  expect(sea.body.fields.latitude).toMatch(
    /^This is in the sea, [\d.]+ km from the shore\. On land, .+ is nearest, [\d.]+ km away\./,
  )
  // Choosing an area by hand makes no land of it.
  const chosen = await add({ name: 'Bay', addressJa: '', latitude: 35.464, longitude: 139.875, area: 'haneda' })
  expect(chosen.body.fields.latitude).toMatch(/^This is in the sea/)
  const kyoto = await add({ name: 'Kyoto', addressJa: '', latitude: 34.98, longitude: 135.75 })
  expect(kyoto.body.fields.latitude).toMatch(/ km from .*, the nearest area\. Add an area there first\.$/)
  const turned = await add({ name: 'Turned', latitude: 139.7402, longitude: 35.6608 })
  expect(refusedFields(turned).toSorted()).toEqual(['latitude', 'longitude'])
  expect((await list('?q=bay')).rows.map(({ name }: PlaceRow) => name)).not.toContain('Bay')
})

test('two places with one name are refused, however fast', async () => {
  const twice = await add({ name: 'the peninsula TOKYO' })
  expect([twice.status, twice.body.code, refusedFields(twice)]).toEqual([409, 'places.name-taken', ['name']])
  const many = await Promise.all(Array.from({ length: 4 }, () => add({ name: 'Twin' })))
  expect(many.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
})

test('what was changed about a place is told, and the version of another is not written over', async () => {
  const place = (await add({ name: 'Hotel to change' })).body
  const saved = await desk.ask('PUT', `/places/${place.id}`, {
    ...editable(place),
    ...{ nameJa: '新しい名', area: null, latitude: 35.69, longitude: 139.7, addressJa: '' },
  })
  expect(saved.body).toMatchObject({ nameJa: '新しい名', area: 'shinjuku', version: 2 })
  expect(saved.body.history[0].changes.map(({ name }: { name: string }) => name)).toEqual([
    ...['In Japanese', 'Address', 'Position', 'Area'],
  ])
  const late = await desk.ask('PUT', `/places/${place.id}`, { ...editable(place), name: 'Mine' })
  expect([late.status, late.body.code]).toEqual([409, 'office.changed-meanwhile'])
  const terminal = await read('haneda-terminal-3')
  const noAirport = await desk.ask('PUT', `/places/${terminal.id}`, { ...editable(terminal), kind: 'hotel' })
  expect(refusedFields(noAirport)).toEqual(['kind'])
})

test('a retired place is found no more, its bookings stay, and who asks for it is told', async () => {
  const own = await startTestAnnai({ demo: true })
  const ground = await openGround(own)
  const { booking } = await holdFor(own, { pickUp: 'the-peninsula-tokyo' })
  const before = (await ground.ask('GET', '/places/the-peninsula-tokyo')).body as OfficePlace
  expect(before.bookings.count).toBeGreaterThan(0)
  expect(before.bookings.lastDay).not.toBeNull()
  const asked = { version: before.version, reason: 'Closed for a year.' }
  const { body: retired } = await ground.ask('POST', '/places/the-peninsula-tokyo/retire', asked)
  expect(retired).toMatchObject({ isRetired: true, bookings: before.bookings })
  const known = (await get(own, '/places')).body.places.map(({ slug }: { slug: string }) => slug)
  expect(known).not.toContain('the-peninsula-tokyo')
  expect((await get(own, '/places/search?q=peninsula')).body.places).toEqual([])
  const quote = await post(own, '/quotes', { ...usualWish, pickUp: 'the-peninsula-tokyo' })
  expect(quote.body.fields.pickUp).toMatch(/^We do not stop at The Peninsula Tokyo any more/)
  const kept = await get(own, `/admin/tour-bookings/${booking.reference}`, ground.headers)
  expect([kept.status, kept.body.pickUp?.name ?? kept.body.wish?.pickUp]).toEqual([
    200,
    expect.stringMatching(/peninsula/i),
  ])
  const { rows } = (await ground.ask('GET', '/places?view=retired')).body
  expect(rows.map(({ slug }: PlaceRow) => slug)).toEqual(['the-peninsula-tokyo'])
  const back = await ground.ask('POST', '/places/the-peninsula-tokyo/back', { version: retired.version })
  expect(back.body).toMatchObject({ isRetired: false, version: before.version + 2 })
  expect((await post(own, '/quotes', { ...usualWish, pickUp: 'the-peninsula-tokyo' })).status).toBe(200)
})

test('the file has what the filters leave, and a name that looks like a formula is shown as words', async () => {
  await add({ name: '=1+1 Hotel' })
  const { body } = await post(annai(), '/admin/places/file', { q: 'hotel', area: 'minato' }, desk.headers)
  const file = await annai().app.inject({ url: `/api${body.link}` })
  const lines = file.body.trim().split('\r\n')
  expect(lines[0]).toBe('Name,Japanese,Kind,Area,Address,Latitude,Longitude,Pick-up (yen),Bookings ahead')
  expect(lines.length).toBe((await list('?q=hotel&area=minato')).total + 1)
  expect(file.body).toContain(`"'=1+1 Hotel"`)
})
