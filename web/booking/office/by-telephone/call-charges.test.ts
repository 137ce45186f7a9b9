import { expect, test } from 'vitest'
import type { QuoteLine } from '#contract/pricing.ts'
import { chargedLines, isChargedOtherwise, totalOf, withCharge } from './call-charges.ts'

const line = (kind: string, label: string, amountYen: number) =>
  ({ kind, label, amountYen, explanation: '' }) as QuoteLine
const lines = [line('package', 'Old Tokyo before lunch', 50_000), line('airport-pick-up', 'Pick-up at Narita', 11_000)]
const [tour] = chargedLines(lines, [])
if (!tour) throw new Error('No line.')
const agreed = (amount: string | null) => chargedLines(lines, withCharge([], tour, amount))

test('what was agreed counts in the total, and stays with its line when others come and go', () => {
  expect(totalOf(agreed('45,000'))).toBe(56_000)
  const charged = withCharge([], tour, '¥45000')
  expect(totalOf(chargedLines(lines.slice(0, 1), charged))).toBe(45_000)
  expect(totalOf(chargedLines(lines.slice(1), charged)), 'its line is gone').toBe(11_000)
  expect(totalOf(agreed(null))).toBe(61_000)
})

test.each(['abc', '45.000', '45k', ''])(
  '%j is no amount: nothing shorter is charged instead, and it is said',
  (typed) => {
    const [first] = agreed(typed)
    expect(first).toMatchObject({ typed, amountYen: 50_000, fault: 'Whole yen, like 45,000.' })
    expect(first && isChargedOtherwise(first)).toBe(true)
  },
)

test('the computed amount typed again is no other price', () => {
  expect(agreed('50,000').map(isChargedOtherwise)).toEqual([false, false])
})
