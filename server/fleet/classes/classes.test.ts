import { expect, test } from 'vitest'
import type { OfficeClass } from '#contract/office-classes.ts'
import { isBookedOrStandIn, loadFleet } from '#server/fleet/index.ts'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { get, post } from '#server/testing/bookings.ts'
import { grandAce } from '#server/testing/own-class.ts'
import { type SignedIn, signIn } from '#server/testing/scene.ts'

let desk: SignedIn
const shared = shareTestAnnai({ demo: true }, async (annai) => {
  desk = await signIn(annai, 'admin')
})

const classes = async (): Promise<OfficeClass[]> =>
  (await get(shared(), '/admin/vehicle-classes', desk.headers)).body.classes
const classCalled = async (name: string): Promise<OfficeClass> => {
  const found = (await classes()).find(({ vehicleClass }) => vehicleClass === name)
  if (!found) throw new Error(`No class ${name}.`)
  return found
}
async function save({ vehicleClass, version, words, features, loads }: OfficeClass, more: object, on = vehicleClass) {
  const answer = await shared().app.inject({
    method: 'PUT',
    url: `/api/admin/vehicle-classes/${on}`,
    payload: { version, words, features, loads, pictures: [], ...more },
    headers: desk.headers,
  })
  return { status: answer.statusCode, body: answer.json() }
}
async function upload(alt: string) {
  const { default: sharp } = await import('sharp')
  const payload = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#24402e' } })
    .png()
    .toBuffer()
  const answer = await shared().app.inject({
    ...{ method: 'POST', url: `/api/admin/pictures?alt=${encodeURIComponent(alt)}`, payload },
    headers: { ...desk.headers, 'content-type': 'image/png' },
  })
  return answer.json()
}

test('the classes are there from the smallest to the largest, with how many cars serve in each', async () => {
  expect((await classes()).map(({ vehicleClass, isBus, cars }) => [vehicleClass, isBus, cars])).toEqual([
    ['sedan', false, 4],
    ['alphard', false, 5],
    ['hiace', false, 3],
    ['hiaceLong', true, 2],
    ['coaster', true, 2],
  ])
})

test('words, features, loads and pictures are saved in their order, and the fleet is read anew', async () => {
  const before = await classCalled('alphard')
  const picture = await upload('Seats of leather')
  const print = await shared().ctx.db.selectFrom('pictures').select(['name', 'path']).limit(1).executeTakeFirstOrThrow()
  const saved = await save(before, {
    words: 'A living room on wheels.',
    features: [{ figure: '15 cm', words: 'between the seats' }],
    loads: [
      { guests: 4, largeCases: 3 },
      { guests: 6, largeCases: 1 },
    ],
    pictures: [
      { name: picture.path, alt: 'Two seats of leather' },
      { name: print.name, alt: 'A print' },
    ],
  })
  expect(saved.status).toBe(200)
  expect(saved.body).toMatchObject({ version: before.version + 1, words: 'A living room on wheels.' })
  expect(saved.body.pictures.map(({ path, alt }: { path: string; alt: string }) => [path, alt])).toEqual([
    [picture.path, 'Two seats of leather'],
    [print.path, 'A print'],
  ])
  const kept = await shared()
    .ctx.db.selectFrom('pictures')
    .select('kept_at')
    .where('path', '=', picture.path)
    .executeTakeFirstOrThrow()
  // In use, so that it is not forgotten with what nobody named.
  expect(kept.kept_at).not.toBeNull()
  expect((await loadFleet(shared().ctx)).classes.get('alphard')?.loads.at(-1)).toEqual({ guests: 6, largeCases: 1 })
  const stale = await save(before, { words: 'Old' })
  expect([stale.status, stale.body.code]).toEqual([409, 'office.changed-meanwhile'])
})

test('what makes no sense is refused by the name of its field, and nothing is changed', async () => {
  const before = await classCalled('sedan')
  const fieldsOf = async (more: object) => Object.keys((await save(before, more)).body.fields ?? {})
  const unknown = [{ name: 'nothing-like-it', alt: 'Nothing' }]
  expect(await fieldsOf({ pictures: unknown })).toEqual(['pictures.0.name'])
  expect(await fieldsOf({ pictures: [{ name: '', alt: '' }] })).toEqual(['pictures.0.alt'])
  const [print] = await shared().ctx.db.selectFrom('pictures').select('name').limit(1).execute()
  const twice = [1, 2].map(() => ({ name: print?.name ?? '', alt: 'Twice' }))
  expect(await fieldsOf({ pictures: twice })).toEqual(['pictures.1.name'])
  const loads = [
    { guests: 2, largeCases: 1 },
    { guests: 3, largeCases: 2 },
  ]
  expect(await fieldsOf({ loads })).toEqual(['loads.1.largeCases'])
  expect(await fieldsOf({ loads: [{ guests: 12, largeCases: 0 }] })).toEqual(['loads.0.guests'])
  expect(await fieldsOf({ words: 'x'.repeat(301) })).toEqual(['words'])
  expect(await fieldsOf({ isBus: true })).toEqual(['isBus'])
  expect((await save(before, {}, 'limousine')).body.fields).toHaveProperty('vehicleClass')
  expect(await classCalled('sedan')).toEqual(before)
})

test('a high step is the office’s to say, and stays where it is not mentioned', async () => {
  const highSteps = async () => {
    const { classes: known } = await loadFleet(shared().ctx)
    return [...known.values()].filter(({ hasHighStep }) => hasHighStep).map(({ vehicleClass }) => vehicleClass)
  }
  expect(await highSteps()).toEqual(['hiace'])
  expect((await save(await classCalled('hiaceLong'), { hasHighStep: true })).body.hasHighStep).toBe(true)
  expect(await highSteps()).toEqual(['hiace', 'hiaceLong'])
  expect((await save(await classCalled('hiaceLong'), { words: 'Long.' })).body.hasHighStep).toBe(true)
  expect((await save(await classCalled('hiaceLong'), { hasHighStep: false })).body.hasHighStep).toBe(false)
})

const add = async (more: object = {}) => {
  const answer = await post(shared(), '/admin/vehicle-classes', { ...grandAce, name: 'Own', ...more }, desk.headers)
  return { ...answer, fields: Object.keys(answer.body.fields ?? {}) }
}

test('a new class has its code from its name, its place in the order, and is drawn from its measures', async () => {
  const { status, body } = await add({ name: 'Été 900' })
  expect([status, body.vehicleClass, body.version, body.isBus, body.licence]).toEqual([
    ...[200, 'ete-900', 1, false, 'ordinary'],
  ])
  expect(body.unsold).toEqual(['no-car', 'no-tour', 'no-fares'])
  expect(body.body.seats.filter(({ who }: { who: string }) => who !== 'driver')).toHaveLength(7)
  expect((await classes()).map(({ vehicleClass }) => vehicleClass)).toEqual([
    ...['sedan', 'alphard', 'ete-900', 'hiace', 'hiaceLong', 'coaster'],
  ])
  const drawing = await shared().app.inject('/drawings/cars/ete-900.svg')
  expect([drawing.statusCode, drawing.headers['content-type']]).toEqual([200, 'image/svg+xml'])
  expect((await shared().app.inject('/drawings/cars/nothing.svg')).statusCode).toBe(404)
  // A bus is one by law: from eleven seats on, the chauffeur's included.
  const bus = { kind: 'minibus', lengthCm: 699, widthCm: 208, heightCm: 264, wheelbaseCm: 394, places: 20 }
  const more = { built: bus, standIns: [], soldAsRide: false, after: 'coaster' }
  expect((await add({ name: '20 seats', ...more })).body).toMatchObject({
    ...{ vehicleClass: 'class-20-seats', isBus: true, licence: 'medium' },
  })
})

test('what no class can be is refused by the name of its field', async () => {
  const built = (more: object) => ({ built: { ...grandAce.built, ...more } })
  expect((await add(built({ places: 0 }))).fields).toEqual(['built.places'])
  expect((await add(built({ places: 99 }))).fields).toEqual(['built.places'])
  expect(
    (await add({ ...built({ places: 9, lengthCm: 320, wheelbaseCm: 200 }), loads: grandAce.loads })).fields,
  ).toEqual(['built.places'])
  expect((await add(built({ lengthCm: 4000 }))).fields).toEqual(['built.lengthCm'])
  expect((await add(built({ wheelbaseCm: 520 }))).fields).toEqual(['built.wheelbaseCm'])
  const grows = [
    { guests: 2, largeCases: 1 },
    { guests: 3, largeCases: 2 },
  ]
  expect((await add({ loads: grows })).fields).toEqual(['loads.1.largeCases'])
  expect((await add({ loads: [{ guests: 8, largeCases: 0 }] })).fields).toEqual(['loads.0.guests'])
  expect((await add({ name: ' ' })).fields).toEqual(['name'])
  const taken = await add({ name: ' aLPHARD ' })
  expect([taken.status, taken.body.code, taken.fields]).toEqual([409, 'classes.name-taken', ['name']])
  expect((await add({ halfHourYen: 0 })).fields).toEqual(['halfHourYen'])
  expect((await add({ after: 'limousine' })).fields).toEqual(['after'])
  expect((await add({ standIns: ['sedan'] })).fields, 'a smaller one').toEqual(['standIns.0'])
  expect((await add({ standIns: ['coaster'] })).fields, 'a bus').toEqual(['standIns.0'])
  expect((await add({ standIns: ['limousine'] })).fields).toEqual(['standIns.0'])
  const own = await classCalled('ete-900')
  expect(Object.keys((await save(own, { standIns: ['ete-900'] })).body.fields)).toEqual(['standIns.0'])
  expect((await add({ code: 'mine' })).fields).toEqual(['code'])
})

test('who comes in place of whom goes one way: a class stays larger than the one in whose place it comes', async () => {
  const alphard = await classCalled('alphard')
  expect(Object.keys((await save(alphard, { after: null })).body.fields)).toEqual(['after'])
  const two = await save(alphard, { standIns: ['ete-900', 'hiace'] })
  expect(two.body.standIns).toEqual(['ete-900', 'hiace'])
  const { classes: known } = await loadFleet(shared().ctx)
  expect([
    ...[
      isBookedOrStandIn({ classes: known }, 'alphard', 'ete-900'),
      isBookedOrStandIn({ classes: known }, 'alphard', 'hiace'),
    ],
    isBookedOrStandIn({ classes: known }, 'ete-900', 'alphard'),
  ]).toEqual([true, true, false])
})

test('a class that was measured by hand keeps its measures, and no class becomes a bus', async () => {
  const measures = ({ body }: OfficeClass) => {
    const { kind, lengthCm, widthCm, heightCm, wheelbaseCm } = body ?? grandAce.built
    return { kind, lengthCm, widthCm, heightCm, wheelbaseCm }
  }
  const crown = await classCalled('sedan')
  const longer = { ...measures(crown), lengthCm: 510, places: 4 }
  expect(Object.keys((await save(crown, { built: longer })).body.fields)).toEqual(['built.lengthCm'])
  const same = await save(crown, { built: { ...measures(crown), places: 4 } })
  expect(same.body.body).toEqual(crown.body)
  const own = await classCalled('ete-900')
  expect(Object.keys((await save(own, { built: { ...measures(own), places: 12 } })).body.fields)).toEqual([
    'built.places',
  ])
  expect(
    (await save(own, { built: { ...measures(own), lengthCm: 540, places: 6 }, loads: [{ guests: 6, largeCases: 2 }] }))
      .body.body,
  ).toMatchObject({
    lengthCm: 540,
  })
})

test('a tour that is sold in one class alone keeps that class', async () => {
  const { db } = shared().ctx
  const tour = await db
    .selectFrom('tours')
    .select(['id', 'title'])
    .where('status', '=', 'published')
    .orderBy('slug')
    .executeTakeFirstOrThrow()
  await db
    .updateTable('tour_prices')
    .set({ vehicle_class: 'ete-900' })
    .where('tour_id', '=', tour.id)
    .where('vehicle_class', '=', 'alphard')
    .execute()
  await db.deleteFrom('tour_prices').where('tour_id', '=', tour.id).where('vehicle_class', '<>', 'ete-900').execute()
  const { version } = await classCalled('ete-900')
  const answer = await post(
    shared(),
    '/admin/vehicle-classes/ete-900/retire',
    { version, reason: 'Sold.' },
    desk.headers,
  )
  expect([answer.status, answer.body.code]).toEqual([409, 'classes.only-one'])
  expect(answer.body.fields.vehicleClass).toContain(tour.title)
})
