import { expect, test } from 'vitest'
import { addMonths, dayFor, weeksOf } from './month-days.ts'

test('a month is its weeks from Monday, with all its days and no others', () => {
  const november = weeksOf('2026-11')
  expect(november[0]).toEqual([null, null, null, null, null, null, '2026-11-01'])
  expect(november.flat().filter(Boolean)).toHaveLength(30)
  expect(november.at(-1)?.[0]).toBe('2026-11-30')
  expect(weeksOf('2028-02').flat().filter(Boolean)).toHaveLength(29)
  expect(weeksOf('2027-02')).toHaveLength(4)
})

test('months are counted over the new year', () => {
  expect([addMonths('2026-12', 1), addMonths('2026-01', -1), addMonths('2026-11', 14)]).toEqual([
    '2027-01',
    '2025-12',
    '2028-01',
  ])
})

test('the keys lead through days, weeks and months', () => {
  const from = (key: string) => dayFor(key, '2026-11-24', false)
  expect(from('ArrowRight')).toBe('2026-11-25')
  expect(from('ArrowLeft')).toBe('2026-11-23')
  expect(from('ArrowDown')).toBe('2026-12-01')
  expect(from('ArrowUp')).toBe('2026-11-17')
  expect([from('Home'), from('End')]).toEqual(['2026-11-23', '2026-11-29'])
  expect([from('PageDown'), from('PageUp')]).toEqual(['2026-12-24', '2026-10-24'])
  expect([from('Enter'), from('Tab'), from('a')]).toEqual([null, null, null])
})

test('in a mirrored page the arrows follow the reading', () => {
  expect([dayFor('ArrowLeft', '2026-11-24', true), dayFor('ArrowRight', '2026-11-24', true)]).toEqual([
    '2026-11-25',
    '2026-11-23',
  ])
})

test('the last of a long month leads to the last of a short one', () => {
  expect(dayFor('PageDown', '2027-01-31', false)).toBe('2027-02-28')
})
