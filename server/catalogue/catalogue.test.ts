import { describe, expect, test } from 'vitest'
import { CatalogueFront, CategoryDetail, type Tour, TourDetail } from '#contract/catalogue.ts'
import { pictureWidths } from '#contract/picture-widths.ts'
import { shareTestAnnai, startTestAnnai, type TestAnnai } from '#server/testing/annai.ts'
import { countStatements } from '#server/testing/count-statements.ts'
import { minutesOfDay } from './itinerary.rules.ts'

const shared = shareTestAnnai({ demo: true })

const json = { 'content-type': 'application/json' }
const post = (annai: TestAnnai, path: string, body?: object) =>
  annai.app.inject({
    method: 'POST',
    url: `/api/${path}`,
    ...(body ? { payload: JSON.stringify(body), headers: json } : {}),
  })

describe('the front of the catalogue', () => {
  test('tour-category answers categories and three lists of tours, with a JSON header or without', async () => {
    const annai = shared()
    const answers = [
      await post(annai, 'tour-category'),
      await annai.app.inject({ method: 'POST', url: '/api/tour-category', headers: json, payload: '' }),
      await annai.app.inject({ method: 'POST', url: '/api/tour-category', headers: json, payload: '{}' }),
    ]
    for (const answer of answers) {
      expect(answer.statusCode).toBe(200)
      expect(Object.keys(answer.json())).toEqual(['categories', 'topTours', 'featuredTours', 'popularTours'])
    }
    const front = CatalogueFront.parse(answers[0]?.json())
    expect(front.categories.length).toBeGreaterThanOrEqual(9)
    expect(front.categories.reduce((sum, category) => sum + category.tourCount, 0)).toBeGreaterThanOrEqual(36)
    expect([front.topTours, front.featuredTours, front.popularTours].map((list) => list.length)).toEqual([9, 6, 9])
    const surplus = await post(annai, 'tour-category', { page: 1 })
    expect([surplus.statusCode, surplus.json().fields]).toEqual([400, { page: 'This field is not known here.' }])
  })

  test('top is by revenue and popular by bookings of the last 90 days; what was sold before does not count', async () => {
    const annai = await startTestAnnai({ demo: true })
    const { db } = annai.ctx
    await db.deleteFrom('tour_sales').execute()
    const idOf = async (slug: string) =>
      (await db.selectFrom('tours').select('id').where('slug', '=', slug).executeTakeFirstOrThrow()).id
    const [rich, busy, old] = [await idOf('nikko-in-snow'), await idOf('a-bowl-of-tea'), await idOf('ginkgo-gold')]
    await db
      .insertInto('tour_sales')
      .values([
        { tour_id: rich, day: '2026-11-01', bookings: 1, revenue_yen: 900_000 },
        { tour_id: busy, day: '2026-11-15', bookings: 9, revenue_yen: 450_000 },
        { tour_id: old, day: '2026-08-17', bookings: 99, revenue_yen: 9_000_000 },
      ])
      .execute()
    const front: CatalogueFront = (await post(annai, 'tour-category')).json()
    expect(front.topTours.slice(0, 2).map((tour) => tour.slug)).toEqual(['nikko-in-snow', 'a-bowl-of-tea'])
    expect(front.popularTours.slice(0, 2).map((tour) => tour.slug)).toEqual(['a-bowl-of-tea', 'nikko-in-snow'])
    const soldInTime = [...front.topTours, ...front.popularTours].map((tour) => tour.slug)
    expect(soldInTime).not.toContain('ginkgo-gold')

    await db.updateTable('tour_sales').set({ day: '2026-08-18' }).where('tour_id', '=', old).execute()
    const counted: CatalogueFront = (await post(annai, 'tour-category')).json()
    expect(counted.topTours[0]?.slug).toBe('ginkgo-gold')
  })

  test('an empty catalogue answers empty lists', async () => {
    const annai = await startTestAnnai()
    expect((await post(annai, 'tour-category')).json()).toEqual({
      categories: [],
      topTours: [],
      featuredTours: [],
      popularTours: [],
    })
  })
})

async function fujiAtFirstLight(annai: TestAnnai): Promise<Tour> {
  const answer = await post(annai, 'get-tour-details', { slug: 'fuji-at-first-light' })
  return TourDetail.parse(answer.json())
}

test('a tour carries what the specification names, and the cheapest class as its price', async () => {
  const tour = await fujiAtFirstLight(shared())
  expect(tour).toMatchObject({ title: 'Fuji at first light', unit: 'per car', duration: 720, price: 128_000 })
  expect(tour.details.type).toBe('doc')
  expect(tour.price).toBe(Math.min(...tour.prices.map((price) => price.priceYen)))
  expect(minutesOfDay(tour.itineraries, tour.returnDriveMinutes)).toBe(tour.duration)
  const arrivals = tour.itineraries.map((stop) => stop.arrivalMinutes)
  expect(arrivals).toEqual([...arrivals].sort((a, b) => a - b))
  expect(arrivals[0]).toBe(tour.itineraries[0]?.driveMinutes)
})

test('a tour names pictures that are really there in every size, kept by browsers for good', async () => {
  const annai = shared()
  const tour = await fujiAtFirstLight(annai)
  const named: string[] = JSON.parse(tour.image)
  expect(named.length).toBeGreaterThanOrEqual(3)
  const sized = tour.pictures.flatMap(({ path }) => [
    ...pictureWidths.flatMap((width) => [`${path}-${width}.avif`, `${path}-${width}.webp`]),
    `${path}-share.jpg`,
  ])
  for (const path of [...named, ...sized]) {
    const file = await annai.app.inject({ url: `/uploads/${path}` })
    expect([file.statusCode, file.headers['content-type']], path).toEqual([200, expect.stringMatching(/^image\//)])
    expect(file.headers['cache-control']).toContain('immutable')
  }
  for (const path of ['prints/prints.json', 'prints/nothing-480.avif']) {
    expect((await annai.app.inject({ url: `/uploads/${path}` })).statusCode, path).toBe(404)
  }
})

test('the page of a tour shows no print twice: neither its own nor the covers of the days like it', async () => {
  const annai = shared()
  const slugs = await annai.ctx.db.selectFrom('tours').select('slug').where('status', '=', 'published').execute()
  expect(slugs.length).toBeGreaterThan(40)
  for (const { slug } of slugs) {
    const { pictures, similarTours }: TourDetail = (await post(annai, 'get-tour-details', { slug })).json()
    const prints = [...pictures, ...similarTours.map((similar) => similar.cover)].map(({ path }) => path)
    expect(prints.toSorted(), slug).toEqual([...new Set(prints)].toSorted())
    expect(similarTours.length, slug).toBe(3)
  }
})

test('a draft or archived tour is nobody’s to see: not by its slug, not in its line, not in a search', async () => {
  const annai = await startTestAnnai({ demo: true })
  await annai.ctx.db.updateTable('tours').set({ status: 'draft' }).where('slug', '=', 'ginkgo-gold').execute()
  expect((await post(annai, 'get-tour-details', { slug: 'ginkgo-gold' })).statusCode).toBe(404)
  const line: CategoryDetail = (await post(annai, 'get-category-detail', { slug: 'season-specials' })).json()
  expect(line.tours.map((tour) => tour.slug)).not.toContain('ginkgo-gold')
  expect(line.mostBooked).not.toContain('ginkgo-gold')
})

test('a line carries its tours in the order of their stations, and leads to the other lines', async () => {
  const annai = shared()
  const answer = await post(annai, 'get-category-detail', { slug: 'fuji-and-hakone' })
  const line = CategoryDetail.parse(answer.json())
  expect(line.tours.map((tour) => tour.station)).toEqual(line.tours.map((_, index) => index + 1))
  expect([...line.mostBooked].sort()).toEqual(line.tours.map((tour) => tour.slug).sort())
  expect(line.otherCategories.map((category) => category.slug)).not.toContain('fuji-and-hakone')
  expect(line.fromYen).toBe(Math.min(...line.tours.map((tour) => tour.price)))
})

test('unknown, odd and missing slugs are refused by name, and never anything else', async () => {
  const annai = shared()
  const odd = [
    'nowhere',
    'Fuji-At-First-Light',
    'fuji at first light',
    'fuji%2Fdawn',
    '../etc',
    "' OR 1=1 --",
    '😀',
    '%',
  ]
  for (const call of ['get-tour-details', 'get-category-detail']) {
    for (const slug of odd) {
      const answer = await post(annai, call, { slug })
      expect([answer.statusCode, answer.json().code], slug).toEqual([
        404,
        expect.stringMatching(/^catalogue\.unknown-/),
      ])
    }
    for (const body of [
      {},
      { slug: '' },
      { slug: 7 },
      { slug: 'a'.repeat(10_000) },
      { slug: ['fuji-at-first-light'] },
    ]) {
      const answer = await post(annai, call, body)
      expect(answer.statusCode).toBe(400)
      expect(Object.keys(answer.json().fields)).toEqual(['slug'])
    }
    const surplus = await post(annai, call, { slug: 'fuji-at-first-light', id: 1 })
    expect(surplus.json().fields).toEqual({ id: 'This field is not known here.' })
  }
})

test('however many tours a line has, it costs the same few statements', async () => {
  const annai = shared()
  const statements = await countStatements(annai, () => post(annai, 'get-category-detail', { slug: 'season-specials' }))
  const fewer = await countStatements(annai, () => post(annai, 'get-category-detail', { slug: 'gardens' }))
  expect(statements).toBe(fewer)
  expect(statements).toBeLessThanOrEqual(4)
  expect(await countStatements(annai, () => post(annai, 'tour-category'))).toBeLessThanOrEqual(4)
  expect(
    await countStatements(annai, () => post(annai, 'get-tour-details', { slug: 'ginkgo-gold' })),
  ).toBeLessThanOrEqual(3)
})
