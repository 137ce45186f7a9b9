import { expect, test } from 'vitest'
import { standardSeasons } from '#server/catalogue/index.ts'
import { tokyoLists } from '#server/fleet/index.ts'
import { startTestAnnai, type TestAnnai } from '#server/testing/annai.ts'
import { get } from '#server/testing/bookings.ts'
import { type SignedIn, signIn } from '#server/testing/scene.ts'

type Headers = SignedIn['headers']

const all = ['areas', 'times', 'distances', 'seasons', 'places', 'terminals', 'season-texts']
const send = async (annai: TestAnnai, what: string, headers: Headers, payload?: object) => {
  const url = `/api/admin/standard/${what}`
  const answer = await annai.app.inject({ method: 'POST', url, headers, ...(payload && { payload }) })
  return { status: answer.statusCode, body: answer.json() }
}
const takeOver = (annai: TestAnnai, headers: Headers, lists = all) => send(annai, 'take-over', headers, { lists })
const takeBack = (annai: TestAnnai, headers: Headers) => send(annai, 'take-back', headers)

const linesOf = ({ lists }: { lists: { id: string; have: number; taken: { lines: number } | null }[] }) =>
  Object.fromEntries(lists.map(({ id, have, taken }) => [id, [have, taken?.lines ?? null]]))
const nothing = Object.fromEntries(all.map((id) => [id, [0, null]]))

async function emptyHouse() {
  const annai = await startTestAnnai({ closed: true })
  const { headers } = await signIn(annai, 'admin')
  return { annai, headers, db: annai.ctx.db }
}

test('the standard fills the lists of an empty house whole, and one press takes it back', async () => {
  const { annai, headers } = await emptyHouse()
  expect(linesOf((await get(annai, '/admin/standard', headers)).body)).toEqual(nothing)
  const every = Object.entries({ ...tokyoLists, 'season-texts': standardSeasons })
  const whole = Object.fromEntries(every.map(([id, rows]) => [id, [rows.length, rows.length]]))
  expect(linesOf((await takeOver(annai, headers)).body)).toEqual(whole)
  expect((await get(annai, '/places')).body.places).toHaveLength(tokyoLists.places.length)
  const line = (await get(annai, '/admin/opening', headers)).body.stations
  expect(line.find(({ id }: { id: string }) => id === 'roads').state).toBe('reached')
  // Once more adds nothing, and says nothing in the trail.
  expect(linesOf((await takeOver(annai, headers)).body)).toEqual(whole)

  const back = await takeBack(annai, headers)
  expect([linesOf(back.body), back.body.staysFor]).toEqual([nothing, 'not-taken'])
  expect((await get(annai, '/places')).body.places).toEqual([])
  expect((await takeBack(annai, headers)).body.code).toBe('house.standard-not-taken')
  const { history } = (await get(annai, '/admin/opening', headers)).body
  expect(history.map(({ deed }: { deed: string }) => deed)).toEqual([
    'took back the standard for Tokyo',
    'took over the standard for Tokyo',
  ])
})

test('what somebody typed stays as it is, and stays when the standard is taken back', async () => {
  const { annai, headers, db } = await emptyHouse()
  const [haneda] = tokyoLists.areas.filter(({ code }) => code === 'haneda')
  const own = { code: 'haneda', name: 'Our Haneda', name_ja: '羽田', latitude: 35.5, longitude: 139.7 }
  await db.insertInto('areas').values(own).execute()
  await db
    .insertInto('traffic_seasons')
    .values({ name: 'Our own Obon', season_from: 812, season_to: 814, percent: 140 })
    .execute()
  expect(haneda?.name).not.toBe(own.name)
  const taken = linesOf((await takeOver(annai, headers)).body)
  expect(taken.areas).toEqual([tokyoLists.areas.length, tokyoLists.areas.length - 1])
  // Two seasons on the same days would be counted one upon the other.
  expect(taken.seasons).toEqual([tokyoLists.seasons.length, tokyoLists.seasons.length - 1])
  const named = () => db.selectFrom('areas').select(['name']).where('code', '=', 'haneda').execute()
  expect(await named()).toEqual([{ name: 'Our Haneda' }])
  expect((await takeBack(annai, headers)).status).toBe(200)
  expect(await named()).toEqual([{ name: 'Our Haneda' }])
  expect(await db.selectFrom('traffic_seasons').select('name').execute()).toEqual([{ name: 'Our own Obon' }])
})

test('lists are taken one by one, and lines that would name nothing are left out', async () => {
  const { annai, headers } = await emptyHouse()
  expect(linesOf((await takeOver(annai, headers, ['times', 'places', 'terminals'])).body)).toEqual(nothing)
  const some = linesOf((await takeOver(annai, headers, ['areas', 'terminals'])).body)
  expect([some.areas, some.terminals, some.times]).toEqual([
    [tokyoLists.areas.length, tokyoLists.areas.length],
    [0, null],
    [0, null],
  ])
  expect((await takeOver(annai, headers, [])).body.fields).toHaveProperty('lists')
  expect((await takeOver(annai, headers, ['people'])).status).toBe(400)
})

test('nothing goes once a line was changed, or a garage stands on one: all of it stays', async () => {
  const { annai, headers, db } = await emptyHouse()
  await takeOver(annai, headers)
  const minutesTo = (minutes: number) =>
    db
      .updateTable('driving_times')
      .set({ minutes })
      .where('from_area', '=', 'haneda')
      .where('to_area', '=', 'shinjuku')
      .where('hour', '=', 8)
      .execute()
  const given = tokyoLists.times.find(
    ({ from_area, to_area, hour }) => from_area === 'haneda' && to_area === 'shinjuku' && hour === 8,
  )
  const before = linesOf((await get(annai, '/admin/standard', headers)).body)
  await minutesTo(99)
  expect((await takeBack(annai, headers)).body.code).toBe('house.standard-changed')
  expect((await get(annai, '/admin/standard', headers)).body.staysFor).toBe('changed')
  await minutesTo(given?.minutes ?? 0)
  await db.insertInto('garages').values({ code: 'own', name: 'Our garage', area_code: 'haneda' }).execute()
  expect((await takeBack(annai, headers)).body.code).toBe('house.standard-used')
  expect(linesOf((await get(annai, '/admin/standard', headers)).body)).toEqual(before)
  // The control: without the garage it goes.
  await db.deleteFrom('garages').execute()
  expect((await takeBack(annai, headers)).status).toBe(200)
})

test('of two who take it over at once, every line is there once and is taken back once', async () => {
  const { annai, headers } = await emptyHouse()
  await Promise.all([takeOver(annai, headers), takeOver(annai, headers)])
  const { body } = await get(annai, '/admin/standard', headers)
  expect(linesOf(body).places).toEqual([tokyoLists.places.length, tokyoLists.places.length])
  expect(linesOf((await takeBack(annai, headers)).body)).toEqual(nothing)
})

test('a house with demo data, where guests have booked, keeps all that it has', async () => {
  const annai = await startTestAnnai({ demo: true })
  const { headers } = await signIn(annai, 'admin')
  const before = (await get(annai, '/admin/standard', headers)).body
  expect(before.staysFor).toBe('not-taken')
  expect(linesOf((await takeOver(annai, headers)).body)).toEqual(linesOf(before))
  expect((await takeBack(annai, headers)).body.code).toBe('house.standard-not-taken')
})
