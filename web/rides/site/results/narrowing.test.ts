import { expect, test } from 'vitest'
import { leftOut, narrowed, narrowingNames, narrowingQuery, readNarrowing } from './narrowing.ts'
import { alphard, coaster, crown, hiace } from './options.fixture.ts'

const all = [alphard, hiace, crown, coaster]
const shown = (query: string, options = all) =>
  narrowed(options, readNarrowing(new URLSearchParams(query))).map(({ vehicleClass }) => vehicleClass)

test('without a wish the cars stay as the server sends them', () => {
  expect(shown('')).toEqual(['alphard', 'hiace', 'sedan', 'coaster'])
  expect(shown('sort=moon&fits=1&free=perhaps')).toEqual(shown(''))
})

test('by price and by size, with what the office arranges last', () => {
  expect(shown('sort=price')).toEqual(['sedan', 'alphard', 'hiace', 'coaster'])
  expect(shown('sort=size')).toEqual(['hiace', 'alphard', 'sedan', 'coaster'])
})

test('only what fits, and only what is free', () => {
  expect(shown('fits=yes')).toEqual(['alphard', 'hiace', 'coaster'])
  expect(shown('free=yes', [{ ...alphard, whyNot: 'sold-out' }, hiace])).toEqual(['hiace'])
  expect(shown('free=yes')).toEqual(shown(''))
})

test('a filter is offered only where it would leave something out', () => {
  expect(leftOut(all)).toEqual({ fits: true, free: false })
  expect(leftOut([{ ...alphard, whyNot: 'sold-out' }, hiace, coaster])).toEqual({ fits: false, free: true })
})

test('what is wished goes to the address and comes back', () => {
  const wish = { sort: 'size', fits: true, free: true } as const
  const query = narrowingQuery(wish)
  expect(readNarrowing(query)).toEqual(wish)
  expect([...query.keys()].toSorted()).toEqual([...narrowingNames].toSorted())
  expect(narrowingQuery(readNarrowing(new URLSearchParams())).toString()).toBe('')
})
