import { expect, test } from 'vitest'
import { readMonthDay } from './month-days.ts'

test('a day of the year is read in the ways in which people write it', () => {
  expect(['04-29', '4-29', '04/29', '0429', '４－２９', '4月29日', '12-3'].map(readMonthDay)).toEqual([
    ...[429, 429, 429, 429, 429, 429, 1203],
  ])
  expect([readMonthDay(''), readMonthDay('May'), readMonthDay('429x')]).toEqual([Number.NaN, Number.NaN, Number.NaN])
})
