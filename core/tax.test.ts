import { expect, test } from 'vitest'
import { taxPercentOn } from './tax.ts'

const rates = [
  { from: '2019-10-01', percent: 10 },
  { from: '2014-04-01', percent: 8 },
]

test('a rate holds from its day until the next begins, and the first one before it', () => {
  const on = (day: string) => taxPercentOn(rates, day)
  expect(['2019-09-30', '2019-10-01', '2026-11-15', '2000-01-01'].map(on)).toEqual([8, 10, 10, 8])
})
