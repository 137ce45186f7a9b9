import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { tokyoInstant } from '#server/platform/tokyo-time.rules.ts'
import { areaOf } from './area-of.rules.ts'
import { kilometresBetween, kilometresFrom } from './distance.rules.ts'
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

  test('are longer in a season of traffic, the slowest where two meet, and over the new year', () => {
    const season = (seasonFrom: number, seasonTo: number, percent: number) => ({
      ...{ name: String(percent), seasonFrom, seasonTo, percent },
    })
    const times = Array.from({ length: 24 }, (_, hour) => ({ from: 'centre', to: 'bay', hour, minutes: 25 }))
    const seasonal = drivingMinutesFrom(times, areas, [
      season(1228, 105, 120),
      season(101, 101, 150),
      season(810, 816, 80),
    ])
    const on = (day: string) => seasonal('centre', 'bay', tokyoInstant(day, '12:00'))
    expect(['2026-12-27', '2026-12-28', '2027-01-01', '2027-01-05', '2027-01-06'].map(on)).toEqual([25, 30, 38, 30, 25])
    expect(on('2026-08-10')).toBe(20)
    // Midnight in Tokyo begins the season, not midnight elsewhere.
    expect(seasonal('centre', 'bay', new Date('2026-12-27T14:59:00Z'))).toBe(25)
    expect(seasonal('centre', 'bay', new Date('2026-12-27T15:00:00Z'))).toBe(30)
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

describe('kilometres by road', () => {
  const kilometres = kilometresFrom(
    [
      { from: 'centre', to: 'bay', kilometres: 9 },
      { from: 'centre', to: 'centre', kilometres: 4.5 },
    ],
    areas,
  )

  test('go by what is written down, then by the way back, then by the map', () => {
    expect(kilometres('centre', 'bay')).toBe(9)
    expect(kilometres('bay', 'centre')).toBe(9)
    expect(kilometres('centre', 'centre')).toBe(4.5)
    const [centre, , lake] = areas
    if (!centre || !lake) throw new Error('There are three areas.')
    expect(kilometres('centre', 'lake')).toBeCloseTo(kilometresBetween(centre, lake) * 1.3, 0)
    expect(kilometres('lake', 'centre')).toBe(kilometres('centre', 'lake'))
    expect(kilometres('bay', 'bay')).toBe(2)
  })

  test('are not guessed for an area that nobody knows', () => {
    expect(() => kilometres('centre', 'moon')).toThrow('moon')
  })
})
