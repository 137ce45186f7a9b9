import { expect, test } from 'vitest'
import type { OfficeClass } from '#contract/office-classes.ts'
import { loadFleet } from '#server/fleet/index.ts'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { get } from '#server/testing/bookings.ts'
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
  expect((await save(before, {}, 'limousine' as never)).body.fields).toHaveProperty('vehicleClass')
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
