import { expect, test } from 'vitest'
import {
  type DeskHours,
  deskHoursInWords,
  hoursOn,
  nobodyAnswers,
  usualHoursInWords,
  whoAnswers,
} from './desk-hours.ts'

const hours = (from: number, until: number) => ({ fromMinutes: from * 60, untilMinutes: until * 60 })
const every = (one: ReturnType<typeof hours>): DeskHours['week'] => Array.from({ length: 7 }, () => one)
const daily: DeskHours = { week: every(hours(5, 23)), exceptions: [] }
const newYear: DeskHours = {
  ...daily,
  exceptions: [
    { day: '2027-01-01', hours: null },
    { day: '2026-12-31', hours: hours(9, 15) },
  ],
}
const at = (clock: string) => `${clock}:00+09:00`

test('hours are told shortly where every day has the same, day by day where not, and not at all where there are none', () => {
  expect(usualHoursInWords(daily)).toBe('05:00 to 23:00 every day')
  expect(usualHoursInWords({ ...daily, week: every(hours(0, 24)) })).toBe('day and night')
  expect(usualHoursInWords({ ...daily, week: every(hours(22, 46)) })).toBe('day and night')
  const weekdays = [...every(hours(8, 20)).slice(0, 5), hours(18, 26), null]
  expect(usualHoursInWords({ ...daily, week: weekdays })).toBe(
    'Mon to Fri 08:00 to 20:00, Sat 18:00 to 02:00 the next day',
  )
  expect(usualHoursInWords(nobodyAnswers)).toBe('')
})

test('a day with other hours is told from a month before until it is over, the first one first', () => {
  const told = '05:00 to 23:00 every day (Thu 31 Dec 09:00 to 15:00, Fri 1 Jan nobody)'
  expect(deskHoursInWords(newYear, '2026-11-30')).toBe('05:00 to 23:00 every day')
  expect(deskHoursInWords(newYear, '2026-12-02')).toBe(told)
  expect(deskHoursInWords(newYear, '2026-12-31')).toBe(told)
  expect(deskHoursInWords(newYear, '2027-01-02')).toBe('05:00 to 23:00 every day')
})

test('what a single day says counts before its weekday', () => {
  expect([hoursOn(newYear, '2026-12-30'), hoursOn(newYear, '2026-12-31'), hoursOn(newYear, '2027-01-01')]).toEqual([
    ...[hours(5, 23), hours(9, 15), null],
  ])
})

test('whether somebody answers is known to the minute, over midnight too, and otherwise when somebody does next', () => {
  expect(whoAnswers(daily, at('2026-11-24T05:00'))).toEqual({ isThere: true })
  expect(whoAnswers(daily, at('2026-11-24T22:59'))).toEqual({ isThere: true })
  expect(whoAnswers(daily, at('2026-11-24T04:59'))).toEqual({ isThere: false, next: '05:00' })
  expect(whoAnswers(daily, at('2026-11-24T23:00'))).toEqual({ isThere: false, next: '05:00 tomorrow' })
  expect(whoAnswers(newYear, at('2026-12-31T15:00'))).toEqual({ isThere: false, next: 'Sat 2 Jan, 05:00' })
  const night: DeskHours = { ...daily, week: [hours(18, 26), null, null, null, null, null, null] }
  expect(whoAnswers(night, at('2026-11-24T01:59'))).toEqual({ isThere: true })
  expect(whoAnswers(night, at('2026-11-24T02:00'))).toEqual({ isThere: false, next: 'Mon 30 Nov, 18:00' })
  expect(whoAnswers(nobodyAnswers, at('2026-11-24T12:00'))).toEqual({ isThere: false, next: null })
})
