import { expect, test } from 'vitest'
import { readLoads, writeLoads } from './loads-words.ts'

test('what fits into a class is read as it is written', () => {
  const alphard = [
    { guests: 4, largeCases: 4 },
    { guests: 6, largeCases: 2 },
  ]
  expect(readLoads(writeLoads(alphard))).toEqual(alphard)
  expect(readLoads('4+4,6 + 2')).toEqual(alphard)
  expect(readLoads('')).toEqual([])
  expect(['six', '4', '0 + 2', '4 + 4,'].map(readLoads)).toEqual([null, null, null, null])
})
