import { expect, test } from 'vitest'
import { areaOf } from './area-of.rules.ts'
import { withClosed } from './closed-areas.rules.ts'

const area = (code: string, longitude: number, isRetired = false) => ({
  ...{ code, name: code, latitude: 35.6, longitude, isRetired },
})
const closedOf = (...given: Parameters<typeof withClosed>) =>
  Object.fromEntries(withClosed(...given).map(({ code, closed }) => [code, closed]))
const way = (from: string, to: string) => ({ from, to })

test('an area is sold once a way to another one is told, in either direction', () => {
  const areas = [area('a', 139.6), area('b', 139.7), area('c', 139.8)]
  expect(closedOf(areas, [])).toEqual({ a: 'untold', b: 'untold', c: 'untold' })
  // Minutes within an area say nothing of how one gets there.
  expect(closedOf(areas, [way('a', 'b'), way('c', 'c')])).toEqual({ a: undefined, b: undefined, c: 'untold' })
  expect(closedOf(areas, [way('a', 'b'), way('c', 'b')])).toEqual({ a: undefined, b: undefined, c: undefined })
})

test('the only area there is needs no way, and a way to a retired one is none', () => {
  expect(closedOf([area('a', 139.6)], [])).toEqual({ a: undefined })
  const areas = [area('a', 139.6), area('b', 139.7), area('c', 139.8, true)]
  expect(closedOf(areas, [way('a', 'c')])).toEqual({ a: 'untold', b: 'untold', c: 'retired' })
})

test('what stands nowhere in words belongs to the nearest area that is sold', () => {
  const areas = withClosed([area('a', 139.6), area('b', 139.7), area('new', 139.8)], [way('a', 'b')])
  expect(areaOf({ areas }, { latitude: 35.6, longitude: 139.81 })).toBe('b')
  // Where none is, a tour still lies somewhere.
  const none = withClosed([area('a', 139.6), area('b', 139.7)], [])
  expect(areaOf({ areas: none }, { latitude: 35.6, longitude: 139.81 })).toBe('b')
})
