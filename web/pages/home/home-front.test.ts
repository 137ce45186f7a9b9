import { expect, test } from 'vitest'
import type { CatalogueFront, Tour } from '#contract/catalogue.ts'
import { toHomeFront } from './home-front.ts'

const today = '2026-11-17'

const picture = (path: string) => ({
  path,
  alt: '',
  titleJa: null,
  ground: '#000',
  focus: '50% 50%',
  width: 3,
  height: 2,
})

const tour = (slug: string, ...paths: string[]) =>
  ({
    slug,
    title: slug,
    cover: picture(paths[0] ?? slug),
    pictures: (paths.length ? paths : [slug]).map(picture),
    season: null,
    pickUp: { name: 'Your hotel', nameJa: '', latitude: 0, longitude: 0 },
    details: { type: 'doc', content: [] },
  }) as unknown as Tour

const front = (lists: Partial<CatalogueFront>): CatalogueFront => ({
  categories: [],
  topTours: [],
  featuredTours: [],
  popularTours: [],
  ...lists,
})
const empty = { prints: [], tours: [], picks: 3 }
const slugsOf = (tours: readonly { slug: string }[]) => tours.map(({ slug }) => slug)

test('a tour stands once on the page, in the first list that names it', () => {
  const [a, b, c, d, e] = ['a', 'b', 'c', 'd', 'e'].map((slug) => tour(slug)) as [Tour, Tour, Tour, Tour, Tour]
  const home = toHomeFront(
    front({ topTours: [a, b, c, d], popularTours: [b, d, e], featuredTours: [e, d, a] }),
    empty,
    today,
  )
  expect(slugsOf(home.top)).toEqual(['a', 'b', 'c'])
  expect(slugsOf(home.popular)).toEqual(['d', 'e'])
  expect(slugsOf(home.featured)).toEqual([])
})

test('a tour keeps its own cover; where the page shows that print already, the next tour stands there', () => {
  const home = toHomeFront(
    front({ topTours: [tour('fuji', 'dawn', 'snow'), tour('lake')] }),
    { ...empty, prints: ['dawn'] },
    today,
  )
  expect(home.top.map((one) => one.cover.path)).toEqual(['lake'])
})

test('what the season names stands in no list, and of the picks stand as many as the office shows', () => {
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((slug) => tour(slug)) as [Tour, Tour, Tour, Tour]
  const shownOf = (picks: number) =>
    toHomeFront(front({ topTours: [a], featuredTours: [a, b, c, d] }), { ...empty, tours: ['b'], picks }, today)
  expect(slugsOf(shownOf(3).featured)).toEqual(['c', 'd'])
  expect(slugsOf(shownOf(1).featured)).toEqual(['c'])
  expect(slugsOf(shownOf(0).featured)).toEqual([])
})

test('taken most often this season is only what can be had in it', () => {
  const season = (from: string, to: string) => ({ season: { from, to } })
  const [blossom, ginkgo] = [season('03-22', '04-08'), season('11-15', '12-05')]
  const popularTours = [{ ...tour('blossom'), ...blossom }, { ...tour('ginkgo'), ...ginkgo }, tour('always')] as Tour[]
  expect(slugsOf(toHomeFront(front({ popularTours }), empty, today).popular)).toEqual(['ginkgo', 'always'])
})

test('only what the page shows travels with it', () => {
  const [only] = toHomeFront(front({ topTours: [tour('fuji')] }), empty, today).top
  expect(only).not.toHaveProperty('details')
  expect(only).not.toHaveProperty('pictures')
})
