import { expect, test } from 'vitest'
import type { Stop } from '#contract/catalogue.ts'
import { reachOf } from './reach.ts'

const at = (latitude: number, longitude: number) => ({ name: '', nameJa: '', latitude, longitude })
const stop = (latitude: number, longitude: number, driveMinutes: number): Stop => ({
  ...at(latitude, longitude),
  driveMinutes,
  arrivalMinutes: driveMinutes,
  stayMinutes: 60,
  note: '',
  admission: 'free',
  admissionYen: null,
})

test('a day from a door in Tokyo reaches as far as its first drive, in the direction of its first stop', () => {
  const reach = reachOf({
    pickUp: { ...at(35.68, 139.76), isGuestsHotel: true },
    itineraries: [stop(36.75, 139.6, 140)],
  })
  expect(reach).toMatchObject({ minutes: 140, fromTokyo: true })
  expect(reach.bearing).toBeGreaterThan(345)
})

test('a day from an airport stands where it begins, whatever its first drive', () => {
  const reach = reachOf({
    pickUp: { ...at(35.77, 140.39), isGuestsHotel: false },
    itineraries: [stop(35.71, 139.8, 75)],
  })
  expect(reach.fromTokyo).toBe(false)
  expect(reach.bearing).toBeGreaterThan(70)
  expect(reach.bearing).toBeLessThan(90)
  expect(reach.minutes).toBeGreaterThan(60)
})
