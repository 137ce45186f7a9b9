import { expect, test } from 'vitest'
import { noYen, taxesOf, type YenByTax } from '#core/tax.ts'
import { taxInWords } from './tax-in-words.ts'

const wordsOf = (yen: Partial<YenByTax>) =>
  taxInWords(taxesOf({ ...noYen, ...yen }, (part) => (part === 'standard' ? 10 : part === 'reduced' ? 8 : 0)))

test('the net is told by rate, and what of it has no tax in it by itself', () => {
  expect(wordsOf({ standard: 110_000 })).toBe('In ¥110,000 at 10%')
  expect(wordsOf({ standard: 110_000, reduced: 2_160, outside: 300, kept: 20_000 })).toBe(
    'In ¥110,000 at 10% and ¥2,160 at 8%; ¥300 outside the tax; ¥20,000 kept after cancellations',
  )
  expect(wordsOf({ kept: 20_000 })).toBe('¥20,000 kept after cancellations')
  expect(wordsOf({})).toBe('In ¥0 net')
})
