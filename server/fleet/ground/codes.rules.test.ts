import { expect, test } from 'vitest'
import { codeGiver, codeOf, freeCode } from './codes.rules.ts'

test('a code is made of the Latin letters and figures of a name, and of what it is where there are none', () => {
  expect(codeOf('Shinagawa garage 2', 'garage')).toBe('shinagawa-garage-2')
  expect(codeOf('Ōta, “the Annex’s”', 'garage')).toBe('ota-the-annexs')
  expect(codeOf('品川車庫', 'garage')).toBe('garage')
  expect(codeOf('a'.repeat(200), 'garage')).toHaveLength(36)
})

test('a code that is taken gets the next number', () => {
  expect(freeCode('koto', new Set())).toBe('koto')
  expect(freeCode('koto', new Set(['koto', 'koto-2']))).toBe('koto-3')
})

test('many of one code get one number after the other, beside those that are taken', () => {
  const give = codeGiver(['hotel', 'hotel-3'])
  expect([give('hotel'), give('hotel'), give('inn'), give('inn'), give('inn-2')]).toEqual([
    ...['hotel-2', 'hotel-4', 'inn', 'inn-2', 'inn-2-2'],
  ])
})
