import { expect, test } from 'vitest'
import { type MapMark, mostMarks, type PlaceRow } from '#contract/office-places.ts'
import { shareTestAnnai, startTestAnnai } from '#server/testing/annai.ts'
import { countStatements } from '#server/testing/count-statements.ts'
import { type Ground, openGround, refusedFields } from '#server/testing/ground-desk.ts'

let desk: Ground
const annai = shareTestAnnai({ demo: true }, async (started) => {
  desk = await openGround(started)
})

const map = async (query = '') => (await desk.ask('GET', `/place-map${query}`)).body
const list = async (query: string) => (await desk.ask('GET', `/places${query}`)).body
const slugs = (marks: MapMark[]) => marks.map(({ place }) => place?.slug ?? '').toSorted()
const sum = (marks: MapMark[]) => marks.reduce((all, { count }) => all + count, 0)

test('the map has exactly the places that the filters of the list leave', async () => {
  for (const query of ['?kind=airport', '?area=hakone,nikko', '?q=hotel&kind=hotel&area=minato', '?view=retired']) {
    const { rows, total } = await list(`${query}&rows=100`)
    const shown = await map(query)
    expect(shown.total, query).toBe(total)
    expect(slugs(shown.marks), query).toEqual(rows.map(({ slug }: PlaceRow) => slug).toSorted())
  }
  const none = await map('?q=nowhere-at-all')
  expect(none).toMatchObject({ extent: null, total: 0, marks: [] })
  expect(none.areas).toHaveLength(18)
  expect((await map('?kind=castle')).code).toBe('platform.invalid-input')
})

test('a piece of the map has what lies in it, and the extent of all', async () => {
  const all = await map()
  const ginza = await map('?frame=139.755,35.66,139.775,35.68')
  expect(ginza.extent).toEqual(all.extent)
  expect(ginza.marks.length).toBeGreaterThan(2)
  const within = ({ latitude, longitude }: MapMark) =>
    longitude >= 139.755 && longitude <= 139.775 && latitude >= 35.66 && latitude <= 35.68
  expect(slugs(ginza.marks)).toEqual(slugs(all.marks.filter(within)))
  for (const frame of ['139.8,35.6,139.7,35.7', '139.7,35.7,139.8,35.6']) {
    const turned = await desk.ask('GET', `/place-map?frame=${frame}`)
    expect([turned.status, refusedFields(turned)]).toEqual([400, ['frame']])
  }
  expect((await desk.ask('GET', '/place-map?frame=139.7,35.6')).status).toBe(400)
})

test('of very many places squares are counted, none is lost, and coming nearer tells them one by one', async () => {
  const own = await startTestAnnai({ demo: true })
  await own.database.pool.query(`INSERT INTO places (slug, kind, name, name_ja, address_ja, area_code, latitude, longitude)
    SELECT 'door-' || n, 'hotel', 'Door ' || n, '戸', '', 'shinjuku', 35.6 + (n % 71) * 0.002, 139.6 + (n % 97) * 0.002
    FROM generate_series(1, 5000) AS n`)
  const ground = await openGround(own)
  const ask = async (query = '') => (await ground.ask('GET', `/place-map${query}`)).body
  const far = await ask('?q=Door')
  expect(far.total).toBe(5000)
  expect(sum(far.marks)).toBe(5000)
  expect(far.marks.length).toBeLessThanOrEqual(mostMarks)
  expect(far.marks.length).toBeGreaterThan(20)
  const near = await ask('?q=Door&frame=139.6,35.6,139.62,35.62')
  expect(near.marks.every(({ place }: MapMark) => place !== null)).toBe(true)
  // The index answers what lies in a piece of the map, and what is nearest to a pin.
  const plan = async (query: string) => {
    const client = await own.database.pool.connect()
    try {
      await client.query('SET enable_seqscan = off')
      const { rows } = await client.query(`EXPLAIN ${query}`)
      return JSON.stringify(rows)
    } finally {
      client.release(true)
    }
  }
  const position = 'point(places.longitude, places.latitude)'
  expect(await plan(`SELECT FROM places WHERE ${position} <@ box(point(139.6, 35.6), point(139.61, 35.61))`)).toContain(
    'places_by_position',
  )
  expect(await plan(`SELECT FROM places ORDER BY ${position} <-> point(139.6, 35.6) LIMIT 8`)).toContain(
    'places_by_position',
  )
})

test('the map asks the database as often for many places as for few', async () => {
  const few = await countStatements(annai(), () => map('?kind=airport'))
  expect(await countStatements(annai(), () => map())).toBe(few)
})
