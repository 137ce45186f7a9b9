import { expect, test } from 'vitest'
import { noYen, taxesOf, type YenByTax } from '#core/tax.ts'
import { taxNote } from './tax-words.ts'

const noteOf = (yen: Partial<YenByTax>) =>
  taxNote(taxesOf({ ...noYen, ...yen }, (part) => ({ standard: 10, reduced: 8 })[part as 'standard'] ?? 0))

test('one rate is told in one sentence, as every price has it', () => {
  expect(noteOf({ standard: 130_200 })).toBe('Includes ¥11,836 consumption tax, 10%.')
  expect(noteOf({ reduced: 2_160 })).toBe('Includes ¥160 consumption tax, 8%.')
})

test('several rates are told apart, and so is what has no tax in it', () => {
  expect(noteOf({ standard: 110_000, reduced: 2_160, outside: 300 })).toBe(
    'Includes consumption tax of ¥10,000 at 10% and ¥160 at 8%. ¥300 is outside the tax.',
  )
  expect(noteOf({ exempt: 5_000 })).toBe('No consumption tax is in it. ¥5,000 is exempt from it.')
})

test('what was kept after a cancellation is said to have no tax in it', () => {
  expect(noteOf({ kept: 65_100 })).toBe(
    'No consumption tax is in it. ¥65,100 is kept after the cancellation, outside the tax.',
  )
})
