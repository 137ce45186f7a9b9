import { expect, test } from 'vitest'
import { tokyoInstant } from '#server/platform/tokyo-time.rules.ts'
import { placesShut } from './places-shut.rules.ts'

const stops = [
  { name: 'Great Buddha', arrivalMinutes: 75, stayMinutes: 60 },
  { name: 'Hokoku-ji', arrivalMinutes: 360, stayMinutes: 45 },
]
const tour = { startTimes: ['08:00', '09:00'], stops }
const at = (clock: string) => placesShut(tour, tokyoInstant('2027-03-20', clock))

test('within an hour of when a tour begins everything is taken to be open', () => {
  for (const clock of ['07:00', '08:00', '08:30', '09:00', '10:00']) expect(at(clock)).toBeNull()
})

test('later or earlier than that it says which place may be shut, when, and when it never is', () => {
  expect(at('14:00')).toBe(
    'Hokoku-ji would be left at 20:45. On this tour that is at 15:45 at the latest: it may be shut.',
  )
  expect(at('05:00')).toBe(
    'Great Buddha would be reached at 06:15. On this tour that is at 09:15 at the earliest: it may be shut.',
  )
})

test('a tour without places has none that is shut', () => {
  expect(placesShut({ ...tour, stops: [] }, tokyoInstant('2027-03-20', '20:00'))).toBeNull()
})
