import { expect, test } from 'vitest'
import type { Garage, Garages } from '#contract/garages.ts'
import { shareTestAnnai, startTestAnnai } from '#server/testing/annai.ts'
import { get } from '#server/testing/bookings.ts'
import { type Ground, openGround, refusedFields } from '#server/testing/ground-desk.ts'
import { loadFleet } from '../load-fleet.ts'

let desk: Ground
const annai = shareTestAnnai({ demo: true }, async (started) => {
  desk = await openGround(started)
})

const read = async (): Promise<Garages> => (await desk.ask('GET', '/garages')).body
const one = async (code: string) => (await read()).garages.find((garage) => garage.code === code) as Garage
const aGarage = { name: 'Ariake garage', nameJa: '有明車庫', area: 'koto-odaiba' }
const retire = (garage: Garage, more: object = {}) =>
  desk.ask('POST', `/garages/${garage.code}/retire`, {
    ...{ version: garage.version, moveTo: null, reason: 'The lease ends.', ...more },
  })

test('the list says what begins at each garage', async () => {
  const { garages, areas } = await read()
  expect(garages.map(({ code }) => code)).toEqual(['koto', 'shinagawa'])
  expect(garages.reduce((sum, { cars }) => sum + cars, 0)).toBe(16)
  expect(garages.every(({ people }) => people > 0)).toBe(true)
  expect(areas).toContainEqual({ id: 'koto-odaiba', label: 'Toyosu and Odaiba' })
})

test('a garage that is added can be given to a car at once, and is named on its papers when it is renamed', async () => {
  const { status, body } = await desk.ask('POST', '/garages', aGarage)
  expect(status).toBe(200)
  const added = body.garages.find(({ name }: Garage) => name === aGarage.name)
  expect(added).toMatchObject({ code: 'ariake-garage', areaName: 'Toyosu and Odaiba', cars: 0, retiredAt: null })
  const choices = (await get(annai(), '/admin/car-choices', desk.headers)).body.garages
  expect(choices).toContainEqual({ id: 'ariake-garage', label: 'Ariake garage' })
  const saved = await desk.ask('PUT', '/garages/ariake-garage', { ...aGarage, version: 1, name: 'Ariake yard' })
  expect(saved.body.garages.find(({ code }: Garage) => code === 'ariake-garage')).toMatchObject({
    ...{ name: 'Ariake yard', version: 2 },
  })
  const { history } = (await desk.ask('GET', '/garages/ariake-garage/uses')).body
  expect(history[0]).toMatchObject({
    ...{ deed: 'changed the garage', by: 'Test', version: 2 },
    changes: [{ name: 'Name', before: 'Ariake garage', after: 'Ariake yard' }],
  })
  // Somebody who looked at the first version is told.
  const late = await desk.ask('PUT', '/garages/ariake-garage', { ...aGarage, version: 1 })
  expect([late.status, late.body.code]).toEqual([409, 'office.changed-meanwhile'])
})

test('two garages with one name are refused, however it is written and however fast', async () => {
  const twice = await desk.ask('POST', '/garages', { ...aGarage, name: ' koto GARAGE ' })
  expect([twice.status, twice.body.code, refusedFields(twice)]).toEqual([409, 'garages.name-taken', ['name']])
  const many = await Promise.all(
    Array.from({ length: 4 }, () => desk.ask('POST', '/garages', { ...aGarage, name: 'Twin' })),
  )
  expect(many.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
  expect((await read()).garages.filter(({ name }) => name === 'Twin')).toHaveLength(1)
})

test('what makes no sense is refused by the name of its field', async () => {
  const faultsOf = async (more: object) => refusedFields(await desk.ask('POST', '/garages', { ...aGarage, ...more }))
  expect(await faultsOf({ name: ' ' })).toEqual(['name'])
  expect(await faultsOf({ name: 'x'.repeat(81) })).toEqual(['name'])
  expect(await faultsOf({ name: 'New', area: 'atlantis' })).toEqual(['area'])
  expect(await faultsOf({ name: 'New', area: '' })).toEqual(['area'])
  expect(await faultsOf({ code: 'mine' })).toEqual(['code'])
  expect((await desk.ask('GET', '/garages/nowhere/uses')).body.code).toBe('garages.unknown')
})

test('the garage in which all cars stand is not retired until one of them has another', async () => {
  const own = await startTestAnnai({ demo: true })
  const ground = await openGround(own)
  const { db } = own.ctx
  await db.updateTable('resources').set({ garage_code: 'koto' }).where('kind', '=', 'vehicle').execute()
  const uses = (await ground.ask('GET', '/garages/koto/uses')).body
  expect([uses.hasAllCars, uses.cars.length]).toEqual([true, 16])
  const asked = { version: 1, moveTo: 'shinagawa', reason: 'The lease ends.' }
  const refused = await ground.ask('POST', '/garages/koto/retire', asked)
  expect([refused.status, refused.body.code]).toEqual([409, 'garages.all-cars'])
  // Control: one car elsewhere is enough.
  const [car] = uses.cars
  await db.updateTable('resources').set({ garage_code: 'shinagawa' }).where('id', '=', car.id).execute()
  expect((await ground.ask('POST', '/garages/koto/retire', asked)).status).toBe(200)
})

test('what begins at a garage that is retired goes to another in the same moment, and each car says so', async () => {
  const own = await startTestAnnai({ demo: true })
  const ground = await openGround(own)
  const before = (await ground.ask('GET', '/garages/koto/uses')).body
  expect(before.cars[0].name).toMatch(/ \d\d-\d\d$/)
  const nowhere = await ground.ask('POST', '/garages/koto/retire', { version: 1, moveTo: null, reason: 'Sold.' })
  expect([nowhere.body.code, refusedFields(nowhere)]).toEqual(['garages.in-use', ['moveTo']])
  const unknown = await ground.ask('POST', '/garages/koto/retire', { version: 1, moveTo: 'moon', reason: 'Sold.' })
  expect(refusedFields(unknown)).toEqual(['moveTo'])
  await loadFleet(own.ctx)
  const { body } = await ground.ask('POST', '/garages/koto/retire', {
    version: 1,
    moveTo: 'shinagawa',
    reason: 'Sold.',
  })
  const [shinagawa, koto] = body.garages
  expect([koto.code, koto.cars, koto.people]).toEqual(['koto', 0, 0])
  expect(koto.retiredAt).toMatch(/^2026-11-15/)
  expect(shinagawa.cars).toBe(16)
  const fleet = await loadFleet(own.ctx)
  const all = [...fleet.vehicles, ...fleet.chauffeurs, ...fleet.guides]
  expect(new Set(all.map(({ garageName }) => garageName))).toEqual(new Set(['Shinagawa garage']))
  const car = (await get(own, `/admin/cars/${before.cars[0].id}`, ground.headers)).body
  expect(car).toMatchObject({ garage: 'shinagawa', version: 2 })
  expect(car.history[0]).toMatchObject({
    changes: [{ name: 'Garage', before: 'Koto garage', after: 'Shinagawa garage' }],
  })
  // Nobody can choose it any more, and it comes back as it was.
  expect((await get(own, '/admin/car-choices', ground.headers)).body.garages).toEqual([
    { id: 'shinagawa', label: 'Shinagawa garage' },
  ])
  const back = await ground.ask('POST', '/garages/koto/back', { version: koto.version })
  expect(back.body.garages.find(({ code }: Garage) => code === 'koto')).toMatchObject({ retiredAt: null, cars: 0 })
  const { history } = (await ground.ask('GET', '/garages/koto/uses')).body
  expect(history.map(({ deed }: { deed: string }) => deed)).toEqual([
    ...['took the garage into use again', 'retired the garage', 'added the garage'],
  ])
  expect(history[1].reason).toBe('Sold.')
})

test('a car that is saved into a garage while that is retired is in no retired garage afterwards', async () => {
  const own = await startTestAnnai({ demo: true })
  const ground = await openGround(own)
  const [{ id }] = (await ground.ask('GET', '/garages/shinagawa/uses')).body.cars
  const { version, ...car } = (await get(own, `/admin/cars/${id}`, ground.headers)).body
  const typed = Object.fromEntries(
    [
      'vehicleClass',
      'model',
      'plate',
      'colour',
      'firstRegistered',
      'odometerKm',
      'usualChauffeurId',
      'etcCard',
      'loads',
    ].map((name) => [name, car[name]]),
  )
  await Promise.all([
    ground.ask('POST', '/garages/koto/retire', { version: 1, moveTo: 'shinagawa', reason: 'Sold.' }),
    ground.ask('PUT', `/cars/${id}`, { ...typed, version, garage: 'koto' }),
  ])
  const inRetired = await own.ctx.db
    .selectFrom('resources')
    .innerJoin('garages', 'garages.code', 'garage_code')
    .select('resources.id')
    .where('retired_at', 'is not', null)
    .execute()
  expect(inRetired).toEqual([])
})

test('an empty garage is retired without a word where its cars go, and its name is free again', async () => {
  await desk.ask('POST', '/garages', { ...aGarage, name: 'Short lease' })
  const garage = await one('short-lease')
  expect((await retire(garage, { reason: '' })).body.fields).toHaveProperty('reason')
  expect((await retire(garage)).status).toBe(200)
  expect((await desk.ask('POST', '/garages', { ...aGarage, name: 'Short lease' })).status).toBe(200)
  // Now another has its name: it cannot come back under it.
  const back = await desk.ask('POST', '/garages/short-lease/back', { version: garage.version + 1 })
  expect([back.status, back.body.code]).toEqual([409, 'garages.name-taken'])
})
