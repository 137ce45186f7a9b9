import { expect, test } from 'vitest'
import { byWhoTook, sumBackOf, sumOf } from './day-money.rules.ts'

const given = (crewId: string | null, amountYen: number, how: 'cash' | 'terminal' | 'transfer' = 'cash') => ({
  ...{ crewId, amountYen, backYen: 0, how },
})
const day = [
  given('abe', 20_000),
  given(null, 90_000),
  given('ito', 30_000),
  given('abe', 5_000),
  given('abe', 8_000, 'terminal'),
]

test('each of the crew has their own sum, with cash apart from cards; the most cash first, the office last', () => {
  expect(byWhoTook(day).map(({ crewId, yen }) => [crewId, yen])).toEqual([
    ['ito', { cash: 30_000, terminal: 0, transfer: 0 }],
    ['abe', { cash: 25_000, terminal: 8_000, transfer: 0 }],
    [null, { cash: 90_000, terminal: 0, transfer: 0 }],
  ])
})

test('all of them together are the sum of the day', () => {
  expect(sumOf(day)).toEqual({ cash: 145_000, terminal: 8_000, transfer: 0 })
  expect(sumOf([])).toEqual({ cash: 0, terminal: 0, transfer: 0 })
})

test('what goes back to guests stands beside what was given, and is not taken off it', () => {
  const partly = [{ ...given('abe', 20_000), backYen: 5_000 }, given('abe', 10_000)]
  expect(byWhoTook(partly)).toMatchObject([{ crewId: 'abe', yen: { cash: 30_000 }, back: { cash: 5_000 } }])
  expect(sumBackOf(day)).toEqual({ cash: 0, terminal: 0, transfer: 0 })
})
