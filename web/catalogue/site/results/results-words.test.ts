import { expect, test } from 'vitest'
import { headlineOf, readingOf } from './headline.ts'
import { stationsOf } from './stations.ts'
import { worthKnowing } from './worth-knowing.ts'

test('the headline counts, and names the day before the words', () => {
  expect(headlineOf({}, { total: 45, readAs: null })).toBe('45 tours')
  expect(headlineOf({ q: 'tea', day: '2026-11-24' }, { total: 18, readAs: null })).toBe(
    '18 tours run on Tuesday 24 November',
  )
  expect(headlineOf({ day: '2026-11-24' }, { total: 1, readAs: null })).toBe('1 tour runs on Tuesday 24 November')
  expect(headlineOf({ q: 'kamakra' }, { total: 4, readAs: 'kamakura' })).toBe('4 tours for “kamakura”')
  expect(headlineOf({}, { total: 10000, readAs: null })).toBe('10,000 tours')
})

test('a search that was read differently says so, and one that was not is silent', () => {
  expect(readingOf({ q: 'kamakra' }, { total: 4, readAs: 'kamakura', words: 'all' })).toEqual({
    said: 'Showing tours for “kamakura”.',
    typed: 'kamakra',
  })
  expect(readingOf({ q: 'tea moon' }, { total: 4, readAs: null, words: 'some' })?.said).toBe(
    'No tour has all of these words; these have some.',
  )
  expect(readingOf({ q: 'tea' }, { total: 4, readAs: null, words: 'all' })).toBeNull()
  expect(readingOf({ q: 'zzz' }, { total: 0, readAs: null, words: 'all' })).toBeNull()
})

const drawn = (page: number, pages: number) =>
  stationsOf(page, pages)
    .map((station) => ('page' in station ? station.page : '…'))
    .join(' ')

test('a short line shows every station, a long one its ends and where one is', () => {
  expect(drawn(1, 1)).toBe('1')
  expect(drawn(3, 7)).toBe('1 2 3 4 5 6 7')
  expect(drawn(1, 1112)).toBe('1 2 3 4 5 … 1112')
  expect(drawn(5, 1112)).toBe('1 … 4 5 6 … 1112')
  expect(drawn(1112, 1112)).toBe('1 … 1108 1109 1110 1111 1112')
})

test('at any length at most seven places are taken, and the present page is among them', () => {
  for (const pages of [1, 7, 8, 9, 50, 1112])
    for (let page = 1; page <= pages; page++) {
      const stations = stationsOf(page, pages)
      expect(stations.length).toBeLessThanOrEqual(7)
      expect(stations.some((station) => 'page' in station && station.page === page)).toBe(true)
    }
})

test('what is worth knowing answers the question that was asked, and no other', () => {
  const tours = [{ slug: 'fuji-and-hakone-in-one-long-day' }]
  expect(worthKnowing({ q: 'Fuji + Hakone' }, { readAs: null, tours })?.slug).toBe(tours[0]?.slug)
  expect(worthKnowing({ q: 'fugi hakonne' }, { readAs: 'fuji hakone', tours })).toBeDefined()
  expect(worthKnowing({ q: 'fuji' }, { readAs: null, tours })).toBeUndefined()
  expect(worthKnowing({ q: 'fuji hakone' }, { readAs: null, tours: [] })).toBeUndefined()
})
