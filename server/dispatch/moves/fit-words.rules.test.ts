import { expect, test } from 'vitest'
import type { Job } from '#server/inventory/index.ts'
import { addMinutes, tokyoInstant } from '#server/platform/tokyo-time.rules.ts'
import { restsInWords, takenInShort } from './fit-words.rules.ts'

const monday = '2026-11-16'
const job = (day: string, start: string, hours: number): Job => {
  const startsAt = tokyoInstant(day, start)
  const where = { fromArea: 'town', toArea: 'town', drivingMinutes: 60, isBus: false }
  return { startsAt, endsAt: addMinutes(startsAt, hours * 60), ...where }
}
const nikko = job(monday, '06:30', 11)

test('a row says when it is taken on the day of the job', () => {
  expect(takenInShort(nikko, [job(monday, '09:00', 8)])).toBe('Taken from 09:00')
  expect(takenInShort(nikko, [job(monday, '05:00', 3)])).toBe('Taken until 08:00')
  expect(takenInShort(nikko, [job(monday, '04:30', 14)])).toBe('Taken all day')
  expect(takenInShort(nikko, [job(monday, '17:00', 3), job(monday, '10:00', 2)])).toBe('Taken 10:00, 17:00')
  const four = ['06:00', '09:00', '12:00', '15:00'].map((start) => job(monday, start, 1))
  expect(takenInShort(nikko, four)).toBe('Taken 4 times')
  expect(takenInShort(nikko, [job('2026-11-14', '09:00', 8), job(monday, '09:00', 8)])).toBe('Taken from 09:00')
})

test('rests are told before and after, as far as anything stands near', () => {
  expect(restsInWords({ restBeforeMinutes: 750, restAfterMinutes: 780 })).toBe('Rest before 12 h 30, after 13 h')
  expect(restsInWords({ restBeforeMinutes: null, restAfterMinutes: 780 })).toBe('Rest after 13 h')
  expect(restsInWords({ restBeforeMinutes: null, restAfterMinutes: null })).toBeNull()
})
