import { expect, test } from 'vitest'
import { minutesOfWeek, restsOfWeek, shortestRest, type UsualWeek, weekInWords } from './usual-week.ts'

const hours = (from: number, until: number) => ({ fromMinutes: from * 60, untilMinutes: until * 60 })
const off = null

test('of a long day no more counts than a day of work may last', () => {
  const week: UsualWeek = [hours(4, 20), hours(4, 20), off, hours(9, 13), off, off, off]
  expect(minutesOfWeek(week, 13 * 60)).toBe((13 + 13 + 4) * 60)
  expect(minutesOfWeek(week, null)).toBe((16 + 16 + 4) * 60)
})

test('rest is told between days that follow each other, over Sunday night too, and not across a day off', () => {
  const week: UsualWeek = [hours(5, 16), hours(12, 23), off, hours(6, 14), off, off, hours(8, 25)]
  expect(restsOfWeek(week).map(({ after, before, minutes }) => [after, before, minutes / 60])).toEqual([
    [0, 1, 20],
    [6, 0, 4],
  ])
  expect(shortestRest(week)).toEqual({ after: 6, before: 0, minutes: 240 })
  expect(shortestRest([hours(5, 16), off, off, off, off, off, off])).toBeUndefined()
})

test('a shift that reaches into the next one rests less than nothing', () => {
  expect(shortestRest([hours(10, 30), hours(4, 12), off, off, off, off, off])?.minutes).toBe(-120)
})

test('days that follow each other with the same hours are told together', () => {
  const week: UsualWeek = [hours(7, 18), hours(7, 18), off, hours(7, 18), hours(12, 23), off, off]
  expect(weekInWords(week)).toBe('Mon to Tue 07:00 to 18:00, Thu 07:00 to 18:00, Fri 12:00 to 23:00')
  expect(weekInWords([hours(10, 27), off, off, off, off, off, hours(8, 24)])).toBe(
    'Mon 10:00 to 03:00 the next day, Sun 08:00 to 24:00',
  )
})
