import { expect, test } from 'vitest'
import { tokyoTimeOf } from '#server/platform/tokyo-time.rules.ts'
import { nearestFree } from './calendar.rules.ts'

const question = {
  hours: { startTimes: ['08:00', '09:30', '13:00', '17:30'], minimumNoticeHours: 0, season: null },
  ...{ now: new Date('2026-11-16T00:00:00+09:00'), horizonDays: 30, runsOn: () => true },
  isFree: (startsAt: Date) => tokyoTimeOf(startsAt) !== '13:00',
}
const hours = (start: string, most: number) =>
  nearestFree(question, { day: '2026-11-20', start }, { days: 2, most }).map(
    (slot) => `${slot.day.slice(8)} ${slot.start}`,
  )

test('of a day the hours nearest to the one that was asked for come first, then those of the days beside it', () => {
  expect(hours('13:00', 4)).toEqual(['20 09:30', '20 17:30', '20 08:00', '21 09:30'])
  expect(hours('17:30', 2)).toEqual(['20 09:30', '20 08:00'])
})

test('where no hour was asked for, they stand as the day goes', () => {
  expect(hours('', 3)).toEqual(['20 08:00', '20 09:30', '20 17:30'])
})
