import { expect, test } from 'vitest'
import { codeLabel, whyNothingLeft, whyNotOnDay, whyNotOpen } from './offer-code.rules.ts'

const days = { travelFrom: '2026-12-01', travelTo: '2026-12-18', weekdays: [1, 2, 3, 4, 5] }
const open = { isRunning: true, isForThis: true, bookFrom: '2026-11-01', bookUntil: '2026-11-30' }

test('a day of travel counts from the first to the last, on its days of the week', () => {
  const on = (day: string) => whyNotOnDay(days, day)?.outcome ?? null
  expect(['2026-11-30', '2026-12-01', '2026-12-05', '2026-12-18', '2026-12-19'].map(on)).toEqual([
    'travel-early',
    null,
    'weekday',
    null,
    'travel-late',
  ])
  expect(whyNotOnDay(days, '2026-12-05')?.words).toBe('does not count on Saturdays')
})

test('it is open from the first day of booking to the last, while it runs, for its tours', () => {
  const on = (day: string) => whyNotOpen(open, { bookedOn: day, what: 'tour' })?.outcome ?? null
  expect(['2026-10-31', '2026-11-01', '2026-11-30', '2026-12-01'].map(on)).toEqual([
    'too-early',
    null,
    null,
    'too-late',
  ])
  expect(whyNotOpen({ ...open, isRunning: false }, { bookedOn: '2026-11-15', what: 'tour' })?.outcome).toBe('not-open')
  expect(whyNotOpen({ ...open, isForThis: false }, { bookedOn: '2026-11-15', what: 'tour' })?.outcome).toBe(
    'other-tour',
  )
})

test('something is left until the last yen of the budget, and once is once', () => {
  const left = (budgetYen: number | null, oncePerGuest: boolean, givenYen: number, byGuest = 0) =>
    whyNothingLeft({ budgetYen, oncePerGuest }, { givenYen, byGuest }, 1000)?.outcome ?? null
  expect(left(5000, false, 4000)).toBeNull()
  expect(left(5000, false, 4001)).toBe('budget')
  expect(left(null, false, 9_000_000)).toBeNull()
  expect(left(null, true, 0, 1)).toBe('used')
  expect(left(null, false, 0, 1)).toBeNull()
})

test('the line of a code is called as the figures look for it', () => {
  expect(codeLabel('KANBARE')).toMatch(/^Code ([A-Z0-9]+)$/)
})
