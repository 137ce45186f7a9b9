import { expect, test } from 'vitest'
import {
  type Camera,
  centred,
  chartOf,
  fitted,
  frameAround,
  frameOf,
  isInView,
  moved,
  spotAt,
  zoomed,
} from './camera.ts'

const size = { width: 500, height: 600 }
const tower = { latitude: 35.6586, longitude: 139.7454 }
const station = { latitude: 35.6812, longitude: 139.7671 }
const camera: Camera = centred({ middle: [0, 0], scale: 40 }, tower)
const drawn = (of: Camera, { latitude, longitude } = station) => chartOf(of, size).place([longitude, latitude])

test('what is drawn at a point is the spot that stands there', () => {
  const spot = spotAt(camera, size, drawn(camera))
  expect(spot.latitude).toBeCloseTo(station.latitude, 9)
  expect(spot.longitude).toBeCloseTo(station.longitude, 9)
  expect(drawn(camera, tower)).toEqual([250, 300])
})

test('the ground goes with the hand, and stays under it while it comes nearer', () => {
  const before = drawn(camera)
  const after = drawn(moved(camera, [30, -20]))
  expect(after[0] - before[0]).toBeCloseTo(30, 6)
  expect(after[1] - before[1]).toBeCloseTo(-20, 6)
  const nearer = drawn(zoomed(camera, size, 3, before))
  expect(nearer[0]).toBeCloseTo(before[0], 6)
  expect(nearer[1]).toBeCloseTo(before[1], 6)
})

test('whoever goes on and on ends at a street corner, at the whole Kanto, and never out of the country', () => {
  const ends = [1e9, 1e-9].map((factor) => zoomed(camera, size, factor, [0, 0]).scale)
  expect(ends[0]).toBeLessThan(1000)
  expect(ends[1]).toBeGreaterThan(1)
  const lost = moved(camera, [-1e9, 1e9])
  expect(spotAt(lost, size, [250, 300]).longitude).toBeLessThan(142)
})

test('all places fit into the frame, one of them alone with the city around it', () => {
  const hakone = { latitude: 35.2331, longitude: 139.1036 }
  const frame = frameAround([tower, station, hakone])
  if (!frame) throw new Error('There are three.')
  const all = fitted(frame, size)
  for (const spot of [tower, station, hakone]) expect(isInView(all, size, spot)).toBe(true)
  const one = fitted(frameAround([tower]) ?? frame, size)
  expect(isInView(one, size, tower)).toBe(true)
  expect(one.scale).toBeLessThan(100)
  expect(frameAround([])).toBeNull()
})

test('what is asked for reaches beyond what is seen', () => {
  const { west, east, south, north } = frameOf(camera, size)
  const corner = spotAt(camera, size, [0, 0])
  expect([west < corner.longitude, north > corner.latitude, south < north, west < east]).toEqual([
    true,
    true,
    true,
    true,
  ])
})
