import { expect, test } from 'vitest'
import { contains } from '#core/coast/outlines.ts'
import { cellPath, cellsOf } from './cells.ts'

const areas = [
  { id: 'shinjuku', label: 'Shinjuku', latitude: 0, longitude: 0 },
  { id: 'ueno', label: 'Ueno', latitude: 0, longitude: 60 },
  { id: 'haneda', label: 'Haneda', latitude: 80, longitude: 20 },
]
const cells = cellsOf(areas, ({ latitude, longitude }) => [longitude, latitude], 10)
const inCells = (x: number, y: number) => cells.filter(({ outline }) => contains(outline, [x, y])).map(({ id }) => id)

test('a spot lies in the cell of the area whose middle is nearest, and in no other', () => {
  expect(inCells(5, 5)).toEqual(['shinjuku'])
  expect(inCells(29, 0)).toEqual(['shinjuku'])
  expect(inCells(31, 0)).toEqual(['ueno'])
  expect(inCells(20, 60)).toEqual(['haneda'])
})

test('cells end with our reach, and one alone is all of it', () => {
  expect(inCells(-401, 0)).toEqual([])
  expect(inCells(-390, 0)).toEqual(['shinjuku'])
  const [alone] = cellsOf(areas.slice(0, 1), () => [0, 0], 10)
  expect(alone && contains(alone.outline, [0, 390])).toBe(true)
  expect(alone && cellPath(alone)).toMatch(/^M400 0L.*Z$/)
})

test('two areas with one middle share their cell, and nothing breaks', () => {
  const twins = cellsOf(
    [
      { id: 'one', label: 'One', latitude: 0, longitude: 0 },
      { id: 'two', label: 'Two', latitude: 0, longitude: 0 },
    ],
    () => [0, 0],
    10,
  )
  expect(twins.map(({ outline }) => outline.length)).toEqual([48, 48])
})
