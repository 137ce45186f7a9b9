import { expect, test } from 'vitest'
import { outAtSea } from './sea.ts'

test('who is out in the bay is told the nearest shore, and stands on land there', () => {
  const out = outAtSea({ latitude: 35.464, longitude: 139.875 })
  expect(out?.kilometres).toBeGreaterThan(5)
  if (!out) throw new Error('This is the sea.')
  expect(outAtSea(out.shore)).toBeNull()
  const { latitude, longitude } = out.shore
  const [north, east] = [latitude - 35.464, (longitude - 139.875) * Math.cos((35.464 * Math.PI) / 180)]
  expect(Math.hypot(north, east) * 111.32).toBeCloseTo(out.kilometres, 6)
})

test('the shore of an island counts as well as that of the mainland', () => {
  const offEnoshima = outAtSea({ latitude: 35.27, longitude: 139.48 })
  expect(offEnoshima?.shore.latitude).toBeCloseTo(35.2965, 3)
})

test.each([
  ['Tokyo Station', 35.681, 139.767],
  ['the pier of Osanbashi', 35.4517, 139.6478],
  ['Odaiba, an island', 35.625, 139.78],
])('%s is no sea', (_, latitude, longitude) => {
  expect(outAtSea({ latitude, longitude })).toBeNull()
})
