import { expect, test } from 'vitest'
import { readLoads, usualLoads, writeLoads } from './class-names.ts'

test('what fits into a class is read as it is written', () => {
  for (const loads of Object.values(usualLoads)) expect(readLoads(writeLoads(loads))).toEqual(loads)
  expect(readLoads('4+4,6 + 2')).toEqual(usualLoads.alphard)
  expect(readLoads('')).toEqual([])
  expect(['six', '4', '0 + 2', '4 + 4,'].map(readLoads)).toEqual([null, null, null, null])
})
