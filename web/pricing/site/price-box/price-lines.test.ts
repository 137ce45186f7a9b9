import { expect, test } from 'vitest'
import { taxIncludedYen } from '#contract/money.ts'

test('the tax in a price is whole yen, rounded down', () => {
  expect([110, 128_000, 130_200, 98_000].map((yen) => taxIncludedYen(yen, 10))).toEqual([10, 11_636, 11_836, 8909])
})
