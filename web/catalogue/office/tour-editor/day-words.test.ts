import { expect, test } from 'vitest'
import { clockAfter } from '#core/days.ts'
import { inMinutes, mendInWords, minutesAfter, problemReason, problemTitle } from './day-words.ts'
import { type DayStop, problemsOfDay } from './itinerary.rules.ts'

const stop = (name: string, driveMinutes: number, stayMinutes: number, fixedArrivalMinutes: number | null = null) =>
  ({ name, driveMinutes, stayMinutes, fixedArrivalMinutes }) satisfies DayStop

test('the clock goes round, and an hour is counted from the start', () => {
  expect(clockAfter('17:30', 480)).toBe('01:30')
  expect(minutesAfter('05:30', '12:45')).toBe(435)
  expect(minutesAfter('18:00', '00:30')).toBe(390)
  expect(minutesAfter('05:30', '25:00')).toBeNull()
})

test('minutes are said as one says them', () => {
  expect([1, 10, 25, 80].map(inMinutes)).toEqual(['One minute', 'Ten minutes', '25 minutes', '1 h 20'])
})

test('a delay says by how much, why, and how to mend it', () => {
  const stops = [stop('Fifth Station', 310, 90), stop('Lunch', 45, 70, 435)]
  const [problem] = problemsOfDay({ stops, returnDriveMinutes: 215, durationMinutes: 720 })
  if (!problem) throw new Error('It should be late.')
  expect(problemTitle(problem, stops)).toBe('Ten minutes too late for Lunch')
  expect(problemReason(problem, stops, '05:30')).toBe(
    'It is fixed for 12:45. Leaving Fifth Station at 12:10 and driving 45 min gives 12:55.',
  )
  expect(problem.mends.map((mend) => mendInWords(mend, stops, '05:30'))).toEqual([
    'Stay 80 min at Fifth Station',
    'Move Lunch to 12:55, end 17:40',
  ])
})
