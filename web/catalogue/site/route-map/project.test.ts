import { expect, test } from 'vitest'
import { days } from './days.fixture.ts'
import { areas, fuji, headOfTheBay, tokyoStation } from './geography.ts'
import { lonLat } from './marks.ts'
import { clipArea, clipLine } from './outline.ts'
import { boundsOf, distance, isInside, type LonLat } from './plane.ts'
import { chartOf } from './project.ts'

const size = { width: 480, height: 520 }
const padding = { top: 70, bottom: 84, left: 64, right: 64 }
const chart = (...places: LonLat[]) => chartOf(places, size, padding)

test.each(Object.entries(days))('every stop of %s lies inside the frame, clear of its edge', (_, day) => {
  const places = day.map(lonLat)
  const { place } = chart(...places)
  for (const at of places.map(place)) expect(isInside({ x: at[0], y: at[1], width: 0, height: 0 }, size, 60)).toBe(true)
})

test('north is up and east is right', () => {
  const { place } = chart(tokyoStation, fuji)
  expect(place(fuji)[0]).toBeLessThan(place(tokyoStation)[0])
  expect(place(fuji)[1]).toBeGreaterThan(place(tokyoStation)[1])
  expect(place([139.6, 36.75])[1]).toBeLessThan(place(tokyoStation)[1])
})

test('ten kilometres are as long to the east as to the north', () => {
  const { place, unitsPerKilometre } = chart(tokyoStation, fuji)
  const [x, y] = tokyoStation
  const tenEast = distance(place([x, y]), place([x + 10 / 90.42, y]))
  const tenNorth = distance(place([x, y]), place([x, y + 10 / 111]))
  expect(tenEast / tenNorth).toBeCloseTo(1, 1)
  expect(tenNorth).toBeCloseTo(10 * unitsPerKilometre, 0)
})

test('a walk around one corner still shows some streets, and one far from Tokyo some coast', () => {
  const corner = chart(tokyoStation)
  expect(size.width / corner.unitsPerKilometre).toBeGreaterThan(3)
  const narita: LonLat[] = [
    [140.3929, 35.772],
    [140.3183, 35.7861],
  ]
  expect(size.width / chart(...narita).unitsPerKilometre).toBeGreaterThan(30)
})

test('a longer drive shows Tokyo Bay, and Fuji when it is not far off the way', () => {
  const kawagoe = chart(tokyoStation, [139.483, 35.9237])
  expect(isInside({ ...point(kawagoe.place(headOfTheBay)), width: 0, height: 0 }, size)).toBe(true)
  expect(isInside({ ...point(kawagoe.place(fuji)), width: 0, height: 0 }, size)).toBe(false)
  const hakone = chart(tokyoStation, [139.0254, 35.2047])
  expect(isInside({ ...point(hakone.place(fuji)), width: 0, height: 0 }, size)).toBe(true)
})

test('a crowded neighbourhood is enlarged and the country around it stays true', () => {
  const nikko: LonLat[] = [
    [139.6041, 36.7533],
    [139.5989, 36.7581],
    [139.587, 36.7495],
  ]
  const { place, unitsPerKilometre } = chart(tokyoStation, ...nikko)
  const apart = nikko.map(place)
  const [first = [0, 0], second = [0, 0]] = apart
  expect(distance(first, second)).toBeGreaterThan(10 * 0.7 * unitsPerKilometre)
  const bay = distance(place([139.75, 35.3]), place([140.1, 35.6]))
  expect(bay / unitsPerKilometre).toBeCloseTo(46, -1)
})

test('what lies outside the frame is not drawn', () => {
  const { follow } = chart(...(days['palace-walls-to-ginza'] ?? []).map(lonLat))
  for (const { outline } of areas) {
    const clipped = clipArea(follow(outline), size)
    if (!clipped.length) continue
    const { x, y, width, height } = boundsOf(clipped)
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(-41)
    expect(x + width).toBeLessThanOrEqual(size.width + 41)
    expect(y + height).toBeLessThanOrEqual(size.height + 41)
  }
  const far = [9000, 9100, 9200].map((x): [number, number] => [x, 9000])
  expect(clipLine(far, size).flat()).toEqual([])
})

function point([x, y]: readonly [number, number]) {
  return { x, y }
}
