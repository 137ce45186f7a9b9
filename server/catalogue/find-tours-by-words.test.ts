import { expect, test } from 'vitest'
import type { TourResults } from '#contract/tour-search.ts'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { askForTours, collectTours, findTours } from '#server/testing/tour-search.ts'

const shared = shareTestAnnai({ demo: true })
const slugs = (results: TourResults) => results.tours.map((tour) => tour.slug)

test('a search forgives typos and accents, and says what it read', async () => {
  const annai = shared()
  const kamakura = await findTours(annai, { q: 'kamakura' })
  expect(slugs(kamakura)).toContain('kamakura-and-the-great-buddha')
  expect(kamakura.readAs).toBeNull()
  for (const [typed, meant] of [
    ['kamakra', 'kamakura'],
    ['Kamakûra', null],
    ['KAMAKURA', null],
    ['asakuza', 'asakusa'],
    ['Asakusa', null],
    ['nikkou', 'nikko'],
    ['shinjyuku', 'shinjuku'],
    ['bonsia', 'bonsai'],
    ['Ōmiya', null],
    ['temples', null],
  ] as const) {
    const found = await findTours(annai, { q: typed })
    expect(found.total, typed).toBeGreaterThan(0)
    expect(found.readAs, typed).toBe(meant)
  }
  expect((await findTours(annai, { q: 'kamakra' })).total).toBe(kamakura.total)
})

test('the beginning of a word is enough, and the title counts most', async () => {
  const annai = shared()
  expect(slugs(await findTours(annai, { q: 'bons' }))).toContain('omiya-bonsai-village')
  expect(slugs(await findTours(annai, { q: 'fireworks' }))[0]).toBe('fireworks-on-the-sumida')
})

test('places are found by their Japanese names', async () => {
  const annai = shared()
  expect((await findTours(annai, { q: '浅草寺' })).total).toBeGreaterThan(0)
  expect((await findTours(annai, { q: '火星' })).total).toBe(0)
})

test('what is found says where the words stand, unless its name or its line shows them', async () => {
  const annai = shared()
  const fuji = await findTours(annai, { q: 'fuji' })
  const said = new Map(fuji.tours.map(({ slug, matched }) => [slug, matched]))
  expect(said.get('fuji-at-first-light')).toBeNull()
  const elsewhere = (await collectTours(annai, { q: 'fuji' })).filter(
    ({ title, summary }) => !/fuji/i.test(title + summary),
  )
  expect(elsewhere.length).toBeGreaterThan(3)
  for (const { slug, matched } of elsewhere) {
    const found = matched?.parts.filter(({ isFound }) => isFound).map(({ text }) => text.toLowerCase())
    expect(found?.length, slug).toBeGreaterThan(0)
    expect(
      found?.every((word) => word.startsWith('fuji')),
      slug,
    ).toBe(true)
  }
  expect(elsewhere.find(({ category }) => category.slug === 'fuji-and-hakone')?.matched).toEqual({
    where: 'line',
    parts: [
      { text: 'Fuji', isFound: true },
      { text: ' and Hakone', isFound: false },
    ],
  })
  const [temple] = (await findTours(annai, { q: '浅草寺' })).tours
  expect(temple?.matched?.where).toBe('stop')
  expect((await findTours(annai, {})).tours.every(({ matched }) => matched === null)).toBe(true)
})

test('a wheelchair finds the days on which every step has a way round, and each says what that means', async () => {
  const annai = shared()
  const level = await annai.ctx.db
    .selectFrom('tours')
    .select('slug')
    .where('status', '=', 'published')
    .where('stroller', '=', 'all')
    .execute()
  const found = await collectTours(annai, { q: 'wheelchair' })
  expect(level.length).toBeGreaterThan(2)
  expect(found.map(({ slug }) => slug).toSorted()).toEqual(level.map(({ slug }) => slug).toSorted())
  for (const { slug, matched } of found)
    expect(matched?.parts.map(({ text }) => text).join(''), slug).toBe(
      'Room for a folded wheelchair in the car, no ramp; a way round every step',
    )
  expect((await findTours(annai, { q: 'wheelchiar' })).readAs).toBe('wheelchair')
})

test('words that no tour has together find those with some of them, and it says so', async () => {
  const annai = shared()
  const both = await findTours(annai, { q: 'fuji gardens' })
  expect(both.words).toBe('all')
  const some = await findTours(annai, { q: 'bonsai fireworks' })
  expect([some.words, some.total > 0]).toEqual(['some', true])
  expect((await findTours(annai, { q: 'the of and' })).words).toBe('none')
  expect((await findTours(annai, { q: 'bonsai xqzvw' })).words).toBe('some')
})

test('words from nowhere find nothing, and it says what dropping them gives', async () => {
  const annai = shared()
  const none = await findTours(annai, { q: 'xqzvwk', line: 'evenings' })
  expect(none.total).toBe(0)
  expect(none.without).toEqual([{ drop: 'q', count: 4 }])
})

test('whatever is typed is only words: quotes, percent signs, emoji, SQL, HTML and very long texts', async () => {
  const annai = shared()
  for (const q of [
    `"'`,
    '%',
    '%%kamakura%%',
    '_',
    '😀🗻',
    "'; DROP TABLE tours; --",
    '<script>alert(1)</script>',
    'a & | ! ( ) : * <-> fuji',
    '\\',
    '-- /* */',
    'ﬁ ＦＵＪＩ',
  ]) {
    const answer = await askForTours(annai, { q })
    expect(answer.statusCode, q).toBe(200)
  }
  expect((await findTours(annai, { q: 'ＦＵＪＩ' })).total).toBeGreaterThan(0)
  expect((await findTours(annai, { q: "'; DROP TABLE tours; --" })).total).toBeGreaterThanOrEqual(0)
  expect((await findTours(annai)).total).toBe(45)
  for (const q of ['a'.repeat(10_000), 'fuji '.repeat(2_000)]) {
    const answer = await askForTours(annai, { q })
    expect([answer.statusCode, answer.json().fields.q]).toEqual([400, 'Please keep this under 200 characters.'])
  }
  expect((await askForTours(annai, 'q=a&q=b')).json().fields).toHaveProperty('q')
})
