import { expect, test } from 'vitest'
import { inHalves } from './in-halves.ts'

test('stars are said to the nearest half', () => {
  expect([5, 4.75, 4.5, 4.25, 4.2, 1].map(inHalves)).toEqual(['5', '5', '4½', '4½', '4', '1'])
})
