import { expect, test } from 'vitest'
import type { OfficeArea } from '#contract/areas.ts'
import { startTestAnnai, type TestAnnai } from '#server/testing/annai.ts'
import { get, post, usualWish } from '#server/testing/bookings.ts'
import { openGround, refusedFields } from '#server/testing/ground-desk.ts'
import { loadFleet } from '../load-fleet.ts'

const anArea = { name: 'Chichibu', nameJa: '秩父', latitude: 35.992, longitude: 139.085 }
const aHotel = {
  ...{ kind: 'hotel', name: 'Hotel by the Shrine', nameJa: '秩父ホテル', addressJa: '' },
  ...{ latitude: 35.998, longitude: 139.084, area: 'chichibu' },
}
const find = ({ areas }: { areas: OfficeArea[] }, code: string) => areas.find((area) => area.code === code)

async function withChichibu(): Promise<{ annai: TestAnnai; ask: Awaited<ReturnType<typeof openGround>>['ask'] }> {
  const annai = await startTestAnnai({ demo: true })
  const { ask } = await openGround(annai)
  expect((await ask('POST', '/areas', anArea)).status).toBe(200)
  return { annai, ask }
}

test('in an area without a time to any other nothing is sold, and it says so; one time opens it', async () => {
  const { annai, ask } = await withChichibu()
  const area = find((await ask('GET', '/areas')).body, 'chichibu')
  expect(area).toMatchObject({ told: 0, ways: 36, isSold: false, places: 0 })
  const { body: place } = await ask('POST', '/places', aHotel)
  expect(place).toMatchObject({ id: 'hotel-by-the-shrine', areaName: 'Chichibu' })

  const isFound = async () => {
    const { body } = await get(annai, '/places/search?q=shrine')
    return body.places.some(({ slug }: { slug: string }) => slug === place.id)
  }
  expect(await isFound()).toBe(false)
  const wish = { ...usualWish, pickUp: place.id }
  const refused = await post(annai, '/quotes', wish)
  expect(refused.body.fields).toEqual({ pickUp: 'We do not drive in Chichibu at the moment.' })

  const times = [{ from: 'chichibu', to: 'shinjuku', firstHour: 0, lastHour: 23, minutes: 110 }]
  expect((await ask('PUT', '/driving-matrix', { version: 1, times })).status).toBe(200)
  expect(find((await ask('GET', '/areas')).body, 'chichibu')).toMatchObject({ told: 1, isSold: true })
  expect(await isFound()).toBe(true)
  const { drivingMinutes } = await loadFleet(annai.ctx)
  expect(drivingMinutes('shinjuku', 'chichibu', new Date('2026-12-01T09:00:00+09:00'))).toBe(110)
  expect((await post(annai, '/quotes', wish)).body.fields?.pickUp).not.toBe(
    'We do not drive in Chichibu at the moment.',
  )
})

test('a new area takes no tour to itself before it is sold', async () => {
  const { annai, ask } = await withChichibu()
  const { areas } = await loadFleet(annai.ctx)
  expect(areas.find(({ code }) => code === 'chichibu')?.closed).toBe('untold')
  const legs = [{ from: { latitude: 35.99, longitude: 139.08 }, to: { latitude: 35.69, longitude: 139.7 } }]
  const before = (await ask('POST', '/driving-times', { legs })).body.legs[0].minutesByHour[10]
  const times = [{ from: 'chichibu', to: 'shinjuku', firstHour: 0, lastHour: 23, minutes: 400 }]
  await ask('PUT', '/driving-matrix', { version: 1, times })
  expect(before).not.toBe(400)
  expect((await ask('POST', '/driving-times', { legs })).body.legs[0].minutesByHour[10]).toBe(400)
})

test('an area is saved in the version that was looked at, and two of one name or one in the sea are refused', async () => {
  const { ask } = await withChichibu()
  const named = await ask('POST', '/areas', { ...anArea, name: 'haneda' })
  expect([named.status, named.body.code, refusedFields(named)]).toEqual([409, 'areas.name-taken', ['name']])
  const sea = await ask('POST', '/areas', { ...anArea, name: 'The bay', latitude: 35.464, longitude: 139.875 })
  expect([sea.status, sea.body.fields.longitude]).toEqual([400, expect.stringMatching(/^This is in the sea, \d+ km/)])
  expect(refusedFields(await ask('POST', '/areas', { ...anArea, name: 'Paris', latitude: 48.8 }))).toEqual(['latitude'])
  const saved = await ask('PUT', '/areas/chichibu', { ...anArea, version: 1, name: 'Chichibu and Nagatoro' })
  expect(find(saved.body, 'chichibu')).toMatchObject({ name: 'Chichibu and Nagatoro', version: 2 })
  expect((await ask('PUT', '/areas/chichibu', { ...anArea, version: 1 })).body.code).toBe('office.changed-meanwhile')
  const { history } = (await ask('GET', '/areas/chichibu/uses')).body
  expect(history[0]).toMatchObject({ deed: 'changed the area', changes: [{ name: 'Name', before: 'Chichibu' }] })
})

test('an area is not retired while something lies in it; then it stays with the papers that name it', async () => {
  const { annai, ask } = await withChichibu()
  const uses = (await ask('GET', '/areas/haneda/uses')).body
  expect(uses).toMatchObject({ places: expect.any(Number), times: expect.any(Number), fares: expect.any(Array) })
  expect(uses.places).toBeGreaterThan(2)
  expect((await ask('GET', '/areas/shinjuku/uses')).body.fares).toHaveLength(1)
  expect(uses.bookings.count).toBeGreaterThan(0)
  const haneda = find((await ask('GET', '/areas')).body, 'haneda') as OfficeArea
  const asked = { version: haneda.version, reason: 'Too far.' }
  const refused = await ask('POST', '/areas/haneda/retire', asked)
  expect([refused.status, refused.body.code]).toEqual([409, 'areas.in-use'])

  const retired = await ask('POST', '/areas/chichibu/retire', { version: 1, reason: 'Two calls a year.' })
  expect(find(retired.body, 'chichibu')).toMatchObject({ isSold: false, retiredAt: expect.any(String) })
  expect((await loadFleet(annai.ctx)).areas.find(({ code }) => code === 'chichibu')?.closed).toBe('retired')
  expect(refusedFields(await ask('POST', '/places', aHotel))).toEqual(['area'])
  const times = [{ from: 'chichibu', to: 'shinjuku', firstHour: 0, lastHour: 0, minutes: 110 }]
  expect(refusedFields(await ask('PUT', '/driving-matrix', { version: 1, times }))).toEqual(['times.0.from'])
  const back = await ask('POST', '/areas/chichibu/back', { version: 2 })
  expect(find(back.body, 'chichibu')).toMatchObject({ retiredAt: null, version: 3 })
})

test('the first area of an empty house is sold at once, takes a garage, and is not retired', async () => {
  const annai = await startTestAnnai()
  const { ask } = await openGround(annai)
  expect(refusedFields(await ask('POST', '/places', { ...aHotel, area: null }))).toEqual(['area'])
  const { body } = await ask('POST', '/areas', anArea)
  expect(find(body, 'chichibu')).toMatchObject({ told: 0, ways: 0, isSold: true })
  const last = await ask('POST', '/areas/chichibu/retire', { version: 1, reason: 'Away.' })
  expect(last.body.code).toBe('areas.last-one')
  const garage = await ask('POST', '/garages', { name: 'Our garage', nameJa: '', area: 'chichibu' })
  expect(garage.body.garages).toHaveLength(1)
  const choices = (await ask('GET', '/car-choices')).body
  expect(choices.garages).toEqual([{ id: 'our-garage', label: 'Our garage' }])
  // A car can be entered: nothing of it needs demo data.
  const car = {
    ...{ vehicleClass: 'alphard', model: 'Alphard', plate: '熊谷 300 あ 10-01', colour: 'Black', garage: 'our-garage' },
    ...{ firstRegistered: null, odometerKm: null, usualChauffeurId: null, etcCard: '' },
    loads: [{ guests: 4, largeCases: 4 }],
  }
  const { status } = await post(annai, '/admin/cars', car, (await openGround(annai)).headers)
  expect(status).toBe(200)
})
