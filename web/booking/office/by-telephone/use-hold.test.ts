import { expect, test } from 'vitest'
import { usualDeadline } from './use-hold.ts'

const until = (now: string, startsAt?: string) => {
  const { untilDay, untilTime } = usualDeadline(now, startsAt)
  return `${untilDay} ${untilTime}`
}

test('a crew is held until this evening, or tomorrow noon once that is near', () => {
  expect(until('2026-11-16T10:30:00+09:00')).toBe('2026-11-16 18:00')
  expect(until('2026-11-16T16:05:00+09:00', '2026-12-01T08:00:00+09:00')).toBe('2026-11-17 12:00')
})

test('of a day that is near it is held until two hours before, and never for less than half an hour', () => {
  expect(until('2026-11-16T16:05:00+09:00', '2026-11-17T08:00:00+09:00')).toBe('2026-11-17 06:00')
  expect(until('2026-11-16T10:30:00+09:00', '2026-11-16T12:00:00+09:00')).toBe('2026-11-16 11:00')
})
