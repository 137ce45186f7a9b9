import { expect, test } from 'vitest'
import { faultOfTier, nextTier, termsOf, tiersInWords } from './tiers.rules.ts'

const charter = [
  { hoursBefore: 48, refundPercent: 100 },
  { hoursBefore: 24, refundPercent: 50 },
]

test('the terms are told as a guest would hear them', () => {
  expect(tiersInWords(charter)).toBe(
    'Cancelled until 48 hours before, you get a full refund; 50% until 24 hours before; nothing after that.',
  )
  expect(tiersInWords([{ hoursBefore: 0, refundPercent: 100 }])).toBe(
    'Cancelled until the start, you get a full refund.',
  )
  expect(tiersInWords([...charter, { hoursBefore: 0, refundPercent: 0 }])).toBe(tiersInWords(charter))
  expect(tiersInWords([])).toBe('No refund once it is booked.')
})

test('a shorter notice never gives back more than a longer one', () => {
  const rising = [
    { hoursBefore: 48, refundPercent: 50 },
    { hoursBefore: 24, refundPercent: 80 },
  ]
  expect(faultOfTier(rising, 0)).toBeNull()
  expect(faultOfTier(rising, 1)).toBe('Not more than the 50% of 48 hours.')
  expect(charter.map((_, index) => faultOfTier(charter, index))).toEqual([null, null])
})

test('two rows of the same notice, and figures out of bounds, are told', () => {
  const twice = [
    { hoursBefore: 24, refundPercent: 100 },
    { hoursBefore: 24, refundPercent: 50 },
  ]
  expect(faultOfTier(twice, 1)).toBe('Two rows have the same notice.')
  expect(faultOfTier([{ hoursBefore: 1.5, refundPercent: 50 }], 0)).toBe('Whole hours, at most a year.')
  expect(faultOfTier([{ hoursBefore: 24, refundPercent: 120 }], 0)).toBe('Between 0 and 100%.')
})

test('terms of the settings are known again, whatever their order and with or without a row that gives nothing', () => {
  const terms = [
    { name: 'By the hour', tiers: [{ hoursBefore: 24, refundPercent: 100 }] },
    { name: 'Charter', tiers: [{ hoursBefore: 0, refundPercent: 0 }, ...charter.toReversed()] },
  ]
  expect(termsOf(terms, charter)?.name).toBe('Charter')
  expect(termsOf(terms, [{ hoursBefore: 36, refundPercent: 100 }])).toBeNull()
})

test('a new row begins below the last one and is right at once', () => {
  const longer = [...charter, nextTier(charter)]
  expect(longer.at(-1)).toEqual({ hoursBefore: 12, refundPercent: 25 })
  expect(faultOfTier(longer, 2)).toBeNull()
})
