import fc from 'fast-check'
import { expect, test } from 'vitest'
import { taxOfEntries, taxOfSums } from './tax.rules.ts'

test('the tax of the entries of a month adds up to that of its sums, whatever rates stand beside each other', () => {
  const entry = fc.record({
    amountYen: fc.integer({ min: -300_000, max: 300_000 }),
    percent: fc.constantFrom(8, 10, 12),
  })
  fc.assert(
    fc.property(fc.array(entry), (entries) => {
      const percents = [...new Set(entries.map(({ percent }) => percent))]
      const sums = percents.map((percent) => ({
        percent,
        keptYen: entries.reduce((sum, one) => sum + (one.percent === percent ? one.amountYen : 0), 0),
      }))
      expect(taxOfEntries(entries).reduce((sum, yen) => sum + yen, 0)).toBe(taxOfSums(sums))
    }),
  )
})
