import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addDays,
  minutesOfTokyoDay,
  tokyoDayOf,
  tokyoInstant,
  tokyoIso,
  tokyoTimeOf,
  weekdayAt,
  weekdayOf,
} from './tokyo-time.rules.ts'

const anyMoment = fc.date({ min: new Date('1960-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
const wall = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Asia/Tokyo' })

test('day, time, minutes and weekday are those of a clock on a wall in Tokyo', () => {
  fc.assert(
    fc.property(anyMoment, (at) => {
      // Before 1951 there was summer time in Japan; since then never again.
      const [day = '', time = ''] = wall.format(at).split(' ')
      expect([tokyoDayOf(at), tokyoTimeOf(at)]).toEqual([day, time])
      expect(minutesOfTokyoDay(at)).toBe(Number(time.slice(0, 2)) * 60 + Number(time.slice(3)))
      expect(weekdayAt(at)).toBe(weekdayOf(day))
    }),
    { numRuns: 500 },
  )
})

test('a wall time becomes an instant and comes back the same', () => {
  const at = tokyoInstant('2026-12-31', '23:59')
  expect(at.toISOString()).toBe('2026-12-31T14:59:00.000Z')
  expect([tokyoIso(at), minutesOfTokyoDay(at), weekdayAt(at)]).toEqual(['2026-12-31T23:59:00+09:00', 1439, 4])
  expect([addDays('2026-12-31', 1), addDays('2028-03-01', -1), addDays('2027-03-01', -1)]).toEqual([
    '2027-01-01',
    '2028-02-29',
    '2027-02-28',
  ])
})
