import { expect, test } from 'vitest'
import { moveItem, nearestShape } from './move-item.ts'

test('an entry moves to its place and all others keep their order', () => {
  expect(moveItem(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd'])
  expect(moveItem(['a', 'b', 'c', 'd'], 3, 1)).toEqual(['a', 'd', 'b', 'c'])
})

test('nothing is lost beyond the ends', () => {
  expect(moveItem(['a', 'b'], 1, 9)).toEqual(['a', 'b'])
  expect(moveItem(['a', 'b'], 1, -3)).toEqual(['b', 'a'])
  expect(moveItem(['a', 'b'], 7, 0)).toEqual(['a', 'b'])
})

test('a pointer belongs to the nearest shape, in a column and on a board', () => {
  const row = (top: number) => ({ left: 0, top, width: 300, height: 40 })
  expect(nearestShape([row(0), row(40), row(80)], 20, 95)).toBe(2)
  const tile = (left: number, top: number) => ({ left, top, width: 100, height: 60 })
  expect(nearestShape([tile(0, 0), tile(110, 0), tile(0, 70), tile(110, 70)], 130, 100)).toBe(3)
})
