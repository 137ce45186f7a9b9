import { expect, test } from 'vitest'
import { drawPlace } from './place-map.tsx'

const hotel = { name: 'Palace Hotel Tokyo', latitude: 35.6847, longitude: 139.7613 }

test('the map of one place has it in the middle, with its name beside it', () => {
  const { mark, label } = drawPlace(hotel)
  expect(mark.at[0]).toBeGreaterThan(180)
  expect(mark.at[0]).toBeLessThan(300)
  expect(label?.lines.join(' ')).toContain('Palace')
})

test('a place far out of town is drawn in its own country', () => {
  const { ground } = drawPlace({ name: 'Narita Airport', latitude: 35.7719, longitude: 140.3929 })
  expect(Number.isFinite(ground.riverWidth)).toBe(true)
})
