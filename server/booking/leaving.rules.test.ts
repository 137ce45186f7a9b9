import { expect, test } from 'vitest'
import { eraseDayOf, isOver } from './leaving.rules.ts'

/** Half past eight in the evening in Tokyo. */
const endsAt = new Date('2026-12-09T11:30:00Z')

test('a day is told apart from its guest 30 days after it, by the calendar of Tokyo', () => {
  expect(eraseDayOf({ endsAt })).toBe('2027-01-08')
  expect(eraseDayOf({ endsAt: new Date('2026-12-09T15:30:00Z') })).toBe('2027-01-09')
})

test('a booking is over when nobody is driven any more, or the day is long enough ago', () => {
  const before = new Date('2027-01-07T14:59:00Z')
  const after = new Date('2027-01-07T15:00:00Z')
  for (const state of ['confirmed', 'redeemed', 'no_show', 'pending', 'on_hold'] as const) {
    expect(isOver({ state, endsAt }, before)).toBe(false)
    expect(isOver({ state, endsAt }, after)).toBe(true)
  }
  for (const state of ['cancelled', 'expired', 'rejected'] as const)
    expect(isOver({ state, endsAt }, new Date('2026-11-15T00:00:00Z'))).toBe(true)
})
