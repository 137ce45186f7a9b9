import { expect, test } from 'vitest'
import { freeUntil } from './free-until.ts'

const usual = [
  { hoursBefore: 24, refundPercent: 50 },
  { hoursBefore: 48, refundPercent: 100 },
]
const layover = [
  { hoursBefore: 24, refundPercent: 100 },
  { hoursBefore: 6, refundPercent: 50 },
  { hoursBefore: 0, refundPercent: 0 },
]
const generous = [{ hoursBefore: 0, refundPercent: 100 }]
const now = new Date('2026-11-15T12:00:00+09:00')
const at = (day: string, start = '05:30') => ({ day, start })

test('one sentence says until when cancelling is free, on Tokyo’s clock once there is a day', () => {
  expect(freeUntil(usual, null, now)).toBe('Free to cancel or move until 48 hours before the start.')
  expect(freeUntil(usual, at('2026-11-24'), now)).toBe(
    'Free to cancel or move until Sunday 22 November, 05:30 Tokyo time.',
  )
  expect(freeUntil(layover, at('2026-11-24', '08:30'), now)).toBe(
    'Free to cancel or move until Monday 23 November, 08:30 Tokyo time.',
  )
  expect(freeUntil(generous, at('2026-11-24'), now)).toBe('Free to cancel or move until the start.')
  expect(freeUntil(generous, null, now)).toBe('Free to cancel or move until the start.')
})

test('once that has passed, the sentence says what is left', () => {
  expect(freeUntil(usual, at('2026-11-16', '19:00'), now)).toBe(
    'Cancelling gives 50% back until Sunday 15 November, 19:00 Tokyo time.',
  )
  expect(freeUntil(usual, at('2026-11-15', '19:00'), now)).toBe('So near to the start, cancelling gives nothing back.')
  expect(freeUntil([], null, now)).toBe('Once booked, cancelling gives nothing back.')
})
