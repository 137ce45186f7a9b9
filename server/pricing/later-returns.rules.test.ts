import { expect, test } from 'vitest'
import { tokyoInstant } from '#server/platform/tokyo-time.rules.ts'
import { type NoLater, whyNoLaterSentence } from './later-returns.rules.ts'

const sentence = (no: Partial<NoLater>) =>
  whyNoLaterSentence({
    why: 'longest-day',
    latestEndsAt: tokyoInstant('2026-12-12', '17:00'),
    extraHalfHours: 0,
    longestMinutes: 780,
    ...no,
  })

test('hours of duty, a shift, another guest and our own bound are four different reasons', () => {
  expect(sentence({})).toBe(
    'With the way from the garage and back this is already the longest day a chauffeur may work (13 hours), so it cannot end later than 17:00.',
  )
  expect(sentence({ extraHalfHours: 2 })).toBe(
    'Until 17:00 it is the longest day a chauffeur may work, from the garage and back (13 hours).',
  )
  expect(sentence({ why: 'shift' })).toBe(
    'Our crews for this day are on duty until then, so it cannot end later than 17:00.',
  )
  expect(sentence({ why: 'taken' })).toBe(
    'The cars and crews of this day have other guests afterwards, so it cannot end later than 17:00.',
  )
  expect(sentence({ why: 'most-hours', extraHalfHours: 8 })).toBe(
    'We add four hours at most, so it cannot end later than 17:00.',
  )
})
