import { expect, test } from 'vitest'
import { closedOn } from './closed-days.ts'
import { closedInWords } from './closed-words.ts'

const allYear = { from: '01-01', to: '12-31' }
const winter = { from: '12-01', to: '02-29' }

test('a weekday is closed all year, or in a part of it, and the days beside it are not', () => {
  const museum = { ...allYear, weekdays: [2] }
  expect(closedOn([museum], '2026-12-08')).toBe(museum)
  expect(['2026-12-07', '2026-12-09'].map((day) => closedOn([museum], day))).toEqual([undefined, undefined])
  const village = { ...winter, weekdays: [3] }
  const days = ['2026-11-25', '2026-12-02', '2027-02-24', '2028-02-29', '2027-03-03']
  expect(days.map((day) => closedOn([village], day) !== undefined)).toEqual([false, true, true, false, false])
  expect(closedOn([museum, village], '2026-12-09')).toBe(village)
})

test('without weekdays every day of the part is closed, and Sunday is the seventh day', () => {
  const days = ['2026-12-05', '2026-12-06', '2026-12-07']
  const open = (weekdays: number[]) => days.map((day) => closedOn([{ ...winter, weekdays }], day) === undefined)
  expect(open([])).toEqual([false, false, false])
  expect(open([7])).toEqual([true, false, true])
})

test('it is told in words, with the reason', () => {
  const name = 'the museum is closed'
  expect(closedInWords({ name, ...allYear, weekdays: [2] })).toBe('does not run on Tuesdays: the museum is closed')
  expect(closedInWords({ name, ...winter, weekdays: [7, 1] })).toBe(
    'does not run on Mondays and Sundays from 1 December to 29 February: the museum is closed',
  )
  expect(closedInWords({ name, ...winter, weekdays: [] })).toBe(
    'does not run from 1 December to 29 February: the museum is closed',
  )
})
