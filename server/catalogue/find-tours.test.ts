import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { TourQuery, TourResults } from '#contract/tour-search.ts'
import { shareTestAnnai, startTestAnnai, type TestAnnai } from '#server/testing/annai.ts'
import { askForTours, collectTours, findTours } from '#server/testing/tour-search.ts'
import { layTourIndex } from './tour-index.store.ts'

const shared = shareTestAnnai({ demo: true })

const collect = async (annai: TestAnnai, query: Partial<Record<keyof TourQuery, string>>) =>
  (await collectTours(annai, query)).map(({ slug }) => slug)

describe('filters', () => {
  test('every count says how many remain if that value is chosen with all else kept', async () => {
    const annai = shared()
    const grounds: Record<string, string>[] = [
      {},
      { q: 'fuji' },
      { guests: '7', walking: 'easy' },
      { line: 'evenings', max: '60000' },
      { day: '2026-12-24', season: 'winter', guide: 'guide' },
      { length: 'short,day', room: '7' },
      { children: 'small', guests: '4' },
    ]
    for (const ground of grounds) {
      const { facets } = await findTours(annai, ground)
      for (const name of ['children', 'length', 'room', 'walking', 'season', 'guide'] as const) {
        for (const { value, count } of facets[name]) {
          const chosen = await findTours(annai, { ...ground, [name]: String(value) })
          expect(chosen.total, `${JSON.stringify(ground)} ${name}=${value}`).toBe(count)
        }
      }
      for (const { value, count } of facets.line) {
        expect((await findTours(annai, { ...ground, line: value.slug })).total, value.slug).toBe(count)
      }
      const { fromYen, stepYen, bars } = facets.price
      const { min: _, max: __, ...withoutPrice } = ground
      for (const [index, count] of bars.entries()) {
        const min = fromYen + index * stepYen
        const within = await findTours(annai, { ...withoutPrice, min: String(min), max: String(min + stepYen - 1) })
        expect(within.total, `${JSON.stringify(ground)} from ${min}`).toBe(count)
      }
    }
  })

  test('little walking leaves out the days with many steps, and each day found says so itself', async () => {
    const annai = shared()
    const easy = await collectTours(annai, { walking: 'easy' })
    expect(easy.map(({ slug }) => slug)).toContain('five-lakes-slowly')
    const all = await collectTours(annai, {})
    expect(all.filter(({ walkingLevel }) => walkingLevel === 'easy')).toHaveLength(easy.length)
    for (const { slug, steps } of easy) expect(steps, slug).toBeLessThanOrEqual(50)
    const steep = all.filter(({ steps }) => steps > 50)
    expect(steep.map(({ slug }) => slug)).toEqual(
      expect.arrayContaining(['fuji-at-first-light', 'winter-temples-of-shiba']),
    )
    for (const { slug, withChildren } of steep) expect(withChildren.verdict, slug).not.toBe('good')
  })

  test('an entry that still calls a steep day easy is put right at the next start', async () => {
    const annai = await startTestAnnai({ demo: true })
    const { db } = annai.ctx
    const entry = () =>
      db
        .selectFrom('tour_search')
        .innerJoin('tours', 'tours.id', 'tour_search.tour_id')
        .where('slug', '=', 'winter-temples-of-shiba')
        .select(['tour_search.tour_id', 'walking_band', 'good_with_children'])
        .executeTakeFirstOrThrow()
    const { tour_id, ...right } = await entry()
    expect(right).toEqual({ walking_band: 1, good_with_children: false })
    for (const wrong of [{ walking_band: 0 }, { good_with_children: true }]) {
      await db.updateTable('tour_search').set(wrong).where('tour_id', '=', tour_id).execute()
      await layTourIndex({ db })
      expect(await entry()).toMatchObject(right)
    }
  })

  test('an entry of before wheels were told is found by them after the next start, and the word is known', async () => {
    const annai = await startTestAnnai({ demo: true })
    const { db } = annai.ctx
    const found = () => collect(annai, { q: 'wheelchair' })
    const right = await found()
    expect(right.length).toBeGreaterThan(2)
    await db.updateTable('tour_search').set({ document: sql<string>`ts_delete(document, 'wheelchair')` }).execute()
    await db.deleteFrom('tour_search_words').where('word', '=', 'wheelchair').execute()
    expect(await found()).toEqual([])
    await layTourIndex({ db })
    expect(await found()).toEqual(right)
    const word = db.selectFrom('tour_search_words').select('tours').where('word', '=', 'wheelchair')
    expect(await word.execute()).toEqual([{ tours: right.length }])
  })

  test('on a day only what runs then is found, and only while there is time to arrange it', async () => {
    const annai = shared()
    const on = async (day: string) => (await collect(annai, { day })).sort()
    const blossom = await on('2027-03-28')
    expect(blossom).toContain('blossom-along-the-water')
    expect(blossom).not.toContain('ginkgo-gold')
    // Over the new year.
    expect(await on('2027-01-10')).toContain('nikko-in-snow')
    expect(await on('2026-12-31')).toContain('nikko-in-snow')
    expect(await on('2027-03-15')).not.toContain('nikko-in-snow')
    // It is Sunday 15 November, 10:30 in Tokyo: an evening with six hours' notice can still be had.
    const today = await on('2026-11-15')
    expect(today).toContain('the-expressway-at-night')
    expect(today).not.toContain('fuji-at-first-light')
    expect(await on('2026-11-14')).toEqual([])
    expect(await on('0001-01-01')).toEqual([])
    expect((await on('9999-11-20')).length).toBeGreaterThan(30)
  })

  test('a party is shown the cheapest car that takes it, and no tour that cannot', async () => {
    const annai = shared()
    const two = await findTours(annai, { q: 'hakone art', guests: '2' })
    const five = await findTours(annai, { q: 'hakone art', guests: '5' })
    const art = (results: TourResults) => results.tours.find((tour) => tour.slug === 'hakone-for-art')?.forParty
    expect(art(two)).toEqual({ vehicleClass: 'sedan', className: 'Crown', priceYen: 111_000 })
    expect(art(five)?.vehicleClass).toBe('alphard')
    for (const tour of (await findTours(annai, { guests: '20' })).tours)
      expect(tour.maxGuests).toBeGreaterThanOrEqual(20)
    expect((await findTours(annai)).tours[0]?.forParty).toBeNull()
  })

  test('days that are made for older children are left out for the youngest, and nothing else is', async () => {
    const annai = shared()
    const all = await collectTours(annai, {})
    for (const youngest of [0, 5, 17]) {
      const fitting = all.filter(({ withChildren: { fromAge } }) => fromAge === null || fromAge <= youngest)
      const found = await collectTours(annai, { youngest: String(youngest) })
      expect(found.map(({ slug }) => slug).toSorted()).toEqual(fitting.map(({ slug }) => slug).toSorted())
    }
    const dinosaurs = { q: 'dinosaurs' }
    expect((await findTours(annai, dinosaurs)).tours.map(({ withChildren }) => withChildren.fromAge)).toEqual([2])
    const tooYoung = await findTours(annai, { ...dinosaurs, youngest: '1' })
    expect(tooYoung.total).toBe(0)
    expect(tooYoung.without).toContainEqual({ drop: 'youngest', count: 1 })
    for (const youngest of ['-1', '18', 'x'])
      expect((await askForTours(annai, { youngest })).json().fields).toHaveProperty('youngest')
  })

  test('a price limit is about the price for the party', async () => {
    const annai = shared()
    const results = await findTours(annai, { guests: '5', max: '70000' })
    expect(results.total).toBeGreaterThan(0)
    for (const tour of results.tours) expect(tour.forParty?.priceYen).toBeLessThanOrEqual(70_000)
  })

  test('lines that do not exist are ignored; other values that do not exist are refused by name', async () => {
    const annai = shared()
    expect((await findTours(annai, { line: 'nowhere' })).total).toBe((await findTours(annai)).total)
    expect((await findTours(annai, { line: 'nowhere,evenings' })).total).toBe(4)
    for (const [name, value] of [
      ['walking', 'swimming'],
      ['length', 'eternal'],
      ['season', 'monsoon'],
      ['guide', 'robot'],
      ['room', '5'],
      ['sort', 'random'],
      ['page', '-1'],
      ['page', '0'],
      ['page', '1.5'],
      ['guests', '24'],
      ['guests', 'many'],
      ['day', '2026-02-30'],
      ['min', '-5'],
      ['colour', 'red'],
    ] as const) {
      const answer = await askForTours(annai, { [name]: value })
      expect([answer.statusCode, Object.keys(answer.json().fields)], `${name}=${value}`).toEqual([
        400,
        [expect.stringContaining(name)],
      ])
    }
  })
})

describe('reviews and children', () => {
  test('the best rated come first, then those of which more was written, and those without a review last', async () => {
    const annai = await startTestAnnai({ demo: true })
    const { db } = annai.ctx
    const unreviewed = ['ginkgo-gold', 'a-bowl-of-tea']
    const ids = await db.selectFrom('tours').select('id').where('slug', 'in', unreviewed).execute()
    await db
      .deleteFrom('tour_reviews')
      .where(
        'tour_id',
        'in',
        ids.map(({ id }) => id),
      )
      .execute()
    await db
      .updateTable('tour_reviews')
      .set({ status: 'waiting' })
      .where('tour_id', 'in', db.selectFrom('tours').select('id').where('slug', '=', 'omiya-bonsai-village'))
      .execute()
    const tours = await collectTours(annai, { sort: 'rating' })
    const ranks = tours.map(({ rating }) => (rating ? rating.average * 1000 + rating.count : 0))
    expect(ranks).toEqual([...ranks].sort((a, b) => b - a))
    const without = tours.filter(({ rating }) => rating === null).map(({ slug }) => slug)
    expect(without).toEqual(expect.arrayContaining([...unreviewed, 'omiya-bonsai-village']))
  })

  test('a card has the rating of the tour’s page', async () => {
    const annai = shared()
    const [first] = (await findTours(annai, { sort: 'rating' })).tours
    const { rating } = (await annai.app.inject({ url: `/api/tours/${first?.slug}/reviews` })).json()
    expect(first?.rating).toEqual({ average: rating.average, count: rating.count })
  })

  test('with small children only days are found that are good with them, each with its reasons', async () => {
    const annai = shared()
    const tours = await collectTours(annai, { children: 'small' })
    expect(tours.map(({ slug }) => slug)).toContain('ueno-with-children')
    for (const { slug, withChildren } of tours) {
      expect(withChildren.verdict, slug).toBe('good')
      expect(withChildren.reasons.length, slug).toBeGreaterThan(1)
    }
    const all = await collectTours(annai, {})
    expect(all.filter(({ withChildren }) => withChildren.verdict === 'good')).toHaveLength(tours.length)
    expect(all.find(({ slug }) => slug === 'fuji-at-first-light')?.withChildren).toEqual({
      verdict: 'hard',
      reasons: ['Starts at 05:30 at the latest', '398 steps', '6 hours in the car'],
      fromAge: null,
    })
    expect(Object.keys((await askForTours(annai, { children: 'tiny' })).json().fields)).toEqual(['children.0'])
  })
})

describe('pages', () => {
  test('pages hold every tour once, in every order', async () => {
    const annai = shared()
    for (const sort of ['ours', 'rating', 'price', 'price-down', 'length', 'length-down']) {
      const found = await collect(annai, { sort })
      expect(new Set(found).size, sort).toBe(45)
    }
    const prices = (await findTours(annai, { sort: 'price' })).tours.map((tour) => tour.price)
    expect(prices).toEqual([...prices].sort((a, b) => a - b))
  })

  test('a page beyond the last is the last', async () => {
    const annai = shared()
    const last = await findTours(annai, { page: '999999999' })
    expect([last.page, last.pages, last.tours.length]).toEqual([5, 5, 9])
    const empty = await findTours(annai, { q: 'xqzvwk', page: '7' })
    expect([empty.page, empty.pages]).toEqual([1, 1])
  })
})
