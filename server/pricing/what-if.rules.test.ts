import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addMinutes, tokyoInstant, tokyoTimeOf } from '#server/platform/tokyo-time.rules.ts'
import { halfHoursBeyond, returnInstant, tooLateSentence, whatIfSentence } from './what-if.rules.ts'

const startsAt = tokyoInstant('2026-12-31', '09:00')
const usualEnd = tokyoInstant('2026-12-31', '18:00')

test('a later return counts by the begun half hour, an earlier one not at all', () => {
  const count = (returnAt: string) => halfHoursBeyond(startsAt, usualEnd, returnAt)
  expect(['09:01', '17:59', '18:00'].map(count)).toEqual([0, 0, 0])
  expect(['18:01', '18:30', '18:31', '19:00', '23:59'].map(count)).toEqual([1, 1, 2, 2, 12])
})

test('a time at or before the start is after midnight, over the end of the year too', () => {
  expect(returnInstant(startsAt, '00:30')).toEqual(tokyoInstant('2027-01-01', '00:30'))
  expect(returnInstant(startsAt, '09:00')).toEqual(tokyoInstant('2027-01-01', '09:00'))
  expect(returnInstant(startsAt, '09:01')).toEqual(tokyoInstant('2026-12-31', '09:01'))
  expect(halfHoursBeyond(startsAt, usualEnd, '00:30')).toBe(13)
})

test('an evening that ends after midnight anyway is not made longer by an earlier return', () => {
  const evening = tokyoInstant('2026-12-31', '18:30')
  const end = tokyoInstant('2027-01-01', '00:30')
  const count = (returnAt: string) => halfHoursBeyond(evening, end, returnAt)
  expect(['23:00', '00:00', '00:30', '00:31', '01:30'].map(count)).toEqual([0, 0, 0, 1, 2])
})

test('the half hours reach the return and begin before it, whatever the times', () => {
  const minutes = fc.nat(1439)
  fc.assert(
    fc.property(minutes, fc.integer({ min: 30, max: 1440 }), minutes, (start, duration, back) => {
      const begins = addMinutes(tokyoInstant('2026-11-15', '00:00'), start)
      const ends = addMinutes(begins, duration)
      const returnAt = tokyoTimeOf(addMinutes(tokyoInstant('2026-11-15', '00:00'), back))
      const wanted = returnInstant(begins, returnAt)
      expect(tokyoTimeOf(wanted)).toBe(returnAt)
      expect(wanted.getTime()).toBeGreaterThan(begins.getTime())
      expect(wanted.getTime()).toBeLessThanOrEqual(addMinutes(begins, 1440).getTime())
      const halfHours = halfHoursBeyond(begins, ends, returnAt)
      expect(addMinutes(ends, halfHours * 30).getTime()).toBeGreaterThanOrEqual(wanted.getTime())
      if (halfHours > 0) expect(addMinutes(ends, (halfHours - 1) * 30).getTime()).toBeLessThan(wanted.getTime())
    }),
  )
})

test('the answer is a sentence with its figures', () => {
  const later = { returnAt: '19:00', addedHalfHours: 2, differenceYen: 10_000, totalYen: 138_000 }
  expect(whatIfSentence(later)).toBe('Returning at 19:00 adds one hour: ¥10,000 more, ¥138,000 in all.')
  const within = { ...later, addedHalfHours: 0, differenceYen: 0, totalYen: 128_000 }
  expect(whatIfSentence(within)).toBe('19:00 is within the day you have: nothing more to pay.')
  const lengths = [1, 3, 4, 5, 23].map((addedHalfHours) => whatIfSentence({ ...later, addedHalfHours }))
  const words = ['half an hour', 'one and a half hours', 'two hours', 'two and a half hours', '11 and a half hours']
  expect(lengths).toEqual(words.map((length) => `Returning at 19:00 adds ${length}: ¥10,000 more, ¥138,000 in all.`))
  expect(tooLateSentence('23:30', tokyoInstant('2026-12-31', '22:00'))).toBe(
    '23:30 is later than we can drive this day: it ends at 22:00 at the latest.',
  )
})
