import { expect, test } from 'vitest'
import type { AreaKind } from '#core/coast/trace.ts'
import { areas, fuji, headOfTheBay, tokyoStation } from './geography.ts'
import { contains, type LonLat } from './plane.ts'

const liesIn = (kind: AreaKind, place: LonLat) =>
  areas.some((area) => area.kind === kind && contains(area.outline, place))
const isLand = (place: LonLat) => !liesIn('sea', place) || liesIn('island', place)

test('Fuji stands west of Tokyo and the bay south-east of it', () => {
  expect(fuji[0]).toBeLessThan(tokyoStation[0] - 0.5)
  expect(fuji[1]).toBeLessThan(tokyoStation[1])
  expect(headOfTheBay[0]).toBeGreaterThan(tokyoStation[0])
  expect(headOfTheBay[1]).toBeLessThan(tokyoStation[1])
  expect(liesIn('sea', headOfTheBay)).toBe(true)
})

test.each<[string, ...LonLat]>([
  ['Tokyo Station', ...tokyoStation],
  ['Haneda, Terminal 3', 139.7683, 35.5446],
  ['Toyosu Market', 139.7853, 35.6453],
  ['Odaiba', 139.7762, 35.6298],
  ['Yokohama, Chinatown', 139.645, 35.4428],
  ['Sankeien', 139.6586, 35.4173],
  ['Yokosuka', 139.67, 35.276],
  ['Hase-dera', 139.5332, 35.3126],
  ['Enoshima', 139.4803, 35.2997],
  ['Odawara Castle', 139.153, 35.251],
  ['Atami', 139.07, 35.1],
  ['Shimoda', 138.94, 34.68],
  ['Futtsu', 139.84, 35.31],
  ['Chiba', 140.12, 35.61],
  ['Tateyama', 139.87, 34.99],
  ['Choshi', 140.83, 35.73],
  ['Kashima', 140.64, 35.97],
  ['Fuji', ...fuji],
])('%s stands on dry land', (_, longitude, latitude) => {
  expect(isLand([longitude, latitude])).toBe(true)
})

test.each<[string, ...LonLat]>([
  ['the middle of Tokyo Bay', 139.875, 35.464],
  ['the water under the Rainbow Bridge', 139.7635, 35.636],
  ['the strait between Miura and Futtsu', 139.765, 35.28],
  ['Sagami Bay', 139.35, 35.2],
  ['Suruga Bay', 138.65, 35],
  ['the ocean off Kujukuri', 140.6, 35.4],
])('%s is sea', (_, longitude, latitude) => {
  expect(isLand([longitude, latitude])).toBe(false)
})

test('the city is where one knows it: the palace inside the Yamanote loop, Asakusa and Odaiba outside', () => {
  expect(liesIn('loop', [139.752, 35.685])).toBe(true)
  expect(liesIn('palace', [139.752, 35.685])).toBe(true)
  expect(liesIn('loop', [139.7967, 35.7148])).toBe(false)
  expect(liesIn('loop', [139.7762, 35.6298])).toBe(false)
})

test('lakes have their water: Ashi among the hills of Hakone, Kawaguchi north of Fuji', () => {
  expect(liesIn('lake', [139.012, 35.213])).toBe(true)
  expect(liesIn('hills', [139.012, 35.213])).toBe(true)
  expect(liesIn('lake', [138.74, 35.513])).toBe(true)
  expect(liesIn('lake', [139.46, 36.737])).toBe(true)
})
