import { expect, test } from 'vitest'
import { handWords } from './hand-words.ts'

test('money by hand is told by how it was given, and nothing of what there is none of', () => {
  expect(handWords({ cash: 30_000, terminal: 8_000, transfer: 0 })).toBe('¥30,000 cash, ¥8,000 card terminal')
  expect(handWords({ cash: 0, terminal: 0, transfer: 5_000 })).toBe('¥5,000 bank transfer')
})
