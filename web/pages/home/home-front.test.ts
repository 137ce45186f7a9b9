import { expect, test } from 'vitest'
import type { CatalogueFront, Tour } from '#contract/catalogue.ts'
import { toHomeFront } from './home-front.ts'

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
const slugsOf = (tours: readonly { slug: string }[]) => tours.map(({ slug }) => slug)

test('a tour stands once on the page, in the first list that names it', () => {
  const [a, b, c, d, e] = ['a', 'b', 'c', 'd', 'e'].map((slug) => tour(slug)) as [Tour, Tour, Tour, Tour, Tour]
  const home = toHomeFront(front({ topTours: [a, b, c, d], popularTours: [b, d, e], featuredTours: [e, d, a] }), [])
  expect(slugsOf(home.top)).toEqual(['a', 'b', 'c'])
  expect(slugsOf(home.popular)).toEqual(['d', 'e'])
  expect(slugsOf(home.featured)).toEqual([])
})

test('a print that the page already has gives way to another of the tour, and stays where there is no other', () => {
  const home = toHomeFront(front({ topTours: [tour('fuji', 'dawn', 'snow'), tour('lake', 'dawn')] }), ['dawn'])
  expect(home.top.map((one) => one.cover.path)).toEqual(['snow', 'dawn'])
})

test('only what the page shows travels with it', () => {
  const [only] = toHomeFront(front({ topTours: [tour('fuji')] }), []).top
  expect(only).not.toHaveProperty('details')
  expect(only).not.toHaveProperty('pictures')
})
