import { expect, test } from 'vitest'
import { byWhoTook, sumOf } from './day-money.rules.ts'

const given = (crewId: string | null, amountYen: number, how: 'cash' | 'terminal' | 'transfer' = 'cash') => ({
  ...{ crewId, amountYen, how },
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
