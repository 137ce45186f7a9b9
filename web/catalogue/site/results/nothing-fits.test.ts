import { expect, test } from 'vitest'
import type { Facets } from '#contract/tour-search.ts'
import { nothingFits, waysOut } from './nothing-fits.ts'
import { readTourSearch } from './tour-search-address.ts'

const line = { value: { slug: 'gardens', letter: 'G', name: 'Gardens' }, count: 0 }
const facets = { line: [line, { ...line, value: { ...line.value, slug: 'evenings', name: 'Evenings' } }] } as Facets
const read = (query: string) => readTourSearch(new URLSearchParams(query))

test('an empty search says what to drop, and what that gives', () => {
  const search = read('q=snow&day=2026-11-24&guests=20&line=gardens&length=long&max=90000')
  const ways = waysOut(search, facets, [
    { drop: 'length', count: 3 },
    { drop: 'line', count: 2 },
    { drop: 'price', count: 2 },
    { drop: 'day', count: 1 },
    { drop: 'guests', count: 1 },
    { drop: 'q', count: 1 },
  ])
  expect(ways.map((way) => way.label)).toEqual([
    'Without “More than 10 hours”',
    'Without “Gardens”',
    'Without “Up to ¥90,000”',
    'On another day than Tuesday 24 November',
    'For fewer than 20 guests',
    'Without the words “snow”',
  ])
  expect(ways[2]?.search).toMatchObject({ max: undefined, line: ['gardens'] })
  expect(nothingFits(3, ways)).toBe('Nothing fits all three filters. Without “More than 10 hours” there are 3.')
  expect(nothingFits(2, ways.slice(3))).toBe(
    'Nothing fits both filters. On another day than Tuesday 24 November there is 1.',
  )
})

test('where one thing less is not enough it says only that nothing fits', () => {
  expect(nothingFits(1, [])).toBe('Nothing fits.')
})

test('several answers to one question are dropped together, and named so', () => {
  const [way] = waysOut(read('line=gardens,evenings'), facets, [{ drop: 'line', count: 7 }])
  expect(way?.label).toBe('Without the chosen lines')
})
