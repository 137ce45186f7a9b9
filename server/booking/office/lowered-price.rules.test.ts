import { expect, test } from 'vitest'
import type { PriceOverride } from '../price-overrides.rules.ts'
import { keptOff, tooMuchOff } from './lowered-price.rules.ts'

const bound = { deskLowersPercent: 10, deskLowersYen: 3000 }

test('a tenth may come off, or the yen where those are more, and not a yen beyond', () => {
  const lowered = (computedYen: number, offYen: number) =>
    tooMuchOff({ computedYen, totalYen: computedYen - offYen, keptYen: 0 }, bound)
  expect(lowered(100_000, 10_000)).toBeNull()
  expect(lowered(100_000, 10_001)).toEqual({ offYen: 10_001, mostYen: 10_000 })
  expect(lowered(20_000, 3000)).toBeNull()
  expect(lowered(20_000, 3001)).toEqual({ offYen: 3001, mostYen: 3000 })
  expect(lowered(100_000, -50_000), 'a higher price').toBeNull()
})

test('what was taken off before stays off, and nothing is added to it', () => {
  const lowered = (offYen: number) =>
    tooMuchOff({ computedYen: 100_000, totalYen: 100_000 - offYen, keptYen: 40_000 }, bound)
  expect(lowered(40_000)).toBeNull()
  expect(lowered(40_001)).toEqual({ offYen: 40_001, mostYen: 10_000 })
})

test('what was taken off a line that costs something else now was not decided before', () => {
  const line: PriceOverride = {
    ...{ kind: 'package', label: 'Alphard', computedYen: 80_000, amountYen: 60_000 },
    ...{ reason: 'We were late', by: 'somebody', at: '2026-11-15T01:00:00.000Z' },
  }
  expect(keptOff([{ ...line, reason: 'Other words' }], [line])).toBe(20_000)
  expect(keptOff([{ ...line, computedYen: 120_000 }], [line])).toBe(0)
  expect(keptOff([{ ...line, amountYen: 50_000 }], [line])).toBe(0)
  expect(keptOff([{ ...line, label: 'HiAce' }], [line])).toBe(0)
})
