import { expect, test } from 'vitest'
import {
  addDays,
  clockAfter,
  daysBetween,
  hoursInWords,
  isDay,
  longDay,
  onTokyoClock,
  plainDay,
  shortDay,
  todayInTokyo,
  weekdayOf,
} from './days.ts'

test('a day in a row reads weekday, number, month', () => {
  expect(shortDay('2026-11-24')).toBe('Tue 24 Nov')
  expect(shortDay('2027-01-01')).toBe('Fri 1 Jan')
})

test('a day in prose is written out, with the year only on request', () => {
  expect(longDay('2026-11-24')).toBe('Tuesday 24 November')
  expect(longDay('2026-11-24', { withYear: true })).toBe('Tuesday 24 November 2026')
})

test('a day that is over reads without its weekday', () => {
  expect(plainDay('2026-03-12')).toBe('12 March 2026')
})

test('it is already tomorrow in Tokyo when London has its afternoon tea', () => {
  expect(todayInTokyo(new Date('2026-11-14T15:30:00Z'))).toBe('2026-11-15')
  expect(todayInTokyo(new Date('2026-11-14T14:59:00Z'))).toBe('2026-11-14')
})

test('something that is not a day is refused', () => {
  expect(() => shortDay('24/11/2026')).toThrow(RangeError)
})

test('days are counted over months, leap years and the new year, and back again', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31')
  for (const days of [-400, -1, 0, 1, 59, 366])
    expect(daysBetween('2026-11-24', addDays('2026-11-24', days))).toBe(days)
})

test('only days that the calendar has are days', () => {
  expect(['2026-11-24', '2028-02-29'].every(isDay)).toBe(true)
  expect(['2026-02-31', '2026-02-29', '2026-13-01', '2026-11-24T05:30', '24 Nov', ''].some(isDay)).toBe(false)
})

test('weeks begin on Monday', () => {
  expect(['2026-11-23', '2026-11-24', '2026-11-29'].map(weekdayOf)).toEqual([1, 2, 7])
})

test('a moment is written on Tokyo’s clock, as the calendars of the world know it', () => {
  const calendar = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone: 'Asia/Tokyo',
  })
  for (const written of ['2026-11-23T20:30:00Z', '2026-07-01T14:59:59Z', '2026-12-31T15:00:00Z']) {
    const at = new Date(written)
    expect(onTokyoClock(at)).toBe(`${calendar.format(at).replace(' ', 'T')}+09:00`)
    expect(onTokyoClock(at.getTime())).toBe(onTokyoClock(at))
  }
})

test('spans of time are told in hours and minutes', () => {
  expect([0, 40, 60, 605, 785].map(hoursInWords)).toEqual(['0 min', '40 min', '1 h', '10 h 05', '13 h 05'])
})

test('the clock goes on from the start of the day, over midnight both ways', () => {
  expect(clockAfter('05:30', 110)).toBe('07:20')
  expect(clockAfter('19:00', 330)).toBe('00:30')
  expect(clockAfter('00:10', -20)).toBe('23:50')
})
