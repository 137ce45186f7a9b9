import { expect, test } from 'vitest'
import { changeInWords, monthDay, monthsInWords, seasonInWords, spansOfMonths, spansOfSeason } from './season.rules.ts'

test('a season is one stretch of the year, and two over the new year', () => {
  expect(spansOfSeason(null)).toEqual([{ from: 0, to: 1 }])
  expect(spansOfSeason({ from: '01-01', to: '12-31' })).toEqual([{ from: 0, to: 1 }])
  const winter = spansOfSeason({ from: '12-01', to: '02-28' })
  expect(winter).toHaveLength(2)
  expect(winter.map(({ from, to }) => [Math.round(from * 365), Math.round(to * 365)])).toEqual([
    [0, 59],
    [334, 365],
  ])
})

test('neighbouring months are one stretch', () => {
  expect(spansOfMonths([11, 3, 4, 5]).map(({ from, to }) => [Math.round(from * 365), Math.round(to * 365)])).toEqual([
    [59, 151],
    [304, 334],
  ])
})

test('the strip and its table say the same', () => {
  expect(seasonInWords({ from: '03-10', to: '04-20' })).toBe('10 Mar to 20 Apr')
  expect(seasonInWords(null)).toBe('All year')
  expect(monthsInWords([12, 1, 2, 6])).toBe('Jun, Dec to Feb')
})

test('no month gets a day that it does not have', () => {
  expect(monthDay(2, 31)).toBe('02-29')
  expect(monthDay(11, 0)).toBe('11-01')
})

test('what a season changes is told with its weekdays', () => {
  expect(changeInWords({ closed: true, weekdays: [2, 4], percent: 0 })).toBe('closed on Tuesdays and Thursdays')
  expect(changeInWords({ closed: true, weekdays: [], percent: 0 })).toBe('closed')
  expect(changeInWords({ closed: false, weekdays: [], percent: 8 })).toBe('8%')
})
