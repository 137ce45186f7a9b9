import { expect, test } from 'vitest'
import { shortYen, stepsUpTo } from './scale.ts'

test('an axis ends at a round number that no bar passes, in few lines', () => {
  expect(stepsUpTo(11_200_000)).toEqual([0, 5_000_000, 10_000_000, 15_000_000])
  expect(stepsUpTo(4)).toEqual([0, 1, 2, 3, 4])
  expect(stepsUpTo(0)).toEqual([0, 1])
  for (const highest of [1, 7, 99, 1234, 56_789, 999_999, 12_345_678]) {
    const steps = stepsUpTo(highest)
    expect([(steps.at(-1) ?? 0) >= highest, steps.length <= 6], String(highest)).toEqual([true, true])
  }
})

test('money in few letters keeps what matters of it', () => {
  expect([0, 900, 64_000, 1_480_000, 11_200_000, 999_600].map(shortYen)).toEqual([
    '0',
    '900',
    '64K',
    '1.5M',
    '11M',
    '1M',
  ])
})
