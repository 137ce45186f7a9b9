import { expect, test } from 'vitest'
import { isDay } from '#core/days.ts'
import { gridAddress, tidySearch } from './search-address.ts'

test('what was left empty does not end up in the address', () => {
  expect(
    gridAddress([
      ['q', '  fuji '],
      ['day', ''],
      ['guests', ''],
      ['from', ' '],
    ]),
  ).toBe('/tour/grid?q=fuji')
  expect(gridAddress([['q', '']])).toBe('/tour/grid')
})

test('several answers to one question become one list', () => {
  const asked = tidySearch([
    ['line', 'evenings'],
    ['guests', '2'],
    ['line', 'gardens'],
  ])
  expect(Object.fromEntries(asked)).toEqual({ line: 'evenings,gardens', guests: '2' })
})

test('signs that mean something in an address arrive as they were typed', () => {
  const address = gridAddress([['q', 'tea & gardens, 100 %']])
  expect(new URL(address, 'https://annai.example').searchParams.get('q')).toBe('tea & gardens, 100 %')
})

test('a day is one that the calendar has', () => {
  expect(['2026-11-24', '2028-02-29'].every(isDay)).toBe(true)
  expect(['2026-02-31', '2026-02-29', '2026-13-01', '24 Nov', ''].some(isDay)).toBe(false)
})
