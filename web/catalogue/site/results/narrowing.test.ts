import { expect, test } from 'vitest'
import type { Facets } from '#contract/tour-search.ts'
import { chipsOf, cleared, dropped, settled, toggled } from './narrowing.ts'
import { gridAddress, readTourSearch } from './tour-search-address.ts'

const facets: Facets = {
  line: [
    { value: { slug: 'gardens', letter: 'G', name: 'Gardens' }, count: 3 },
    { value: { slug: 'evenings', letter: 'E', name: 'Evenings' }, count: 4 },
  ],
  children: [],
  length: [],
  room: [],
  walking: [],
  season: [],
  guide: [],
  price: { fromYen: 20000, toYen: 150000, stepYen: 10000, bars: [] },
}
const pickUps = [{ name: 'Narita, your terminal', count: 2 }]
const everything =
  'q=tea&day=2026-11-24&guests=3&from=Narita, your terminal&line=gardens,evenings&youngest=2&length=short&min=50000&max=140000&room=7&walking=easy&season=autumn&guide=guide&sort=price&page=3&compare=ginkgo-gold'
const read = (query: string) => readTourSearch(new URLSearchParams(query))

test('each filter has a chip, and each chip leads to the first page without it', () => {
  const search = read(everything)
  const chips = chipsOf(search, facets)
  expect(chips.map((chip) => chip.label)).toEqual([
    'Gardens',
    'Evenings',
    'Youngest child 2 years',
    'Up to 5 hours',
    '¥50,000 to ¥140,000',
    'Room for 7 guests',
    'Little walking',
    'Autumn',
    'With a guide',
  ])
  expect(chips[0]?.without).toEqual({ ...search, line: ['evenings'], page: undefined })
  expect(chips[4]?.without).toEqual({ ...search, min: undefined, max: undefined, page: undefined })
  for (const chip of chips) expect(chipsOf(chip.without, facets)).toHaveLength(chips.length - 1)
})

test('clearing all keeps day, party, words, pick-up, order and comparison', () => {
  expect(gridAddress(cleared(read(everything)))).toBe(
    '/tour/grid?q=tea&day=2026-11-24&guests=3&from=Narita,+your+terminal&sort=price&compare=ginkgo-gold',
  )
})

test('what dropping costs can be dropped', () => {
  const search = read(everything)
  expect(dropped(search, 'day').day).toBeUndefined()
  expect(dropped(search, 'price')).toMatchObject({ min: undefined, max: undefined, line: search.line })
})

test('lines, pick-ups and limits that mean nothing here are not shown as filters', () => {
  const search = settled(read('line=atlantis,gardens&from=The Moon&min=20000&max=150000'), { facets, pickUps })
  expect(search).toMatchObject({ line: ['gardens'], from: undefined, min: undefined, max: undefined })
  expect(chipsOf(search, facets)).toHaveLength(1)
  expect(settled(read('line=atlantis'), { facets, pickUps }).line).toBeUndefined()
})

test('one limit of the price is said as such', () => {
  expect(chipsOf(read('min=50000'), facets)[0]?.label).toBe('From ¥50,000')
  expect(chipsOf(read('max=90000'), facets)[0]?.label).toBe('Up to ¥90,000')
})

test('a value is added, and taken out again', () => {
  expect(toggled(undefined, 'a')).toEqual(['a'])
  expect(toggled(['a', 'b'], 'a')).toEqual(['b'])
  expect(toggled(['a'], 'a')).toBeUndefined()
})
