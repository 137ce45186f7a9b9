import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { tokyoInstant } from '#server/platform/tokyo-time.rules.ts'
import { areaOf } from './area-of.rules.ts'
import { kilometresBetween } from './distance.rules.ts'
import { drivingMinutesFrom, minutesForDistance } from './driving-times.rules.ts'

const areas = [
  { code: 'centre', name: 'Centre', latitude: 35.68, longitude: 139.77 },
  { code: 'bay', name: 'Bay', latitude: 35.63, longitude: 139.78 },
  { code: 'lake', name: 'Lake', latitude: 35.5, longitude: 138.77 },
]
const at = (time: string) => tokyoInstant('2026-11-24', time)

describe('driving times', () => {
  const minutes = drivingMinutesFrom(
    [
      { from: 'centre', to: 'bay', hour: 8, minutes: 25 },
      { from: 'centre', to: 'bay', hour: 9, minutes: 20 },
      { from: 'bay', to: 'centre', hour: 9, minutes: 35 },
    ],
    areas,
  )

  test('go by the hour in Tokyo in which one leaves', () => {
    expect(minutes('centre', 'bay', at('08:59'))).toBe(25)
    expect(minutes('centre', 'bay', at('09:00'))).toBe(20)
    // The same moment, said in another zone: 23:59 of the day before.
    expect(minutes('centre', 'bay', new Date('2026-11-23T23:59:00Z'))).toBe(25)
  })

  test('go by the way back where the way there is not written down', () => {
    expect(minutes('bay', 'centre', at('08:30'))).toBe(25)
    expect(minutes('bay', 'centre', at('09:30'))).toBe(35)
  })

  test('go by the distance where neither is', () => {
    expect(minutes('centre', 'lake', at('10:00'))).toBe(minutes('lake', 'centre', at('10:00')))
    expect(minutes('centre', 'lake', at('10:00'))).toBeGreaterThan(90)
    expect(minutes('centre', 'lake', at('10:00'))).toBeLessThan(130)
    expect(minutes('centre', 'bay', at('12:00'))).toBe(10)
    expect(minutes('lake', 'lake', at('12:00'))).toBe(10)
  })

  test('are not guessed for an area that nobody knows', () => {
    expect(() => minutes('centre', 'moon', at('10:00'))).toThrow('moon')
    expect(() => minutes('moon', 'centre', at('10:00'))).toThrow('moon')
  })

  test('are whole, never nothing, and never shorter for a longer way', () => {
    expect(minutesForDistance(17.5)).toBe(30)
    expect(minutesForDistance(85)).toBe(103)
    const way = fc.double({ min: 0, max: 400, noNaN: true })
    fc.assert(
      fc.property(way, way, (one, more) => {
        expect(minutesForDistance(one + more)).toBeGreaterThanOrEqual(minutesForDistance(one))
        expect(Number.isInteger(minutesForDistance(one)) && minutesForDistance(one) > 0).toBe(true)
      }),
    )
  })
})

describe('the area of a place', () => {
  test('is the nearest one', () => {
    expect(areaOf({ areas }, { latitude: 35.67, longitude: 139.76 })).toBe('centre')
    expect(areaOf({ areas }, { latitude: 35.64, longitude: 139.79 })).toBe('bay')
    expect(areaOf({ areas: areas.toReversed() }, { latitude: 35.36, longitude: 138.73 })).toBe('lake')
  })

  test('has no other area nearer to it, wherever it is', () => {
    const place = fc.record({
      latitude: fc.double({ min: 34, max: 37, noNaN: true }),
      longitude: fc.double({ min: 138, max: 141, noNaN: true }),
    })
    fc.assert(
      fc.property(place, (somewhere) => {
        const code = areaOf({ areas }, somewhere)
        const distances = areas.map((area) => kilometresBetween(somewhere, area))
        expect(distances[areas.findIndex((area) => area.code === code)]).toBe(Math.min(...distances))
      }),
    )
  })

  test('cannot be told before there are areas', () => {
    expect(() => areaOf({ areas: [] }, { latitude: 35, longitude: 139 })).toThrow('no areas')
  })

  test('is measured as on the ground: from Tokyo Station it is 57 km to Narita', () => {
    const [station, narita] = [
      { latitude: 35.6812, longitude: 139.7671 },
      { latitude: 35.772, longitude: 140.3929 },
    ]
    expect(kilometresBetween(station, narita)).toBeCloseTo(57.5, 0)
  })
})
