import { expect, test } from 'vitest'
import { degreesOfSquares, readFrame } from './squares.rules.ts'

test('squares stay as they are while the map is moved, and are divided as it comes nearer', () => {
  const frame = { west: 139.6, south: 35.5, east: 139.9, north: 35.8 }
  const degrees = degreesOfSquares(frame)
  expect(degreesOfSquares({ west: 139.7, south: 35.4, east: 140, north: 35.7 })).toBe(degrees)
  expect(degreesOfSquares({ west: 139.6, south: 35.5, east: 139.75, north: 35.65 })).toBe(degrees / 2)
  for (const width of [0.001, 0.037, 0.5, 3.3]) {
    const across = width / degreesOfSquares({ west: 139, south: 35, east: 139 + width, north: 35.0001 })
    expect(across).toBeGreaterThanOrEqual(10)
    expect(across).toBeLessThan(20)
  }
  expect(degreesOfSquares({ west: 139, south: 35, east: 139, north: 35 })).toBeGreaterThan(0)
})

test('a piece of the map has a west before its east and a south below its north', () => {
  expect(readFrame('139.6,35.5,139.9,35.8')).toEqual({ west: 139.6, south: 35.5, east: 139.9, north: 35.8 })
  for (const written of ['', '139.9,35.5,139.6,35.8', '139.6,35.8,139.9,35.5', '139.6,35.5,139.6,35.8'])
    expect(readFrame(written)).toBeNull()
})
