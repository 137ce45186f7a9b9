import { expect, test } from 'vitest'
import { TourQuery } from '#contract/tour-search.ts'
import { gridAddress, readTourSearch, wireQuery } from './tour-search-address.ts'

const read = (query: string) => readTourSearch(new URLSearchParams(query))
const nothing = { compare: [] }

test('a whole search is read and written back as it was', () => {
  const address =
    '/tour/grid?q=tea+garden&day=2026-11-24&guests=3&from=Haneda%2C Terminal 3&line=gardens,evenings&length=short,day&min=50000&max=140000&room=7&walking=easy&season=autumn,winter&guide=guide&sort=price&page=2&compare=a-bowl-of-tea,ginkgo-gold'
  const search = readTourSearch(new URL(address, 'http://x').searchParams)
  expect(search).toMatchObject({
    q: 'tea garden',
    from: 'Haneda, Terminal 3',
    line: ['gardens', 'evenings'],
    length: ['short', 'day'],
    min: 50000,
    room: 7,
    page: 2,
    compare: ['a-bowl-of-tea', 'ginkgo-gold'],
  })
  expect(readTourSearch(new URL(gridAddress(search), 'http://x').searchParams)).toEqual(search)
  expect(gridAddress(search)).toContain('line=gardens,evenings')
})

test('a form without scripts repeats a name where the address has commas; both are read alike', () => {
  expect(read('line=gardens&line=evenings&room=&q=')).toEqual(read('line=gardens,evenings'))
})

test('unknown values are dropped, one by one', () => {
  expect(
    read('length=short,endless&walking=flying&season=monsoon&guide=robot&room=5&sort=luck&line=A%20B,gardens'),
  ).toEqual(expect.objectContaining({ length: ['short'], line: ['gardens'], ...nothing }))
  for (const query of ['walking=flying', 'season=monsoon', 'guide=robot', 'room=5', 'sort=luck', 'colour=red'])
    expect(gridAddress(read(query)), query).toBe('/tour/grid')
})

test('any page becomes a valid one', () => {
  const pageOf = (page: string) => read(`page=${page}`).page ?? 1
  expect(['-1', '0', 'x', '', 'NaN', '2.7', '3', '1e9', '1000000000', 'Infinity'].map(pageOf)).toEqual([
    1, 1, 1, 1, 1, 2, 3, 999_999_999, 999_999_999, 999_999_999,
  ])
})

test('days that do not exist, and numbers out of bounds, are dropped', () => {
  for (const day of ['2026-02-30', '2026-13-01', '24.11.2026', '9999-12-31', '0000-01-01', 'tomorrow'])
    expect(read(`day=${day}`).day, day).toBeUndefined()
  expect(read('day=2028-02-29').day).toBe('2028-02-29')
  for (const guests of ['0', '24', '-3', '1e1', '3.5', 'two']) expect(read(`guests=${guests}`).guests).toBeUndefined()
  expect(read('min=999999999').min).toBeUndefined()
})

test('a price written the wrong way round is turned', () => {
  expect(read('min=90000&max=40000')).toMatchObject({ min: 40000, max: 90000 })
})

test('words are cut at 200 characters, and never through a character', () => {
  expect(read(`q=${'temple '.repeat(1500)}`).q?.length).toBeLessThanOrEqual(200)
  expect(read(`q=a${encodeURIComponent('🗻'.repeat(200))}`).q?.isWellFormed()).toBe(true)
})

test('at most four tours are compared, and only what can be one', () => {
  expect(read('compare=a,b,b,c,<x>,d,e').compare).toEqual(['a', 'b', 'c', 'd'])
})

const unkind = [
  `q=${'x'.repeat(10_000)}`,
  'q=%00%1F&from=%00',
  'q="\'%25_%5C&from=%25',
  'q=🗻🍣',
  "q='; DROP TABLE tours; --",
  'q=<script>alert(1)</script>',
  `line=${'a'.repeat(100)},`.repeat(40),
  `line=${Array.from({ length: 300 }, (_, i) => `line-${i}`).join('&line=')}`,
  'page=1e9&min=-5&max=99999999999&guests=1000&room=x&sort=&day=2026-02-31',
  `from=${'y'.repeat(3000)}`,
]

test('the strict wire takes everything that was read from an address', () => {
  for (const query of unkind)
    expect(TourQuery.safeParse(wireQuery(read(query))).error, query.slice(0, 60)).toBeUndefined()
  expect(TourQuery.safeParse({ page: '-1' }).success, 'the wire itself is strict').toBe(false)
})
